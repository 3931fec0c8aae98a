import type { Page } from "@playwright/test";
import { fr as setting } from "../../src/development/client/drafts/setting/texts.fr.ts";
import { fr as drafts } from "../../src/development/client/drafts/texts.fr.ts";
import { fr as plan } from "../../src/development/client/plan/texts.fr.ts";
import {
  begin,
  sendChunk,
  startAiServer,
  streaming,
  writeAnswer,
  writeObjective,
} from "../../src/development/testing/aiServer.ts";
import { fr as notice } from "../../src/evaluations/texts/drafts.fr.ts";
import { paths } from "../../src/paths.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { addMember, buildUniqueAddress, createCompany, password } from "../accounts.ts";
import { answerAs, tabTo } from "../answering.ts";
import { createApi, createCaller, releaseAtOnce } from "../calling.ts";
import { openScreen, press, reach, test, write } from "../keyboard.ts";
import type { Rondo } from "../product.ts";
import { expect, expectAccessible } from "../rondo.ts";
import { expectOpens } from "./manners.ts";

const assessment = "Ce qui part, où cela va, ce que le modèle peut dire de faux, et qui y veille.";
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** The server of the operator is one of this journey, which speaks the chat API: it streams, lies and stalls. */
test("drafts by AI are switched on, announced, asked for after a yes and accepted in part", async ({
  open,
  start,
}) => {
  const ai = await startAiServer();
  const { baseUrl, apiKey, model } = ai.aiServer;
  const { rondo } = await start({ AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model });
  const page = await open();
  const owner = { firstName: "Luce", lastName: "Plante", email: buildUniqueAddress("luce.draft") };
  await createCompany(page.context(), rondo, owner, "Atelier des suggestions");
  const enter = () => page.keyboard.press("Enter");

  await openScreen(page, rondo, paths.companySettings());
  await reach(page, button(page, setting.switchOn));
  await expectOpens("drafts by AI on", dialog(page, setting.turnOn.title), enter);
  await enter();
  await write(page, page.getByLabel(setting.turnOn.assessment), assessment);
  await press(page, button(page, setting.turnOn.confirm));
  await expect(page.getByText(setting.on)).toBeVisible();
  await reach(page, button(page, setting.switchOff));
  await expectOpens("drafts by AI off", dialog(page, setting.turnOff.title), enter);

  const person = await open();
  const profileId = await releaseReport(page, person, rondo);
  await draftInPart(person, rondo, { profileId, ai });
  await ai.stop();
});

/** Launched since: those who answer are told, and the person reads the figure of their manager. */
async function releaseReport(page: Page, person: Page, rondo: Rondo): Promise<string> {
  const { evaluations, reports, skills } = createApi(page.context(), rondo);
  await releaseAtOnce(page.context(), rondo);
  const noe = { firstName: "Noé", lastName: "Roy", email: buildUniqueAddress("noe.draft") };
  const lea = { firstName: "Léa", lastName: "Côté", email: buildUniqueAddress("lea.draft") };
  const [subject, rater] = [
    await addMember(page.context(), rondo, noe),
    await addMember(page.context(), rondo, lea),
  ];
  const { id } = await evaluations.create({
    name: "Bilan",
    evaluationType: "manager",
    subjectProfileId: subject.id,
  });
  const [skill] = (await skills.catalogue({})).items;
  await evaluations.addSkill({ id, skillId: skill?.id ?? "" });
  await evaluations.addParticipant({ id, profileId: rater.id, role: "manager" });
  await evaluations.launch({ id, acceptsSmallGroups: true });
  const caller = await createCaller();
  const asRater = createApi(caller, rondo);
  await asRater.auth.signIn({ email: lea.email, password });
  expect((await asRater.answers.read({ evaluationId: id })).draftsNotice?.fr).toBe(notice.drafts);
  await answerAs(caller, rondo, id, "Rien à ajouter.");
  await caller.request.dispose();
  await reports.close({ evaluationId: id });
  const { auth, development } = createApi(person.context(), rondo);
  await auth.signIn({ email: noe.email, password });
  const readObstacle = async () => (await development.readDraftOffer({ profileId: subject.id })).obstacle;
  await expect.poll(readObstacle).toBeNull();
  return subject.id;
}

