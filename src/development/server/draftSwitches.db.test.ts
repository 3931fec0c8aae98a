import { eq, like } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { draftingNoticeVersion, NOTICE_VERSION } from "#evaluations/rules/notice.ts";
import { en as draftsNoticeEn } from "#evaluations/texts/drafts.en.ts";
import { fr as draftsNotice } from "#evaluations/texts/drafts.fr.ts";
import { evaluations } from "#evaluations/tables.ts";
import { auditLog } from "#platform/server/tables.ts";
import { developmentDraftSwitches } from "../tables/drafts.ts";
import { makeDraftServer } from "./drafts/draftServer.ts";

const assessment = "Ce qui part, où cela va, ce que le modèle peut dire de faux, et qui y veille.";
const aiServer = { baseUrl: "https://ai.example/v1", apiKey: null, model: "petit-modele" };
let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld({ draftServer: makeDraftServer(aiServer) });
});
beforeEach(async () => {
  world.services.draftServer = makeDraftServer(aiServer);
  owner = await world.company();
});
const turnOn = (who = owner) => who.api.development.switchDrafting({ isOn: true, assessment });
const turnOff = () => owner.api.development.switchDrafting({ isOn: false });

test("drafts are off until an admin has assessed their impact, which stays written with who and when", async () => {
  const { api } = owner;
  expect(await api.development.readDrafting({})).toEqual({
    isOn: false,
    destination: { host: "ai.example", model: "petit-modele" },
    history: [],
  });
  expect(
    await readErrorCode(api.development.switchDrafting({ isOn: true, assessment: " trop court " })),
  ).toBe("invalid_data");
  await turnOn();
  expect(await readErrorCode(turnOn())).toBe("no_update_data");
  await turnOff();
  const again = `${assessment} Revu un an après.`;
  const { isOn, history } = await api.development.switchDrafting({ isOn: true, assessment: again });
  expect(isOn).toBe(true);
  expect(history.map((one) => [one.isOn, one.assessment, one.by.id])).toEqual([
    [true, again, owner.profileId],
    [false, null, owner.profileId],
    [true, assessment, owner.profileId],
  ]);
  const audited = await world.inside(owner, (tx) =>
    tx.select().from(auditLog).where(like(auditLog.action, "drafts.%")),
  );
  expect(audited.map(({ action }) => action).toSorted()).toEqual([
    "drafts.switchedOff",
    "drafts.switchedOn",
    "drafts.switchedOn",
  ]);
  expect(JSON.stringify(audited)).not.toContain("Ce qui part");
});

test("what was assessed is never changed or removed", async () => {
  await turnOn();
  const table = developmentDraftSwitches;
  await expect(world.inside(owner, (tx) => tx.update(table).set({ assessment: "rien" }))).rejects.toThrow();
  await expect(world.inside(owner, (tx) => tx.delete(table))).rejects.toThrow();
});

test("an owner without admin power reads it, and only an admin switches it", async () => {
  const other = await world.person(owner, { role: "account_owner" });
  expect(await other.api.development.readDrafting({})).toMatchObject({ isOn: false });
  expect(await readErrorCode(turnOn(other))).toBe("forbidden");
  const member = await world.person(owner);
  expect(await readErrorCode(member.api.development.readDrafting({}))).toBe("forbidden");
});

test("without a server of the operator nothing is on, whatever was switched before", async () => {
  await turnOn();
  world.services.draftServer = null;
  expect(await owner.api.development.readDrafting({})).toMatchObject({ isOn: false, destination: null });
  const other = await world.company();
  expect(await readErrorCode(turnOn(other))).toBe("drafts_without_server");
  const { evaluationId } = await buildLaunchedEvaluation(world, owner);
  expect(await readNotice(evaluationId)).toBe(NOTICE_VERSION);
});

const readNotice = async (id: string) => {
  const rows = await world.inside(owner, (tx) => tx.select().from(evaluations).where(eq(evaluations.id, id)));
  return rows[0]?.noticeVersion;
};

test("what is prepared while they are on shows the notice that its launch will give", async () => {
  const { evaluationId } = await buildDraftEvaluation(world, owner, {});
  const { api } = owner;
  const readShown = async () => ({
    summary: (await api.evaluations.reportModel({})).noticeVersion,
    form: (await api.answers.preview({ evaluationId, role: "peer" })).draftsNotice?.fr,
    email: (
      await api.evaluations.invitation({ id: evaluationId, role: "peer", language: "fr" })
    ).paragraphs.includes(draftsNotice.drafts),
  });
  const off = { summary: NOTICE_VERSION, form: undefined, email: false };
  expect(await readShown()).toEqual(off);
  await turnOn();
  expect(await readShown()).toEqual({
    summary: draftingNoticeVersion,
    form: draftsNotice.drafts,
    email: true,
  });
  await turnOff();
  expect(await readShown()).toEqual(off);
});

test("what is launched while they are on says so to those who answer, and keeps saying it", async () => {
  const before = await buildLaunchedEvaluation(world, owner);
  await turnOn();
  const during = await buildLaunchedEvaluation(world, owner);
  await turnOff();
  const after = await buildLaunchedEvaluation(world, owner);
  const launched = [before, during, after];
  expect(await Promise.all(launched.map(({ evaluationId }) => readNotice(evaluationId)))).toEqual([
    NOTICE_VERSION,
    draftingNoticeVersion,
    NOTICE_VERSION,
  ]);
  const told = [];
  for (const { evaluationId, subject } of launched)
    told.push((await subject.api.answers.read({ evaluationId })).draftsNotice);
  expect(told).toEqual([
    undefined,
    { fr: draftsNotice.selfDrafts, en: draftsNoticeEn.selfDrafts },
    undefined,
  ]);
});
