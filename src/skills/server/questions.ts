import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { refuse } from "#platform/errors.ts";
import { toPage, readCursor } from "#platform/server/database/cursor.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { matching, matchingSample, type Search } from "#platform/server/database/search.ts";
import type { LibraryQuestionDetail, QuestionRow, QuestionsQuestion } from "../contract/questions.ts";
import { questionModels, questions, skills } from "../tables.ts";
import { skillPorts } from "./ports.ts";

/** The orders of the list; within one skill, the usual one is that of the skill. Each has its index. */
const orders = {
  text: { columns: [questions.textKey, questions.id], type: z.string() },
  place: { columns: [questions.position, questions.id], type: z.coerce.number().int() },
} as const;

/** How rows are sorted, which follow a cursor, and where a page ends. A cursor belongs to its order. */
export function buildOrder({ sort, skill }: QuestionsQuestion) {
  const name = sort ?? (skill === undefined ? "text" : "place");
  const { columns, type } = orders[name === "place" ? "place" : "text"];
  const isDescending = name === "-text";
  const [column] = columns;
  return {
    by: columns.map((one) => (isDescending ? desc(one) : asc(one))),
    after(cursor: string | undefined): SQL | undefined {
      const place = readCursor(z.tuple([z.literal(name), type, z.uuid()]), cursor);
      if (!place) return undefined;
      const [, end, id] = place;
      return sql`(${column}, ${questions.id}) ${isDescending ? sql`<` : sql`>`} (${end}, ${id}::uuid)`;
    },
    toPage: (rows: readonly QuestionRecord[], limit: number) => {
      const page = toPage(rows, limit, ({ question }) => [
        name,
        String(name === "place" ? question.position : question.textKey),
        question.id,
      ]);
      return { ...page, items: page.items.map(toRow) };
    },
  };
}

/** The questions of the company that a list asks for. */
export const narrowed = (companyId: string, asked: QuestionsQuestion, search: Search): SQL | undefined =>
  and(filtered(companyId, asked), matching(search, questions.id));

/** The same for a total (matchingSample). */
export const narrowedSample = (
  companyId: string,
  asked: QuestionsQuestion,
  search: Search,
): SQL | undefined => and(filtered(companyId, asked), matchingSample(search, questions.id));

const filtered = (companyId: string, asked: QuestionsQuestion): SQL | undefined =>
  and(
    eq(questions.companyId, companyId),
    asked.skill === undefined ? undefined : eq(questions.skillId, asked.skill),
    asked.model === undefined ? undefined : eq(questions.modelId, asked.model),
    asked.type && eq(questions.type, asked.type),
    asked.status &&
      (asked.status === "archived" ? sql`${questions.isArchived}` : sql`not ${questions.isArchived}`),
    asked.translation && sql`${questions.textEn} is null`,
  );

interface PageQuery {
  where: SQL | undefined;
  by: SQL[];
  limit: number;
}

/** One page, chosen first: skills, models and uses are looked up for its rows only. */
export function selectQuestions(tx: Tenant, { where, by, limit }: PageQuery) {
  const page = tx
    .select()
    .from(questions)
    .where(where)
    .orderBy(...by)
    .limit(limit)
    .as("questions");
  return tx
    .select({
      question: {
        id: questions.id,
        slug: questions.slug,
        textFr: questions.textFr,
        textEn: questions.textEn,
        textKey: questions.textKey,
        nameSelfFr: questions.nameSelfFr,
        nameSelfEn: questions.nameSelfEn,
        type: questions.type,
        options: questions.options,
        isRequired: questions.isRequired,
        isArchived: questions.isArchived,
        version: questions.version,
        position: questions.position,
      },
      skill: { id: skills.id, nameFr: skills.nameFr, nameEn: skills.nameEn },
      model: { id: questionModels.id, nameFr: questionModels.nameFr, nameEn: questionModels.nameEn },
      usedIn: skillPorts.catalogueUses.ofQuestion(questions.companyId, questions.id),
    })
    .from(page as unknown as typeof questions)
    .innerJoin(skills, and(eq(skills.companyId, questions.companyId), eq(skills.id, questions.skillId)))
    .leftJoin(
      questionModels,
      and(eq(questionModels.companyId, questions.companyId), eq(questionModels.id, questions.modelId)),
    )
    .orderBy(...by);
}

type QuestionRecord = Awaited<ReturnType<typeof selectQuestions>>[number];

const toNamed = ({ id, nameFr, nameEn }: { id: string; nameFr: string; nameEn: string | null }) => ({
  id,
  name: { fr: nameFr, en: nameEn },
});

/** A row of the list, with what its export says too. */
export type ExportedQuestion = QuestionRow & Pick<LibraryQuestionDetail, "selfText" | "options">;

const toRow = ({ question, skill, model, usedIn }: QuestionRecord): ExportedQuestion => ({
  id: question.id,
  slug: question.slug,
  skill: toNamed(skill),
  model: model && toNamed(model),
  text: { fr: question.textFr, en: question.textEn },
  selfText: { fr: question.nameSelfFr, en: question.nameSelfEn },
  type: question.type,
  options: question.options,
  isRequired: question.isRequired,
  isArchived: question.isArchived,
  version: question.version,
  usedIn,
});

/** One question with all that its page shows. */
export async function readQuestion(
  tx: Tenant,
  companyId: string,
  id: string,
): Promise<LibraryQuestionDetail> {
  const is = and(eq(questions.companyId, companyId), eq(questions.id, id));
  const [row] = await selectQuestions(tx, { where: is, by: [asc(questions.id)], limit: 1 });
  const [whole] = await tx.select().from(questions).where(is);
  if (!row || !whole) return refuse("not_found");
  return {
    ...toRow(row),
    description: { fr: whole.descriptionFr, en: whole.descriptionEn },
    anchors: whole.anchors,
  };
}
