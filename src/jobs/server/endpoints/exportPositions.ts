import { and, asc, eq, inArray } from "drizzle-orm";
import { withoutSearchText } from "#platform/server/audit.ts";
import { toPage } from "#platform/server/database/cursor.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { exportList } from "#platform/server/export/exportList.ts";
import { exportedAtOnce } from "#platform/server/export/pages.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { matching, planSearch } from "#platform/server/database/search.ts";
import { translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { skills } from "#skills/tables.ts";
import { jobsContract, type PositionsQuestion } from "../../contract.ts";
import { writeSkillCell } from "../../rules/import/skillCell.ts";
import { jobPositions, jobPositionSkills, jobPositionWords } from "../../tables.ts";
import { en } from "../../texts.en.ts";
import { fr } from "../../texts.fr.ts";
import {
  afterPosition,
  byPositionName,
  narrowedPositions,
  selectPositions,
  type PositionRow,
} from "../queries.ts";

interface Expected {
  nameFr: string;
  nameEn: string | null;
  level: number | null;
}
export type ExportedPosition = PositionRow & { skills: readonly Expected[] };

/** Exactly what the list finds, in its order, with the words in both languages and the skills of each position. */
export const exportPositionsEndpoint = handleDownload(jobsContract.exportPositions, (call, again) => {
  const { format, language, ...question } = call.input;
  return exportList(call, again, {
    format,
    language,
    action: "jobs.exportPositions",
    details: withoutSearchText(question),
    read: ({ tx, actor }, cursor) => readPage(tx, actor.companyId, question, cursor),
    sheetIn,
  });
});

async function readPage(tx: Tenant, companyId: string, question: PositionsQuestion, cursor?: string) {
  const search = await planSearch(tx, jobPositionWords, companyId, question.search);
  const rows = await selectPositions(tx)
    .where(
      and(narrowedPositions(companyId, question), matching(search, jobPositions.id), afterPosition(cursor)),
    )
    .orderBy(...byPositionName)
    .limit(exportedAtOnce + 1);
  const { items, nextCursor } = toPage(rows, exportedAtOnce, ({ nameKey, id }) => [nameKey, id]);
  const expected = await readExpected(
    tx,
    companyId,
    items.map(({ id }) => id),
  );
  return {
    items: items.map((row): ExportedPosition => ({ ...row, skills: expected.get(row.id) ?? [] })),
    nextCursor,
  };
}

/** The skills of each position that an evaluation would take, in their order. */
async function readExpected(tx: Tenant, companyId: string, ids: string[]): Promise<Map<string, Expected[]>> {
  const rows = await tx
    .select({
      positionId: jobPositionSkills.positionId,
      nameFr: skills.nameFr,
      nameEn: skills.nameEn,
      level: jobPositionSkills.expectedLevel,
    })
    .from(jobPositionSkills)
    .innerJoin(
      skills,
      and(eq(skills.companyId, jobPositionSkills.companyId), eq(skills.id, jobPositionSkills.skillId)),
    )
    .where(
      and(
        eq(jobPositionSkills.companyId, companyId),
        inArray(jobPositionSkills.positionId, ids),
        eq(skills.isArchived, false),
      ),
    )
    .orderBy(asc(jobPositionSkills.position), asc(skills.id));
  return Map.groupBy(rows, ({ positionId }) => positionId);
}

export function sheetIn(language: Language): Sheet<ExportedPosition> {
  const { positions, fields, states } = { fr, en }[language];
  const translateName = ({ nameFr, nameEn }: { nameFr: string; nameEn: string | null }) =>
    translated(language, { fr: nameFr, en: nameEn }).text;
  return {
    name: positions.title,
    columns: [
      { header: fields.nameFr, cell: ({ nameFr }) => nameFr, width: 36 },
      { header: fields.nameEn, cell: ({ nameEn }) => nameEn, width: 36 },
      { header: fields.family, cell: ({ family }) => translateName(family), width: 30 },
      {
        header: fields.skills,
        cell: ({ skills: all }) =>
          writeSkillCell(all.map((one) => ({ name: translateName(one), level: one.level }))) || null,
        width: 60,
      },
      { header: fields.descriptionFr, cell: ({ descriptionFr }) => descriptionFr, width: 60 },
      { header: fields.descriptionEn, cell: ({ descriptionEn }) => descriptionEn, width: 60 },
      { header: fields.state, cell: ({ isArchived }) => states[isArchived ? "archived" : "active"] },
    ],
  };
}
