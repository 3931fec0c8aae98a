import { expect, test } from "vitest";
import { tellOfManagers } from "#development/contract/tasks.ts";
import { answerAll, launchEvaluation } from "../../testing/answering.ts";
import { noteFigure, proving } from "#platform/testing/proof.ts";
import {
  type AnswerContent,
  type CollectionScenario,
  createCollectionScenario,
} from "../../testing/collecting.ts";
import { runQueued } from "../../testing/dueWork.ts";
import { forEachFile, importCalls } from "../../testing/importedFiles.ts";
import { type Endpoint, type EndpointName, endpoints, type Ids, inputs } from "../../testing/inputs.ts";
import { listOpenTables, listRows } from "../../testing/rows.ts";
import { makeWorld } from "../../testing/world.ts";

/** These end the evaluation, the session or the person: they come last, and once. */
const endings: readonly EndpointName[] = [
  "people.setActive",
  "people.setManyActive",
  "people.setRole",
  "people.setAdmin",
  "people.remove",
  "jobs.removePosition",
  "jobs.removeFamily",
  "skills.removeQuestion",
  "skills.remove",
  "skills.removeFamily",
  "reports.close",
  "pulses.closeRun",
  "evaluations.remove",
  "evaluations.archive",
  "auth.signOut",
];

/** Endpoints that do not depend on the session are not called by every person: a call may take as long as a password hash. */
const isForEverybody = ({ name, meta }: Endpoint) =>
  meta.allow !== "anyone" || name === "auth.viewer" || name === "auth.signOut";

/**
 * Those who learn most, of everything; the others of the answers and in turn of a third of the rest, of everything when
 * proving: nothing in `npm test` grows with endpoints × people.
 */
const isAsked = (endpoint: Endpoint, name: string, turn: number): boolean =>
  isForEverybody(endpoint)
    ? proving ||
      ["owner", "author", "subject", "answered"].includes(name) ||
      /^(answers|pulses)\./.test(endpoint.name) ||
      turn % 3 === 0
    : ["visitor", "owner", "subject"].includes(name);

/** Their own answers are theirs to read. */
const isOwn = (name: string, endpoint: string) =>
  endpoint === "answers.read" && ["manager", "answered", "drafting"].includes(name);

/** Those who prepare evaluations; all others are refused before anything is read. */
const preparing: readonly string[] = ["owner", "admin", "author"];

/** A call about one evaluation that a draft takes, too. */
const isOfEvaluation = ({ name, meta }: Endpoint) =>
  !!meta.object &&
  name !== "evaluations.remind" &&
  name !== "evaluations.dueDay" &&
  name !== "evaluations.unarchive" &&
  name !== "evaluations.unplan" &&
  (name.startsWith("evaluations.") || name === "answers.preview");

/** Every response of every endpoint to every person, headers and refusals included, while collection runs. */
async function collectResponses(scenario: CollectionScenario): Promise<Map<string, string>> {
  const { world, running, people, bystander, newcomer, team, jobs, catalogue } = scenario;
  const { origin } = new URL(world.services.appUrl);
  const random = "99999999-9999-4999-8999-999999999999";
  const ids: Ids = {
    ...running,
    profile: bystander.profileId,
    candidate: bystander.profileId,
    team,
    company: bystander.companyId,
    ...jobs,
    ...catalogue,
    random,
    ...scenario.imports,
    ...scenario.pulse,
  };
  const responses = new Map<string, string>();
  const ask = async (name: string, { name: endpoint, path }: Endpoint, about: Partial<Ids>, words = "") => {
    const cookie = people[name]?.cookie;
    const headers = { origin, "content-type": "application/json", ...(cookie ? { cookie } : {}) };
    const body = JSON.stringify({ json: inputs[endpoint]({ ...ids, ...about }) });
    const answer = await world.fetch(new Request(`${origin}${path}`, { method: "POST", headers, body }));
    // A new session is a new secret, whatever was answered.
    const kept = [...answer.headers].filter(([header]) => header !== "set-cookie");
    const text = await answer.text();
    if (!isOwn(name, endpoint))
      // A new second factor is a new secret, too.
      responses.set(
        `${name} ${endpoint}${words}`,
        endpoint === "auth.beginSecondFactor"
          ? `${answer.status}`
          : `${answer.status} ${JSON.stringify(kept)} ${text}`,
      );
  };
  /** About the evaluation that runs, those who answer it, and a draft that asks them again. */
  const askAll = async (name: string, endpoint: Endpoint) => {
    const person = people[name];
    if (endpoint.name.startsWith("people.") && endpoint.meta.object)
      for (const other of ["answered", "drafting", "subject"])
        await ask(name, endpoint, { profile: people[other]!.profileId }, ` of ${other}`);
    if (["people.resendInvitation", "people.cancelInvitation"].includes(endpoint.name))
      await ask(name, endpoint, { profile: newcomer.profileId }, " of a newcomer");
    if (person && preparing.includes(name) && isOfEvaluation(endpoint))
      await ask(name, endpoint, await scenario.draft(person), " of a draft");
    await ask(name, endpoint, {});
  };
  const isEnding = ({ name }: { name: EndpointName }) => endings.includes(name);
  for (const [person, name] of Object.keys(people).entries())
    for (const [index, endpoint] of endpoints.filter((each) => !isEnding(each)).entries())
      if (isAsked(endpoint, name, index + person)) await askAll(name, endpoint);
  for (const ending of endings)
    for (const name of Object.keys(people).toReversed())
      await askAll(name, endpoints.find((each) => each.name === ending)!);
  return responses;
}

