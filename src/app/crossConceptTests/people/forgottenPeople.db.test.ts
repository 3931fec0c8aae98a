import { beforeAll, expect, test } from "vitest";
import { mintToken } from "#accounts/server/tokens.ts";
import { developmentBadges, developmentCourses } from "#development/tables/courses.ts";
import { developmentHandovers } from "#development/tables/plans.ts";
import { developmentRecognitions } from "#development/tables/recognitions.ts";
import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import { notify } from "#notifications/server/notify.ts";
import { refuseNotification } from "#notifications/server/refusals.ts";
import { conversationNotes } from "#reports/tables.ts";
import { teamMembers, teams } from "#teams/tables.ts";
import { launchEvaluation } from "../../testing/answering.ts";
import { showEveryRow } from "../../testing/everyRow.ts";
import { makeWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await showEveryRow(world.database.owner);
});

/** The columns that keep referring to a deleted person, who is read there as « Personne supprimée », and why. */
const stays: Readonly<Record<string, string>> = {
  "analytics_reports.profile_id": "a person is one column of the figures of the company, whatever their name",
  "audit_log.actor_profile_id": "what was done stays done",
  "auth.registrations.profile_id": "goes with the account, or once the address is proved",
  "campaigns.author_profile_id": "a campaign has an author",
  "development_actions.author_profile_id": "an action in the plan of another keeps its author",
  "development_changes.by_profile_id": "a plan says who has changed it",
  "development_checkpoints.launcher_profile_id": "who was asked to launch what another asked for",
  "development_courses.confirmed_by_profile_id": "who has confirmed the course of another",
  "development_draft_switches.switched_by_profile_id": "who has assessed and switched drafts by AI",
  "development_notes.author_profile_id": "a note in the plan of another keeps its author",
  "development_objectives.author_profile_id": "an objective in the plan of another keeps its author",
  "development_objectives.changed_by_profile_id": "a plan says who has changed it",
  "development_recognitions.from_profile_id": "a thank-you stays with the person who was thanked",
  "evaluation_answers.profile_id": "the draft of an answer goes when its evaluation closes",
  "evaluation_participants.participant_profile_id": "an evaluation keeps its participants",
  "evaluations.author_profile_id": "an evaluation has an author",
  "evaluations.subject_profile_id": "a report is about a person",
  "export_jobs.profile_id": "goes some days later, with its file",
  "import_rows.profile_id": "goes with the file that was imported, some days later",
  "imports.profile_id": "goes some days later",
  "index_switches.switched_by_profile_id": "who has switched the index",
  "nominations.subject_profile_id": "belongs to the evaluation",
  "outbox.recipient_profile_id": "what was sent stays, without the address",
  "pulse_invitations.profile_id": "a run keeps who was asked, where its figures count them",
  "pulse_notes.author_profile_id": "a note has an author",
  "pulse_receipts.profile_id": "goes 90 days after the run has closed, whose rules count people",
  "pulse_series.author_profile_id": "a series has an author",
  "pulse_templates.author_profile_id": "a survey has an author",
  "report_openings.profile_id": "says who has opened a report",
  "response_authors.profile_id": "who has answered, apart from the answers",
  "role_grants.granted_by": "where a right came from",
  "role_grants.profile_id": "where a right came from",
  "weight_versions.saved_by_profile_id": "who has changed the weights",
};
/** Those of which nothing stays: the concept of the table removes them (`forgetPerson` of its `server/module.ts`). */
const goes = [
  "auth.sessions.profile_id",
  "auth.tokens.profile_id",
  "conversation_notes.profile_id",
  "development_badges.profile_id",
  "development_courses.profile_id",
  "development_handovers.manager_profile_id",
  "development_handovers.profile_id",
  "development_plans.profile_id",
  "development_recognitions.to_profile_id",
  "development_supporters.profile_id",
  "notification_refusals.profile_id",
  "notifications.profile_id",
  "profiles.direct_manager_id",
  "saved_views.profile_id",
  "team_members.profile_id",
  "teams.manager_profile_id",
];

