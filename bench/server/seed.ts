import { createHmac } from "node:crypto";
import { createPolicy } from "../../src/disclosure/rules/policy.ts";
import { computeSnapshot } from "../../src/disclosure/rules/computeSnapshot.ts";
import type { Snapshot } from "../../src/disclosure/contract.ts";
import { createSeededRandom, type SeededRandom } from "./chance.ts";
import { withClient } from "./client.ts";
import { copyInto, type Value } from "./copy.ts";
import { buildItems, questionCount } from "./questionnaire.ts";

export interface Size {
  people: number;
  /** Evaluations in progress for each purpose, with `raters` drafts each. */
  finalising: number;
  saving: number;
  reports: number;
  listed: number;
  /** Completed evaluations of other companies, ten responses each: tables are never small in a real year. */
  others: number;
}
export const raters = 20;
/** Who reads the list: at 256 connections, a few calls of each wait. */
const owners = 32;

/** A participant of an evaluation, with their session. */
export interface Participation {
  evaluationId: string;
  participantId: string;
  cookie: string;
}
export interface ReportReader {
  evaluationId: string;
  cookie: string;
}
/** What the requests of the benchmark are about. */
export interface SeededData {
  companyId: string;
  finalising: Record<"product" | "reference", Participation[]>;
  saving: Record<"product" | "reference", Participation[]>;
  reports: ReportReader[];
  /** Read by several who run the company, since one person holds a few connections at most. */
  list: { companyId: string; cookies: string[] };
}

const raterRoles = ["manager", "peer", "peer", "peer", "direct_report"] as const;
const at = "2026-11-20T15:00:00Z";
const drawStars = (chance: SeededRandom) => Array.from({ length: questionCount }, () => 2 + chance.below(4));

/** Rows gathered by table, in the order in which their references allow them to be written. */
const tables = {
  companies: ["id", "name", "created_at"],
  "auth.users": ["id", "email", "email_verified", "created_at", "updated_at"],
  profiles: [
    "company_id",
    "id",
    "user_id",
    "first_name",
    "last_name",
    "email",
    "role",
    "is_admin",
    "joined_at",
    "created_at",
  ],
  "auth.sessions": [
    "id",
    "user_id",
    "token",
    "expires_at",
    "company_id",
    "profile_id",
    "scope",
    "created_at",
    "updated_at",
  ],
  evaluations: [
    "company_id",
    "id",
    "name",
    "author_profile_id",
    "subject_profile_id",
    "evaluation_type",
    "status",
    "selected_dimensions",
    "due_on",
    "scale",
    "threshold",
    "launched_on",
    "completed_at",
    "created_at",
    "updated_at",
  ],
  questionnaires: ["company_id", "id", "evaluation_id", "items"],
  skill_families: ["company_id", "id", "key", "name_fr", "position"],
  skills: ["company_id", "id", "family_id", "key", "name_fr", "position"],
  evaluation_questions: ["company_id", "id", "evaluation_id", "display_order", "skill_id", "text_fr", "type"],
  evaluation_participants: [
    "company_id",
    "id",
    "evaluation_id",
    "participant_profile_id",
    "participant_role",
    "status",
    "notice_version",
    "created_at",
  ],
  evaluation_answers: [
    "company_id",
    "id",
    "evaluation_id",
    "participant_id",
    "profile_id",
    "scores",
    "revisions",
    "texts",
  ],
  responses: ["company_id", "id", "evaluation_id", "participant_role", "scores", "texts"],
  report_snapshots: ["company_id", "id", "evaluation_id", "engine_version", "snapshot", "released_on"],
} as const;
type Rows = { [Table in keyof typeof tables]: (readonly Value[])[] };

