import { useState } from "react";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { TextAreaField } from "#platform/ui/forms/fields.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { RecognisedPerson } from "../../contract.ts";
import { splitList, maxLineLength } from "../../rules/pastedList.ts";
import { maxPeople } from "../../rules/selection.ts";
import { campaignsApi } from "../queries.ts";

/** A name that several people have. */
export interface AmbiguousName {
  line: string;
  people: readonly RecognisedPerson[];
}
interface Outcome {
  found: number;
  unknown: number;
}

interface PastedListProps {
  text: string;
  onText: (text: string) => void;
  /** The lines whose namesakes are still to be chosen from. */
  alike: readonly AmbiguousName[];
  onAlike: (alike: readonly AmbiguousName[]) => void;
  onFound: (people: readonly Pickable[]) => void;
}

/** Names or addresses, one a line: who is recognised is chosen, the other lines stay where they were written. */
export function PastedList({ text, onText, alike, onAlike, onFound }: PastedListProps) {
  const {
    createCampaign: { pasted: texts },
  } = useTexts("campaigns");
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const lines = splitList(text);
  const asked = lines.filter(({ length }) => length <= maxLineLength);
  const recognise = useAction({
    run: () => campaignsApi.recognise({ lines: asked }),
    onSuccess: ({ items }) => {
      const known = items.map(({ people }, index) => ({ line: asked[index] ?? "", people }));
      const found = known.flatMap(({ people }) => (people.length === 1 ? people : []));
      const recognisedLines = new Set(
        known.filter(({ people }) => people.length > 0).map(({ line }) => line),
      );
      const unknown = lines.filter((line) => !recognisedLines.has(line));
      onFound(found.map(toPickable));
      onAlike(known.filter(({ people }) => people.length > 1));
      onText(unknown.join("\n"));
      setOutcome({ found: found.length, unknown: unknown.length });
    },
  });
  const settle = (line: string) => onAlike(alike.filter((other) => other.line !== line));
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
      </div>
    );
  return (
    <Stack>
      <TextAreaField
        label={texts.label}
        description={texts.hint}
        optional
        rows={6}
        value={text}
        onChange={onText}
        disabled={recognise.busy}
      />
      <div>
        <Button
          busy={recognise.busy}
          disabledReason={
            asked.length === 0
              ? texts.empty
              : asked.length > maxPeople
                ? say(texts.tooMany, { most: maxPeople })
                : null
          }
          onClick={() => void recognise.run()}
        >
          {texts.find}
        </Button>
      </div>
      {outcome && (
        <output>
          {say(texts.found, { count: outcome.found })}
          {alike.length > 0 && ` ${say(texts.unclear, { count: alike.length })}`}
          {outcome.unknown > 0 && ` ${say(texts.unknown, { count: outcome.unknown })}`}
        </output>
      )}
      {alike.map(({ line, people }) => (
        <Notice key={line} title={say(texts.alike, { line })}>
          <Row>
            {people.map((one) => (
              <Button
                key={one.id}
                size="small"
                onClick={() => {
                  onFound([{ ...toPickable(one), detail: one.email }]);
                  settle(line);
                }}
              >
                {say(texts.choose, { name: fullName(one), email: one.email })}
              </Button>
            ))}
            <Button
              size="small"
              variant="quiet"
              accessibleName={say(texts.leaveOutNamed, { line })}
              onClick={() => settle(line)}
            >
              {texts.leaveOut}
            </Button>
          </Row>
        </Notice>
      ))}
    </Stack>
  );
}

const toPickable = ({ id, firstName, lastName, email, jobTitle }: RecognisedPerson): Pickable => ({
  id,
  firstName,
  lastName,
  detail: jobTitle ?? email,
});
