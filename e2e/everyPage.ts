import type { BrowserContext, Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { demoAccounts } from "./calling.ts";
import type { Rondo } from "./rondo.ts";

interface Ids {
  draft: string;
  running: string;
  answering: string;
  answered: string;
  report: string;
}

/**
 * Every page of the product, by the name of its path: one added to src/paths.ts and not visited here does not compile.
 * Signed out first, then as the owner of the demonstration. Empty: screens that do not exist yet.
 */
export const visitorPages = {
  home: [paths.home()],
  contact: [paths.contact()],
  terms: [paths.terms()],
  privacy: [paths.privacy()],
  login: [paths.login(), paths.login({ notice: "expired" })],
  register: [paths.register()],
  confirmEmail: [paths.confirmEmail()],
  confirm: [paths.confirm({ token: "x" })],
  passwordRecovery: [paths.passwordRecovery()],
  resetPassword: [paths.resetPassword({ token: "x" })],
  resetPasswordShort: [paths.resetPasswordShort({ token: "x" })],
  invitation: [paths.invitation({ token: "x" })],
  welcome: [paths.welcome({ token: "x" })],
  callback: [paths.callback()],
  magicLink: [paths.magicLink()],
  secondStep: [paths.secondStep()],
} satisfies Partial<Record<keyof typeof paths, string[]>>;

export const ownerPages = ({
  draft,
  running,
  answering,
  answered,
  report,
}: Ids): Record<Exclude<keyof typeof paths, keyof typeof visitorPages>, string[]> => ({
  dashboard: [paths.dashboard()],
  myEvaluations: [paths.myEvaluations()],
  profile: [paths.profile()],
  security: [paths.security()],
  answerStart: [paths.answerStart()],
  // Files, not pages.
  answerWorker: [],
  answerManifest: [],
  answer: [paths.answer(answering), paths.answer(answering, { q: "1" })],
  answerReview: [paths.answerReview(answering)],
  answerDone: [paths.answerDone(answered)],
  answerPreview: [paths.answerPreview(draft), paths.answerPreview(draft, { q: "1" })],
  appDashboard: [],
  people: [paths.people(), `${paths.people()}?search=zzzz`],
  invitePerson: [paths.invitePerson()],
  evaluations: [paths.evaluations(), `${paths.evaluations()}?search=zzzz`],
  createEvaluation: [paths.createEvaluation()],
  editEvaluation: ["1", "2", "3", "4"].map((step) => paths.editEvaluation(draft, { step })),
  evaluation: [paths.evaluation(draft), paths.evaluation(running), paths.evaluation(report)],
  report: [paths.report(report), paths.report(running)],
  teams: [],
  pulses: [],
  settings: [],
  jobPositions: [],
  jobFamilies: [],
  questionCategories: [],
  values: [],
  weightMatrix: [],
  dataManagement: [],
  emailTest: [],
  forbidden: [paths.forbidden()],
  notFound: [paths.notFound(), "/une/adresse/inconnue"],
  devMailbox: [],
});

/** Calls an endpoint as this browser would, with its cookies. */
async function call<Output>(
  context: BrowserContext,
  rondo: Rondo,
  path: string,
  input: object,
): Promise<Output> {
  const response = await context.request.post(`${rondo.url}/rpc/${path}`, {
    headers: { origin: rondo.url },
    data: { json: input },
  });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { json: Output }).json;
}

export const enterAsOwner = (context: BrowserContext, rondo: Rondo) =>
  enterAs(context, rondo, "helene.gagnon");

/** Somebody of the demonstration, by what stands before the @ of their address. */
export async function enterAs(context: BrowserContext, rondo: Rondo, who: string): Promise<void> {
  const password = demoAccounts(rondo).get(who);
  await call(context, rondo, "auth/signIn", { email: `${who}@boreale.example`, password });
}

/** One evaluation in each state, for the pages that show one; the draft is made here. */
export async function idsOf(context: BrowserContext, rondo: Rondo): Promise<Ids> {
  const parts = await call<Record<"toDo" | "done", { evaluationId: string }[]>>(
    context,
    rondo,
    "answers/mine",
    {},
  );
  const { items } = await call<{
    items: { id: string; name: string; status: string }[];
  }>(context, rondo, "evaluations/list", {});
  const running = items.find(({ status }) => status === "in_progress");
  const rich = items.find(({ name }) => name === "Bilan d’automne");
  const [toDo, done] = [parts.toDo[0], parts.done[0]];
  if (!running || !rich || !toDo || !done) throw new Error("the demonstration is not what this expects");
  await call(context, rondo, "answers/begin", { evaluationId: toDo.evaluationId, noticeVersion: 1 });
  const { questions, subject } = await call<{
    questions: { skill: { id: string } }[];
    subject: { id: string };
  }>(context, rondo, "evaluations/read", { id: rich.id });
  const draft = await call<{ id: string }>(context, rondo, "evaluations/create", {
    name: "Bilan de printemps, avec un nom qui prend de la place",
    evaluationType: "full",
    subjectProfileId: subject.id,
  });
  await call(context, rondo, "evaluations/addSkill", { id: draft.id, skillId: questions[0]?.skill.id });
  return {
    draft: draft.id,
    running: running.id,
    answering: toDo.evaluationId,
    answered: done.evaluationId,
    report: rich.id,
  };
}

/** The page has said what it is, and nothing on it is still waiting. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
}