/** What takes a secret that only one person was sent or shown, or another provider; and the report, which is not there. */
const refusedToAll: readonly EndpointName[] = [
  // The check that they follow is a task, and no worker runs here.
  ...importCalls.flatMap((calls) => [`${calls}.cancel`, `${calls}.correct`, `${calls}.start`] as const),
  // It is no demonstration.
  "company.removeDemonstration",
  // No email of the listed kinds has failed.
  "administration.retryDelivery",
  "auth.confirmEmail",
  "auth.signIn",
  "auth.resetPassword",
  "auth.readInvitation",
  "auth.acceptInvitation",
  "auth.readLink",
  "auth.readReportLink",
  "auth.openReportLink",
  "answers.readLink",
  "answers.openLink",
  "auth.passSecondStep",
  "auth.openMagicLink",
  "auth.confirmNewEmail",
  "auth.restoreEmail",
  "auth.goToProvider",
  "auth.comeFromProvider",
  "auth.confirmSecondFactor",
  "auth.renewRecoveryCodes",
  "auth.removeSecondFactor",
  "auth.endOwnSession",
  "auth.linkProvider",
  "auth.unlinkIdentity",
  "auth.requireSecondFactor",
  // The family has positions by then.
  "jobs.removeFamily",
  // No file has been imported.
  "skills.undoImport",
  "peopleImports.invite",
  // What is archived here was launched.
  "evaluations.unarchive",
  // None is planned.
  "evaluations.unplan",
  // There is no team.
  "analytics.trends",
  // No file was requested by these readers.
  "exports.read",
  "exports.retry",
  "exports.download",
  "exports.remove",
  // No proposal was requested: it is over once people answer.
  // It has changed since that version.
  "series.skipNext",
  "series.stop",
  "nominations.ask",
  "nominations.cancel",
  "nominations.sendBack",
  "nominations.approve",
  "nominations.approveAndLaunch",
  "nominations.mine",
  "nominations.candidates",
  "nominations.propose",
  "nominations.toDecide",
  "nominations.addable",
  "nominations.decide",
  "nominations.askAgain",
  // No person is chosen, and there is no campaign.
  "campaigns.create",
  "campaigns.propose",
  "campaigns.read",
  "campaigns.removePeople",
  "campaigns.setQuestions",
  "campaigns.update",
  "campaigns.addPeople",
  "campaigns.approve",
  "campaigns.remind",
  "campaigns.launch",
  "campaigns.progress",
  "reports.read",
  "reports.pdf",
  "reports.notes",
  "reports.saveNote",
  "reports.since",
  // Nothing waits for its publication.
  "reports.review",
  "reports.maskComment",
  "reports.publish",
  // What is asked is running, was changed since that version, and has no run to come.
  "pulses.archiveTemplate",
  "pulses.plan",
  "pulses.planVersion",
  "pulses.skipRun",
  "pulses.endSeries",
  "pulses.cancelRun",
  // The run is open: it has no results to say anything about, nor files.
  "pulses.saveNote",
  "pulses.publish",
  "pulses.exportReport",
  "pulses.reportPdf",
  // Of a team: its own has not been asked.
  "pulses.readTrend",
  // No plan is written: what a plan tells rests on reports that are released.
  "development.acceptHandover",
  "development.addObjectives",
  "development.askCheckpoint",
  "development.beginCycle",
  "development.confirmCourse",
  "development.declineCheckpoint",
  "development.exportPlan",
  "development.launchCheckpoint",
  "development.listCourses",
  "development.listNotes",
  "development.listRecognitions",
  "development.meeting",
  "development.moveAction",
  "development.moveObjective",
  "development.planPdf",
  "development.previewCheckpoint",
  "development.previewDraft",
  "development.prioritiesFromReport",
  "development.readCheckpoint",
  "development.readDraftOffer",
  "development.readEvidence",
  "development.readPlan",
  "development.removeAction",
  "development.removeCourse",
  "development.removeNote",
  "development.removeObjective",
  "development.saveAction",
  "development.saveCourse",
  "development.saveNote",
  "development.saveObjective",
  "development.setObjectiveStatus",
  "development.settleDraft",
  "development.shareRecognition",
  "development.switchDrafting",
  "development.thank",
  "development.tickAction",
  "development.withdrawCheckpoint",
  "development.writeDraft",
  // No report has comments to flag.
  "reports.flagComment",
  "reports.listFlagged",
  "reports.decideFlag",
];

