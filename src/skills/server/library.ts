import type { Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import { libraryFamilies, libraryValues } from "../../../database/library/library.ts";
import { companyValues, questions, skillFamilies, skills } from "../tables.ts";

/** Gives a company the default library: families, skills, questions and values (§7 of the decisions). */
export async function addLibrary(
  tx: Tenant,
  { newId }: Pick<Services, "newId">,
  companyId: string,
): Promise<void> {
  const familyRows = libraryFamilies.map((family, position) => ({ family, id: newId(), position }));
  await tx.insert(skillFamilies).values(
    familyRows.map(({ family, id, position }) => ({
      companyId,
      id,
      key: family.key,
      nameFr: family.name.fr,
      nameEn: family.name.en,
      descriptionFr: family.description.fr,
      descriptionEn: family.description.en,
      position,
    })),
  );
  const skillRows = familyRows.flatMap(({ family, id: familyId }) =>
    family.skills.map((skill, position) => ({ skill, id: newId(), familyId, position })),
  );
  await tx.insert(skills).values(
    skillRows.map(({ skill, id, familyId, position }) => ({
      companyId,
      id,
      familyId,
      key: skill.key,
      nameFr: skill.name.fr,
      nameEn: skill.name.en,
      descriptionFr: skill.description.fr,
      descriptionEn: skill.description.en,
      position,
    })),
  );
  await tx.insert(questions).values(
    skillRows.flatMap(({ skill, id: skillId }) =>
      skill.questions.map((question, position) => ({
        companyId,
        id: newId(),
        skillId,
        slug: question.slug,
        textFr: question.text.fr,
        textEn: question.text.en,
        nameSelfFr: question.selfText.fr,
        nameSelfEn: question.selfText.en,
        type: question.type,
        options: (question.options ?? []).map(({ value, label }) => ({ value, fr: label.fr, en: label.en })),
        isRequired: question.required,
        position,
      })),
    ),
  );
  await tx.insert(companyValues).values(
    libraryValues.map((value, position) => ({
      companyId,
      id: newId(),
      key: value.key,
      nameFr: value.name.fr,
      nameEn: value.name.en,
      sentenceFr: value.sentence.fr,
      sentenceEn: value.sentence.en,
      questionFr: value.question.fr,
      questionEn: value.question.en,
      nameSelfFr: value.selfQuestion.fr,
      nameSelfEn: value.selfQuestion.en,
      behaviours: value.behaviours.map(({ fr, en }) => ({ fr, en })),
      position,
    })),
  );
}
