import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportOptions, ImportView } from "#imports/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { CheckboxField, SelectField } from "#platform/ui/fields.tsx";
import { Row, Section, Stack } from "#platform/ui/Section.tsx";
import { skills } from "../queries.ts";
import styles from "./import.module.css";

interface NewSkillsProps {
  view: ImportView;
  isBusy: boolean;
  apply: (options: ImportOptions) => void;
}

/** The skills that the file names and the company does not have: those ticked are created, in one family. */
export function NewSkills({ view: { unknownNames, options }, isBusy, apply }: NewSkillsProps) {
  const { newSkills: texts } = useTexts("questionImport");
  const say = useSay();
  const { language } = useLanguage();
  const stored = { create: listOf(options["create"]), family: wordOf(options["family"]) };
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(stored.create));
  const [chosen, setChosen] = useState(stored.family);
  const families = useQuery(skills.families.queryOptions({ input: {} }));
  const offered = (families.data?.items ?? []).filter(({ isArchived }) => !isArchived);
  const family = chosen || (offered[0]?.id ?? "");
  if (unknownNames.length === 0) return null;
  const create = unknownNames.filter((name) => ticked.has(name));
  const isSame =
    create.length === stored.create.length &&
    stored.create.every((name) => ticked.has(name)) &&
    (create.length === 0 || family === stored.family);
  const isNone = create.length === 0 && stored.create.length === 0;
  const reason = !family ? texts.noFamily : isNone ? texts.tick : isSame ? texts.unchanged : null;
  const isAll = create.length === unknownNames.length;
  return (
    <Section
      title={texts.title}
      intro={say(texts.intro, { count: unknownNames.length })}
      action={
        unknownNames.length > 1 && (
          <Button size="small" onClick={() => setTicked(new Set(isAll ? [] : unknownNames))}>
            {isAll ? texts.none : texts.all}
          </Button>
        )
      }
    >
      <Stack>
        <ul className={styles.names}>
          {unknownNames.map((name) => (
            <li key={name}>
              <CheckboxField
                label={name}
                checked={ticked.has(name)}
                onChange={(isTicked) =>
                  setTicked(new Set(isTicked ? [...ticked, name] : [...ticked].filter((one) => one !== name)))
                }
              />
            </li>
          ))}
        </ul>
        <SelectField
          label={texts.family}
          value={family}
          options={offered.map(({ id, name }) => ({ value: id, label: translated(language, name).text }))}
          onChange={setChosen}
        />
        <Row>
          <Button
            busy={isBusy || families.isPending}
            disabledReason={reason}
            onClick={() => apply({ create, family })}
          >
            {texts.apply}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

const listOf = (option: ImportOptions[string] | undefined) => (Array.isArray(option) ? option : []);
const wordOf = (option: ImportOptions[string] | undefined) => (typeof option === "string" ? option : "");
