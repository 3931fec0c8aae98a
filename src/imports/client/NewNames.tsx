import { useState, type ReactNode } from "react";
import type { ImportView } from "#imports/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import styles from "./imports.module.css";

interface NewNamesProps {
  names: ImportView["unknownNames"];
  /** Those that are to be created as things stand. */
  applied: readonly string[];
  texts: {
    title: string;
    intro: { one: string; other: string };
    /** « 12 personnes ». */
    rows: { one: string; other: string };
    tick: string;
  };
  isBusy: boolean;
  apply: (create: string[]) => void;
  /** What else is chosen for them: where it stands in the way, and where it was changed since. */
  more?: { field: ReactNode; reason: string | null; isChanged: boolean };
}

/** What the file names and the company does not have: those ticked are created with the import, each by choice. */
export function NewNames({ names, applied, texts, isBusy, apply, more }: NewNamesProps) {
  const { newNames: shared } = useTexts("imports");
  const say = useSay();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(applied));
  if (names.length === 0) return null;
  const create = names.map(({ name }) => name).filter((name) => ticked.has(name));
  const before = applied.filter((name) => names.some((one) => one.name === name));
  const isSame = create.length === before.length && before.every((name) => ticked.has(name));
  const isUnchanged = isSame && !(more?.isChanged && create.length > 0);
  const isNone = create.length === 0 && before.length === 0;
  const reason = more?.reason ?? (isNone ? texts.tick : isUnchanged ? shared.unchanged : null);
  const isAll = create.length === names.length;
  const toggle = (name: string, isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...ticked, name] : [...ticked].filter((one) => one !== name)));
  return (
    <Section
      title={texts.title}
      intro={say(texts.intro, { count: names.length })}
      action={
        names.length > 1 && (
          <Button size="small" onClick={() => setTicked(new Set(isAll ? [] : names.map(({ name }) => name)))}>
            {isAll ? shared.none : shared.all}
          </Button>
        )
      }
    >
      <Stack>
        <ul className={styles.names}>
          {names.map(({ name, count, like }) => (
            <li key={name}>
              <CheckboxField
                label={name}
                checked={ticked.has(name)}
                onChange={(isTicked) => toggle(name, isTicked)}
                description={
                  <>
                    {say(texts.rows, { count })}
                    {like && <span className={styles.like}>{say(shared.like, { name: like })}</span>}
                  </>
                }
              />
            </li>
          ))}
        </ul>
        {more?.field}
        <Row>
          <Button busy={isBusy} disabledReason={reason} onClick={() => apply(create)}>
            {shared.apply}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}