const answersThemselves = ["public.evaluation_answers", "public.responses", "public.pulse_inbox"];

/** Every row of every table but those of the answers: what emails, logs and lists are made from. */
async function collectStoredRows({ world }: CollectionScenario): Promise<Map<string, string[]>> {
  const stored = new Map<string, string[]>();
  for (const table of await listOpenTables(world.database)) {
    // The secrets of sessions and accounts are random, whatever is answered.
    // PostgreSQL itself names the rows of an imported file.
    if (answersThemselves.includes(table) || table.startsWith("auth.") || table === "public.import_rows")
      continue;
    stored.set(table, await listRows(world.database, table));
  }
  return stored;
}

const twoContents: readonly [AnswerContent, AnswerContent] = [
  { score: 1, words: "CANARI-SEVERE" },
  { score: 5, words: "CANARI-DOUX" },
];

test(
  "until collection closes, every endpoint tells everybody the same, to the byte, whatever was answered",
  { timeout: 300_000 },
  async () => {
    const scenarios = [
      await createCollectionScenario(twoContents[0]),
      await createCollectionScenario(twoContents[1]),
    ] as const;
    // What people are told of other managers waits in the queue, with the moment at which it was written.
    for (const { world } of scenarios) await runQueued(world, tellOfManagers);
    const storedBefore = [await collectStoredRows(scenarios[0]), await collectStoredRows(scenarios[1])];
    expect(storedBefore[0]).toEqual(storedBefore[1]);
    expect(JSON.stringify([...storedBefore[0]!])).not.toContain("CANARI");
    for (const table of ["evaluations", "evaluation_participants", "response_authors"])
      expect(storedBefore[0]!.get(`public.${table}`)).not.toHaveLength(0);

    const [harsh, kind] = [await collectResponses(scenarios[0]), await collectResponses(scenarios[1])];
    const everybody = Object.keys(scenarios[0].people).length;
    const asked = new Set([...harsh.keys()].map((call) => call.split(" ")[1]));
    expect(asked).toEqual(new Set(endpoints.map(({ name }) => name)));
    expect(harsh.size).toBeGreaterThan(500);
    // Each succeeds for at least one person: refusals alone would prove nothing here.
    const answering = [...harsh]
      .filter(([, answer]) => answer.startsWith("200"))
      .map(([call]) => call.split(" ")[1]);
    const refusing = [...asked].filter((name) => !answering.includes(name));
    const ofDrafts = [...harsh].filter(([call]) => call.endsWith(" of a draft"));
    expect(ofDrafts.length).toBeGreaterThan(40);
    expect(ofDrafts.filter(([, answer]) => !answer.startsWith("200"))).toEqual([]);
    expect(new Set(refusing)).toEqual(new Set(refusedToAll));
    for (const answer of [
      "author evaluations.read",
      "owner evaluations.removeParticipant",
      "owner people.read of answered",
      "owner people.read of drafting",
      "byLink answers.read",
      "owner evaluations.list",
      "author answers.preview",
      "answered answers.mine",
      "owner evaluations.potentialParticipants",
      "subject answers.read",
      "owner people.list",
      "author reports.close",
      "owner pulses.readRun",
      "owner pulses.listRuns",
      "owner pulses.readReport",
      "answered pulses.readSurvey",
      "awaited pulses.openSurveys",
    ])
      expect(`${answer} ${harsh.get(answer)}`).toMatch(/ 200 /);
    expect([...harsh.values(), ...kind.values()].filter((answer) => answer.includes("CANARI"))).toEqual([]);
    expect(harsh).toEqual(kind);
    noteFigure({
      name: "Until closing: endpoints × people whose answers are equal to the byte in two worlds that differ in the answers",
      measured: `${harsh.size} of ${harsh.size} (${endpoints.length} endpoints, ${everybody} people)`,
      asked: "all",
    });
  },
);