interface Drafted {
  profileId: string;
  ai: Awaited<ReturnType<typeof startAiServer>>;
}

async function draftInPart(page: Page, rondo: Rondo, { profileId, ai }: Drafted) {
  const { check, choose, answer, states, suggestion } = drafts;
  const ownWords = "Je prends une équipe.";
  const box = dialog(page, drafts.title);
  const lie = writeObjective({ figures: ["f9"] });
  const other = "Demander un retour chaque mois";

  await openScreen(page, rondo, paths.developmentPlan(profileId));
  await reach(page, button(page, plan.beginning.draft), { within: 40 });
  await expectOpens("plan drafted by AI", box, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Enter");
  await press(page, box.getByRole("checkbox").first(), "Space");
  await press(page, box.getByRole("checkbox", { name: choose.addWords }), "Space");
  await write(page, box.getByLabel(choose.words), ownWords);
  await press(page, button(page, choose.next));
  const shown = (await box.locator("pre").textContent()) ?? "";
  expect(shown).toContain(ownWords);
  expect(shown).not.toMatch(/Noé|Léa/);
  await expectAccessible(page, "what would be sent");
  expect(ai.received, "nothing leaves before a yes").toEqual([]);

  ai.behave(streaming(writeAnswer(lie, writeObjective(), writeObjective({ sentence: other }))));
  await press(page, button(page, check.yes));
  await expect(box.getByText(suggestion.label)).toHaveCount(2);
  expect(ai.received.map(({ body }) => body)).toEqual([shown]);
  await expect(box.getByText(/^1 suggestion n’est pas montrée/)).toBeVisible();
  await expectAccessible(page, "suggestions");
  await press(page, button(page, `${suggestion.edit}\u00A0: ${other}`));
  await write(page, box.getByLabel(plan.dialog.sentence), "Demander un retour à Léa");
  await press(page, button(page, /^Ajouter au plan\s: Demander un retour à Léa$/));
  await expect(box.getByText(suggestion.added)).toBeVisible();
  await press(page, button(page, /^Écarter\s: /));
  await expect(box.getByText(suggestion.dismissed)).toBeVisible();

  // Stalled in the middle and given up: what was chosen, written and received is still there.
  ai.behave((response) => {
    begin(response);
    sendChunk(response, `{"objectives":[${JSON.stringify(writeObjective())},{"sent`);
  });
  await press(page, button(page, answer.again));
  await expect(box.getByLabel(choose.words)).toHaveValue(ownWords);
  await press(page, button(page, drafts.toSuggestions));
  await expect(box.getByText(suggestion.added), "what came is a press away").toBeVisible();
  await press(page, button(page, answer.again));
  await press(page, button(page, choose.next));
  await press(page, button(page, check.yes));
  // Nothing comes to rest meanwhile, which `press` waits for.
  await expect(box.getByText(answer.writing)).toBeVisible();
  await expect(box.getByText(suggestion.label)).toHaveCount(1);
  await tabTo(page, answer.stop);
  await page.keyboard.press("Enter");
  await expect(box.getByText(states.cancelled.title)).toBeVisible();
  await expect(box.getByText(suggestion.label)).toHaveCount(1);
  await expect(button(page, drafts.fromModel)).toBeVisible();
  await press(page, button(page, platform.actions.retry));
  await expect(box.locator("pre"), "the same is shown again before it is sent").toHaveText(shown);
  await expect(button(page, check.yes)).toBeVisible();
  expect(ai.received).toHaveLength(2);
  await press(page, button(page, drafts.toSuggestions));
  await press(page, button(page, /^Modifier\s: /));
  await write(page, box.getByLabel(plan.dialog.sentence), "Écouter en entier");
  await press(page, button(page, answer.again));
  await page.keyboard.press("Escape");
  await press(page, button(page, `Actions pour ${plan.own}`));
  const item = page.getByRole("menuitem", { name: plan.beginning.draft });
  await press(page, item, "Enter", { key: "ArrowDown", within: 9 });
  await expect(box.getByLabel(plan.dialog.sentence), "opened again, it stands on them").toHaveValue(
    "Écouter en entier",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Demander un retour à Léa");
}
