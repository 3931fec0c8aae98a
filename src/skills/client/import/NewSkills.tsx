import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportOptions, ImportView } from "#imports/contract.ts";
import { NewNames } from "#imports/client/NewNames.tsx";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { skills } from "../queries.ts";

interface NewSkillsProps {
  view: ImportView;
  isBusy: boolean;
  apply: (options: ImportOptions) => void;
}

/** The skills that the file names and the company does not have: those ticked are created, in one family. */
export function NewSkills({ view: { unknownNames, options }, isBusy, apply }: NewSkillsProps) {
  const { newSkills: texts } = useTexts("questionImport");
  const { language } = useLanguage();
  const stored = { create: readList(options["create"]), family: readText(options["family"]) };
  const [chosen, setChosen] = useState(stored.family);
  const families = useQuery(skills.families.queryOptions({ input: {} }));
  const offered = (families.data?.items ?? []).filter(({ isArchived }) => !isArchived);
  const family = chosen || (offered[0]?.id ?? "");
  const field = (
    <SelectField
      label={texts.family}
      value={family}
      options={offered.map(({ id, name }) => ({ value: id, label: translated(language, name).text }))}
      onChange={setChosen}
    />
  );
  return (
    <NewNames
      names={unknownNames}
      applied={stored.create}
      texts={texts}
      isBusy={isBusy || families.isPending}
      apply={(create) => apply({ create, family })}
      more={{ field, reason: family ? null : texts.noFamily, isChanged: family !== stored.family }}
    />
  );
}

const readList = (option: ImportOptions[string] | undefined) => (Array.isArray(option) ? option : []);
const readText = (option: ImportOptions[string] | undefined) => (typeof option === "string" ? option : "");