/** Every response to the person evaluated while the others answer, withdraw or wait; ids in their order. */
async function collectSubjectResponses(
  courses: readonly ("finishes" | "declines" | "waits")[],
): Promise<Map<string, string>> {
  const world = await makeWorld();
  const owner = await world.company();
  // An administrator reaches more than any other person: nothing of it may be about themself.
  const subject = await world.person(owner, { role: "admin", isAdmin: true });
  const bystander = await world.person(owner);
  const invited = [];
  for (const _ of courses) invited.push(await world.person(owner));
  const evaluation = await launchEvaluation(world, {
    author: owner,
    subject,
    invited: invited.map((person, index) => [person, index === 0 ? "manager" : "peer"] as const),
  });
  await answerAll(subject, evaluation);
  for (const [index, course] of courses.entries()) {
    if (course === "finishes") await answerAll(invited[index]!, evaluation);
    if (course === "declines")
      await invited[index]!.api.answers.decline({ evaluationId: evaluation.id, note: "Une raison" });
  }
  const random = "99999999-9999-4999-8999-999999999999";
  const ids: Ids = {
    evaluation: evaluation.id,
    profile: bystander.profileId,
    candidate: bystander.profileId,
    team: random,
    company: owner.companyId,
    ...forEachFile(() => random),
    skill: random,
    question: random,
    value: random,
    objective: random,
    jobFamily: random,
    jobPosition: random,
    jobStatus: random,
    participant: random,
    family: random,
    libraryQuestion: random,
    model: random,
    reportModel: random,
    random,
  };
  const { origin } = new URL(world.services.appUrl);
  const headers = { origin, "content-type": "application/json", cookie: subject.cookie };
  const responses = new Map<string, string>();
  for (const { name, path } of endpoints.filter(
    (each) => !endings.includes(each.name) && isForEverybody(each),
  )) {
    const body = JSON.stringify({ json: inputs[name](ids) });
    const answer = await world.fetch(new Request(`${origin}${path}`, { method: "POST", headers, body }));
    const text = name === "auth.beginSecondFactor" ? "" : await answer.text();
    responses.set(name, `${answer.status} ${replaceIds(text)}`);
  }
  return responses;
}

/** Each id by the place where it was first said: they are random, and so is a cursor, which holds one. */
function replaceIds(text: string): string {
  const seen: string[] = [];
  return text
    .replace(/"nextCursor":"[\w-]+"/g, '"nextCursor":"…"')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
      if (!seen.includes(id)) seen.push(id);
      return `id ${seen.indexOf(id)}`;
    });
}

test(
  "until collection closes, nothing that the person evaluated reads depends on who finished, declined or waits",
  { timeout: 600_000 },
  async () => {
    const nobody = await collectSubjectResponses(["waits", "waits", "waits", "waits"]);
    for (const read of [
      "evaluations.list",
      "evaluations.read",
      "answers.mine",
      "answers.read",
      "people.list",
    ])
      expect(`${read} ${nobody.get(read)}`).toMatch(/^\S+ 200 /);
    expect(await collectSubjectResponses(["finishes", "waits", "finishes", "waits"])).toEqual(nobody);
    expect(await collectSubjectResponses(["waits", "declines", "finishes", "declines"])).toEqual(nobody);
  },
);
