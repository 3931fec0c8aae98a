import type { ImportOptions } from "#imports/contract.ts";
import { emptyingWords } from "#imports/rules/rowParser.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import { later } from "#platform/ui/later.ts";

const ChangeHelp = later(async () => (await import("../consequences/ChangeHelp.tsx")).ChangeHelp);

interface ImportOptionsProps {
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
}

/** What becomes of those whom the company knows, and whether the new ones are written to. */
export function PeopleImportOptions({ options, onChange }: ImportOptionsProps) {
  const texts = useTexts("peopleImport");
  const { known, invitations } = texts;
  const say = useSay();
  const { language } = useLanguage();
  const chosen = (name: string) => (typeof options[name] === "string" ? options[name] : null);
  return (
    <Section title={texts.options}>
      <Stack gap="large">
        <ChoiceCards
          legend={known.legend}
          value={chosen("known")}
          onChange={(value) => onChange({ ...options, known: value })}
          columns={2}
          choices={[
            {
              value: "update",
              label: known.update,
              description: say(known.updateDetail, { word: emptyingWords[language] }),
            },
            { value: "skip", label: known.skip, description: known.skipDetail },
          ]}
        />
        {chosen("known") === "update" && <ChangeHelp open />}
        <ChoiceCards
          legend={invitations.legend}
          value={chosen("invitations")}
          onChange={(value) => onChange({ ...options, invitations: value })}
          columns={1}
          choices={[
            { value: "later", label: invitations.later, description: invitations.laterDetail },
            { value: "now", label: invitations.now, description: invitations.nowDetail },
            { value: "none", label: invitations.none, description: invitations.noneDetail },
          ]}
        />
      </Stack>
    </Section>
  );
}