/** Fills an empty, migrated database: the same rows for the same seed and size. */
export async function seedDatabase(
  superUrl: string,
  secret: string,
  size: Size,
  seedNumber = 42,
): Promise<SeededData> {
  const chance = createSeededRandom(seedNumber);
  const rows = Object.fromEntries(Object.keys(tables).map((table) => [table, []])) as unknown as Rows;
  const answering = addCompany(rows, chance, secret, "Coopérative Alizé", size.people);
  const finalising = {
    product: addParticipations(size.finalising),
    reference: addParticipations(size.finalising),
  };
  const saving = { product: addParticipations(size.saving), reference: addParticipations(size.saving) };
  const snapshots = Array.from({ length: 20 }, () => buildSnapshot(chance));
  const reports = Array.from({ length: size.reports }, (_, index) => {
    const subject = answering.people[1 + (index % (answering.people.length - 1))] as Member;
    const evaluationId = addEvaluation(rows, chance, answering, { subject, status: "completed", index });
    const stored = snapshots[index % snapshots.length] as Snapshot;
    rows.report_snapshots.push([
      answering.id,
      chance.uuid(),
      evaluationId,
      // Another version would be read through the conversion of older reports.
      stored.engineVersion,
      stored,
      "2026-11-20",
    ]);
    return { evaluationId, cookie: subject.cookie };
  });
  const listing = addCompany(rows, chance, secret, "Groupe Boréal", 400, owners);
  const skillId = addLibrary(rows, chance, listing.id);
  for (let index = 0; index < size.listed; index += 1)
    addListedEvaluation(rows, chance, listing, skillId, index);
  const elsewhere = addCompany(rows, chance, secret, "Ailleurs", 200);
  for (let index = 0; index < size.others; index += 1) addFinishedEvaluation(rows, chance, elsewhere, index);

  await write(superUrl, rows);
  return {
    companyId: answering.id,
    finalising,
    saving,
    reports,
    list: { companyId: listing.id, cookies: listing.people.slice(0, owners).map(({ cookie }) => cookie) },
  };

  function addParticipations(evaluations: number): Participation[] {
    return Array.from({ length: evaluations }, (_, index) =>
      addOpenEvaluation(rows, chance, answering, index),
    ).flat();
  }
}

interface Member {
  id: string;
  cookie: string;
}
interface Company {
  id: string;
  people: Member[];
}

/** A company whose first people own it; everyone is signed in. */
function addCompany(
  rows: Rows,
  chance: SeededRandom,
  secret: string,
  name: string,
  size: number,
  owning = 1,
): Company {
  const id = chance.uuid();
  rows.companies.push([id, name, at]);
  const people = Array.from({ length: size }, (_, index) => {
    const [userId, profileId, token] = [chance.uuid(), chance.uuid(), chance.token()];
    const email = `personne${index}.${id.slice(0, 8)}@entreprise.example`;
    const owns = index < owning;
    rows["auth.users"].push([userId, email, true, at, at]);
    rows.profiles.push([
      id,
      profileId,
      userId,
      `Prénom${index}`,
      `Nom${index % 97}`,
      email,
      owns ? "account_owner" : "user",
      owns,
      at,
      at,
    ]);
    // In use since now: alive for the length of the run, and not due to be prolonged in the middle of it.
    const now = new Date();
    const expires = new Date(now.getTime() + 30 * 60_000);
    rows["auth.sessions"].push([
      chance.uuid(),
      userId,
      token,
      expires.toISOString(),
      id,
      profileId,
      "full",
      now.toISOString(),
      now.toISOString(),
    ]);
    const signature = createHmac("sha256", secret).update(token).digest("base64url");
    return { id: profileId, cookie: `rondo_session=${token}.${signature}` };
  });
  return { id, people };
}

interface EvaluationOptions {
  subject: Member;
  status: "in_progress" | "completed";
  index: number;
}

function addEvaluation(
  rows: Rows,
  chance: SeededRandom,
  { id: companyId, people }: Company,
  { subject, status, index }: EvaluationOptions,
) {
  const id = chance.uuid();
  const createdAt = new Date(Date.parse(at) - index * 1000).toISOString();
  rows.evaluations.push([
    companyId,
    id,
    `Bilan d’automne ${index + 1}`,
    people[0]?.id ?? "",
    subject.id,
    "full",
    status,
    ["skills"],
    "2027-01-15",
    "frequency",
    3,
    "2026-11-20",
    status === "completed" ? at : null,
    createdAt,
    createdAt,
  ]);
  rows.questionnaires.push([companyId, chance.uuid(), id, buildItems(index)]);
  return id;
}

