import { handle } from "#platform/server/handle.ts";
import { skillsContract, type LibraryFamily } from "../../contract.ts";
import { listLibraryRows, listValues, type LibraryRow } from "../queries.ts";

export const readCatalogueEndpoint = handle(skillsContract.catalogue, async ({ actor, tx }) => {
  const families = familiesOf(await listLibraryRows(tx, actor.companyId));
  const values = (await listValues(tx, actor.companyId)).map((value) => ({
    id: value.id,
    name: { fr: value.nameFr, en: value.nameEn },
    question: { fr: value.questionFr, en: value.questionEn },
  }));
  return { families, values };
});

/** Rows come in order, so that each belongs to the last family and skill or opens the next one. */
function familiesOf(rows: readonly LibraryRow[]): LibraryFamily[] {
  const families: LibraryFamily[] = [];
  for (const { family, skill, question } of rows) {
    let inFamily = families.at(-1);
    if (inFamily?.id !== family.id) {
      inFamily = { id: family.id, name: { fr: family.nameFr, en: family.nameEn }, skills: [] };
      families.push(inFamily);
    }
    if (!skill) continue;
    let inSkill = inFamily.skills.at(-1);
    if (inSkill?.id !== skill.id) {
      inSkill = skillOf(skill);
      inFamily.skills.push(inSkill);
    }
    if (!question) continue;
    const { id, type, isRequired, textFr, textEn } = question;
    inSkill.questions.push({ id, type, isRequired, text: { fr: textFr, en: textEn } });
  }
  return families;
}

const skillOf = (skill: NonNullable<LibraryRow["skill"]>): LibraryFamily["skills"][number] => ({
  id: skill.id,
  name: { fr: skill.nameFr, en: skill.nameEn },
  description: skill.descriptionFr ? { fr: skill.descriptionFr, en: skill.descriptionEn } : null,
  questions: [],
});
