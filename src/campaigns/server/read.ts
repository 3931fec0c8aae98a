import { sql } from "drizzle-orm";
import { readCompany } from "#company/server/queries.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { computeReadability, type AnswerRate } from "#evaluations/rules/readability.ts";
import { selectAnswerRate } from "#evaluations/server/queries/answerRate.ts";
import type { PersonFace } from "#people/contract/person.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Campaign, InvitedPerson, Line } from "../contract.ts";
import { computeWantedColleagues } from "../rules.ts";
import {
  listFacesById,
  listLines,
  listParticipations,
  type Participation,
  type StoredLine,
} from "./lines.ts";
import { listMissing } from "./missing.ts";
import { toCompanyDay, isVisibleTo } from "./queries.ts";
import type { StoredQuestionnaire } from "../tables.ts";
import { readStoredQuestionnaire } from "./storedQuestionnaire.ts";

type Head = Omit<Campaign, "lines" | "missing" | "threshold" | "colleagues"> & { colleagues: number | null };

/** What a campaign says of itself; not the actor's is the same answer as unknown. */
async function readHead(
  tx: Tenant,
  actor: Actor,
  id: string,
): Promise<{ head: Head; rate: AnswerRate | null }> {
  const { rows } = await tx.execute<
    Head & { answerRate: AnswerRate | null; questionnaire: StoredQuestionnaire } & Record<string, unknown>
  >(sql`
    select c.id, c.name, c.evaluation_type as "evaluationType", c.due_on as "dueOn", c.most_requests as "maxRequests",
      c.colleagues, c.questionnaire, c.nomination, c.launched_at is not null as "isLaunched",
      ${toCompanyDay(actor, sql`c.launched_at`)} as "launchedOn", ${selectAnswerRate(actor.companyId)} as "answerRate"
    from campaigns c where ${isVisibleTo(actor)} and c.id = ${id}`);
  const [first] = rows;
  if (!first) refuse("not_found");
  const { answerRate: rate, questionnaire, ...head } = first;
  return { head: { ...head, questionnaire: readStoredQuestionnaire(questionnaire) }, rate };
}

/** One campaign with its people: seven statements at most, whatever their number. */
export async function readCampaign(tx: Tenant, actor: Actor, id: string): Promise<Campaign> {
  const { head, rate } = await readHead(tx, actor, id);
  const { anonymityThreshold: threshold } = await readCompany(tx, actor.companyId);
  const stored = await listLines(tx, actor, id);
  const parts = await listParticipations(
    tx,
    actor,
    stored.map(({ evaluationId }) => evaluationId),
  );
  const faces = await listFacesById(tx, actor, [
    ...stored.flatMap(({ subjectId, nomination }) => [subjectId, ...(nomination?.choices ?? [])]),
    ...parts.map(({ profileId }) => profileId),
  ]);
  const participationsByEvaluation = Map.groupBy(parts, ({ evaluationId }) => evaluationId);
  const place = new Map([...faces.keys()].map((person, index) => [person, index]));
  const lines = stored.map((line): Line => {
    const known = buildLine(line, participationsByEvaluation.get(line.evaluationId) ?? [], faces, place);
    return {
      ...known,
      readability: computeReadability(known.invited, { threshold, type: known.evaluationType, rate }),
    };
  });
  return {
    ...head,
    threshold,
    colleagues: computeWantedColleagues(head.evaluationType, threshold, head.colleagues),
    lines,
    missing: head.isLaunched ? await listMissing(tx, actor, id) : [],
  };
}

const roles = ["direct_report", "manager", "peer"];

/** With the people in their place: by role, then by name. */
function buildLine(
  stored: StoredLine,
  parts: readonly Participation[],
  faces: ReadonlyMap<string, PersonFace>,
  place: ReadonlyMap<string, number>,
): Omit<Line, "readability"> {
  const { subjectId, authorId: _, nomination, ...line } = stored;
  const asked = isBeforeLaunch(line.status) ? [] : parts;
  const invited = parts
    .flatMap(({ id, profileId, role, because }): InvitedPerson[] => {
      const person = faces.get(profileId);
      return role === "subject" || !person ? [] : [{ participantId: id, person, role, because }];
    })
    .toSorted(
      (a, b) =>
        roles.indexOf(a.role) - roles.indexOf(b.role) ||
        (place.get(a.person.id) ?? 0) - (place.get(b.person.id) ?? 0),
    );
  const inOrder = (ids: readonly string[]) =>
    ids.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)).flatMap((one) => faces.get(one) ?? []);
  const subject = faces.get(subjectId);
  if (!subject) throw new Error("an evaluation of a campaign is about somebody");
  return {
    ...line,
    subject,
    invited,
    nomination: nomination && {
      status: nomination.status,
      dueOn: nomination.dueOn,
      people: inOrder(nomination.choices),
    },
    askedCount: asked.length,
    answeredCount: asked.filter(({ hasFinished }) => hasFinished).length,
  };
}
