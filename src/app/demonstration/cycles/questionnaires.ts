import { sql } from "drizzle-orm";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { freezeQuestionnaire } from "#evaluations/rules/questionnaire.ts";
import { giveQuestions } from "#evaluations/server/giveQuestions.ts";
import { readDraftQuestionnaire } from "#evaluations/server/queries/questionnaires.ts";
import { evaluationObjectives, questionnaires } from "#evaluations/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { ratedDimensions } from "#weights/vocabulary.ts";
import { demoObjectives } from "../../../../database/demo.ts";
import { insertRows } from "./insertRows.ts";

interface Drafts {
  companyId: string;
  campaignId: string;
  /** Drafts of the campaign that wait for their questions. */
  ids: readonly string[];
  skillIds: readonly string[];
}

/** Gives the drafts of a cycle the same skills, the values and the objectives, and freezes what each of them asks. */
export async function freezeCycle(
  tx: Tenant,
  { newId }: Services,
  { companyId, campaignId, ids, skillIds }: Drafts,
): Promise<Map<string, QuestionnaireItem[]>> {
  await giveQuestions(tx, { companyId, campaignId, source: { from: "skills", ids: skillIds } });
  await tx.execute(sql`
    insert into evaluation_values (company_id, id, evaluation_id, value_id, display_order)
    select v.company_id, gen_random_uuid(), draft.id, v.id, row_number() over (partition by draft.id order by v.position, v.id)
    from company_values v cross join unnest(${sql.param([...ids])}::uuid[]) as draft(id)
    where v.company_id = ${companyId} and not v.is_archived`);
  const objectives = ids.flatMap((evaluationId) =>
    demoObjectives.map(({ name }, index) => ({
      companyId,
      id: newId(),
      evaluationId,
      nameFr: name.fr,
      nameEn: name.en,
      displayOrder: index + 1,
    })),
  );
  await insertRows(tx, evaluationObjectives, objectives);

  const draft = await readDraftQuestionnaire(tx, {
    companyId,
    id: ids[0] ?? "",
    selectedDimensions: [...ratedDimensions],
  });
  const byEvaluation = Map.groupBy(objectives, ({ evaluationId }) => evaluationId);
  const frozen = new Map(
    ids.map((id) => {
      const own = (byEvaluation.get(id) ?? []).map(({ id: objectiveId, nameFr, nameEn }) => ({
        id: objectiveId,
        name: { fr: nameFr, en: nameEn },
      }));
      return [id, freezeQuestionnaire({ ...draft, objectives: own }, { showsComments: true })] as const;
    }),
  );
  await insertRows(
    tx,
    questionnaires,
    [...frozen].map(([evaluationId, items]) => ({ companyId, id: newId(), evaluationId, items })),
  );
  return frozen;
}