/** In progress: everyone has a complete draft and may finalise, save one who has not begun, so that it never ends. */
function addOpenEvaluation(rows: Rows, chance: SeededRandom, where: Company, index: number): Participation[] {
  const people = where.people.slice(1);
  const pickMember = (offset: number) => people[(index * (raters + 2) + offset) % people.length] as Member;
  const evaluationId = addEvaluation(rows, chance, where, {
    subject: pickMember(raters + 1),
    status: "in_progress",
    index,
  });
  addParticipant(rows, chance, where.id, evaluationId, pickMember(raters), "manager", "pending");
  return Array.from({ length: raters }, (_, offset) => {
    const person = pickMember(offset);
    const role = raterRoles[offset % raterRoles.length] ?? "peer";
    const participantId = addParticipant(rows, chance, where.id, evaluationId, person, role, "pending");
    rows.evaluation_answers.push([
      where.id,
      chance.uuid(),
      evaluationId,
      participantId,
      person.id,
      drawStars(chance),
      Array.from({ length: questionCount }, () => 1),
      { "3": "Écoute vraiment, et le montre." },
    ]);
    return { evaluationId, participantId, cookie: person.cookie };
  });
}

function addParticipant(
  rows: Rows,
  chance: SeededRandom,
  companyId: string,
  evaluationId: string,
  person: Member,
  role: string,
  status: string,
): string {
  const id = chance.uuid();
  rows.evaluation_participants.push([companyId, id, evaluationId, person.id, role, status, 1, at]);
  return id;
}

/** As the lists show it: questions chosen, ten people asked. */
function addListedEvaluation(
  rows: Rows,
  chance: SeededRandom,
  where: Company,
  skillId: string,
  index: number,
): void {
  const subject = where.people[1 + (index % (where.people.length - 1))] as Member;
  const id = addEvaluation(rows, chance, where, { subject, status: "in_progress", index });
  for (let order = 1; order <= questionCount; order += 1)
    rows.evaluation_questions.push([
      where.id,
      chance.uuid(),
      id,
      order,
      skillId,
      `Question ${order}`,
      "star_rating",
    ]);
  for (let offset = 0; offset < 10; offset += 1) {
    const person = where.people[1 + ((index * 11 + offset + 7) % (where.people.length - 1))] as Member;
    if (person !== subject)
      addParticipant(rows, chance, where.id, id, person, "peer", offset < 4 ? "completed" : "pending");
  }
}

function addLibrary(rows: Rows, chance: SeededRandom, companyId: string): string {
  const [familyId, skillId] = [chance.uuid(), chance.uuid()];
  rows.skill_families.push([companyId, familyId, "famille", "Relations", 0]);
  rows.skills.push([companyId, skillId, familyId, "ecoute", "Écoute", 0]);
  return skillId;
}

function addFinishedEvaluation(rows: Rows, chance: SeededRandom, where: Company, index: number): void {
  const subject = where.people[1 + (index % (where.people.length - 1))] as Member;
  const id = addEvaluation(rows, chance, where, { subject, status: "completed", index });
  for (let rater = 0; rater < 10; rater += 1)
    rows.responses.push([
      where.id,
      chance.uuid(),
      id,
      raterRoles[rater % raterRoles.length] ?? "peer",
      drawStars(chance),
      {},
    ]);
}

/** A real report of ten raters, by the product's own engine. */
function buildSnapshot(chance: SeededRandom): Snapshot {
  const roles = [
    "subject",
    "manager",
    "peer",
    "peer",
    "peer",
    "peer",
    "direct_report",
    "direct_report",
    "direct_report",
    "direct_report",
  ] as const;
  return computeSnapshot({
    questionnaire: { scale: "frequency", items: buildItems(0) },
    responses: roles.map((role) => ({
      role,
      scores: drawStars(chance),
      texts: { "3": "Écoute vraiment, et le montre." },
    })),
    policy: createPolicy(),
    invited: { subject: 1, manager: 1, peer: 4, direct_report: 4 },
    random: chance.next,
  });
}

const write = (superUrl: string, rows: Rows): Promise<void> =>
  withClient(superUrl, async (client) => {
    for (const table of Object.keys(tables) as (keyof typeof tables)[])
      await copyInto(client, table, tables[table], rows[table]);
    await client.query("vacuum analyze");
  });