/** Every column that refers to a person: by a foreign key or by its name. */
async function listReferences(): Promise<string[]> {
  const { rows } = await world.database.owner.query<{ name: string }>(`
    select format('%s.%s', c.conrelid::regclass, a.attname) as name
      from pg_constraint c
      join unnest(c.conkey, c.confkey) k (here, there) on true
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.here
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.there
      where c.contype = 'f' and c.confrelid = 'public.profiles'::regclass and f.attname = 'id'
    union
    select format('%s.%s', a.attrelid::regclass, a.attname) from pg_attribute a
      join pg_class t on t.oid = a.attrelid and t.relkind in ('r', 'p')
      join pg_namespace n on n.oid = t.relnamespace and n.nspname in ('public', 'auth')
      where not a.attisdropped and a.attname ~ 'profile_?id'
    order by 1`);
  return rows.map(({ name }) => name);
}

test("every column that refers to a person says what a deletion does with it", async () => {
  expect(await listReferences()).toEqual([...Object.keys(stays), ...goes].sort());
});

test("nothing of what goes refers to a deleted person", async () => {
  const owner = await world.company();
  const { companyId } = owner;
  const person = await world.person(owner, { role: "team_manager" });
  const id = person.profileId;
  const { newId } = world.services;
  const report = await world.person(owner, { directManagerId: id });
  const objective = { id: null, version: 0, pillar: "leader", sentence: "Écouter", measure: "" } as const;
  const facts = { skillId: null, startsOn: null, dueOn: null, isPrivate: false };
  for (const [who, supporterIds] of [
    [report, [id]],
    [person, [report.profileId]],
  ] as const)
    await who.api.development.saveObjective({
      profileId: who.profileId,
      ...objective,
      ...facts,
      supporterIds: [...supporterIds],
    });
  await person.api.views.replace({
    list: "people",
    version: 0,
    items: [{ id: newId(), name: "Invitations", state: "state=invited", isDefault: false }],
  });
  const { id: evaluationId } = await launchEvaluation(world, { author: owner, subject: owner });
  await world.inside(person, async (tx) => {
    const note = { evaluationId, question: "free", words: "À demander", revision: 1 } as const;
    await tx.insert(conversationNotes).values({ companyId, id: newId(), profileId: id, ...note });
    const teamId = newId();
    await tx.insert(teams).values({ companyId, id: teamId, name: "Atelier", managerProfileId: id });
    await tx.insert(teamMembers).values({ companyId, id: newId(), teamId, profileId: id });
    const kind = evaluationKinds.evaluation_reminder;
    await notify(tx, world.services, companyId, [{ profileId: id, objectId: newId(), kind }]);
    await mintToken(tx, world.services, {
      kind: "invitation",
      userId: person.userId,
      companyId,
      profileId: id,
    });
    const own = () => ({ companyId, id: newId(), profileId: id });
    const at = world.clock.now;
    await tx.insert(developmentCourses).values({ ...own(), title: "Écouter", state: "to_do", createdAt: at });
    await tx.insert(developmentBadges).values({ ...own(), kind: "first_objective", givenOn: "2026-11-20" });
    await tx
      .insert(developmentHandovers)
      .values({ ...own(), managerProfileId: owner.profileId, toldAt: at, acceptedAt: null });
    const thanks = { fromProfileId: owner.profileId, toProfileId: id, text: "Merci", createdAt: at };
    await tx.insert(developmentRecognitions).values({ companyId, id: newId(), ...thanks });
    const refusal = { kind: kind.name, channel: "email" } as const;
    await refuseNotification(tx, { companyId, id }, newId(), refusal);
  });

  expect(await findReferences(goes, id)).toEqual(goes.map((name) => [name, true]));
  await owner.api.people.remove({ id });
  expect(await findReferences(goes, id)).toEqual(goes.map((name) => [name, false]));
});

/** Of each column, whether a row refers to this person. */
async function findReferences(columns: readonly string[], profileId: string) {
  const found: [string, boolean][] = [];
  for (const name of columns) {
    const column = name.slice(name.lastIndexOf(".") + 1);
    const { rowCount } = await world.database.owner.query(
      `select 1 from ${name.slice(0, -column.length - 1)} where ${column} = $1 limit 1`,
      [profileId],
    );
    found.push([name, rowCount === 1]);
  }
  return found;
}
