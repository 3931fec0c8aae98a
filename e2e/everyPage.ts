import { NOTICE_VERSION } from "../src/evaluations/rules/notice.ts";
import { setTimeout } from "node:timers/promises";
import { proving } from "../src/platform/testing/proof.ts";
import { standardLayout } from "../src/reports/rules/layout.ts";
import type { Page, Request } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { createApi, type Caller } from "./calling.ts";
import type { LiveLinks } from "./liveLinks.ts";
import type { Rondo } from "./product.ts";

interface Ids {
  draft: string;
  running: string;
  answering: string;
  answered: string;
  report: string;
  person: string;
  team: string;
  skill: string;
  question: string;
  jobPosition: string;
  jobFamily: string;
  value: string;
  campaign: string;
  reportModel: string;
  pulseTemplate: string;
  pulseReport: string;
  openPulse: string;
}

/**
 * Every page of the product, by the name of its path: one added to src/paths.ts and not visited here does not compile.
 * Signed out first, then as the owner of the demonstration. Empty: screens that do not exist yet. A page that a link
 * opens is visited with a valid link, and with one that is not.
 */
export const listVisitorPages = (links: LiveLinks) =>
  ({
    home: [paths.home()],
    contact: [paths.contact()],
    terms: [paths.terms()],
    privacy: [paths.privacy()],
    login: [paths.login(), paths.login({ notice: "expired" })],
    register: [paths.register()],
    confirmEmail: [paths.confirmEmail(), paths.confirmEmail({ email: "luce.gervais@gmail.com" })],
    confirm: [links.confirm, paths.confirm({ token: "x" })],
    passwordRecovery: [paths.passwordRecovery()],
    resetPassword: [links.resetPassword, paths.resetPassword({ token: "x" })],
    resetPasswordShort: [links.resetPasswordShort],
    invitation: [links.invitation, paths.invitation({ token: "x" })],
    welcome: [links.magicLink, paths.welcome({ magic: "x" })],
    answerLink: [links.answerLink, paths.answerLink({ token: "x" })],
    reportLink: [paths.reportLink({ token: "x" })],
    callback: [paths.callback()],
    formerEmail: [paths.formerEmail({ token: "x".repeat(43) })],
    newEmail: [paths.newEmail({ token: "x".repeat(43) })],
    magicLink: [paths.magicLink()],
    secondStep: [paths.secondStep()],
    exampleReport: [paths.exampleReport()],
  }) satisfies Partial<Record<keyof typeof paths, string[]>>;

export const listOwnerPages = ({
  draft,
  running,
  answering,
  answered,
  report,
  person,
  team,
  skill,
  question,
  jobPosition,
  jobFamily,
  value,
  campaign,
  reportModel,
  pulseTemplate,
  pulseReport,
  openPulse,
}: Ids): Record<Exclude<keyof typeof paths, keyof ReturnType<typeof listVisitorPages>>, string[]> => ({
  dashboard: [paths.dashboard()],
  myEvaluations: [paths.myEvaluations()],
  // About another person: the page says that it is not there.
  nomination: [paths.nomination(draft)],
  // Of a person who reports to another manager: the same.
  decideNomination: [paths.decideNomination(draft)],
  profile: [paths.profile()],
  editProfile: [paths.editProfile()],
  security: [paths.security()],
  answerStart: [paths.answerStart()],
  // Files, not pages.
  answerWorker: [],
  answerManifest: [],
  answer: [paths.answer(answering), paths.answer(answering, { q: "1" })],
  answerReview: [paths.answerReview(answering)],
  answerDone: [paths.answerDone(answered)],
  answerPreview: [paths.answerPreview(draft), paths.answerPreview(draft, { q: "1" })],
  // For the people it asks; to the others it is a page that is not there.
  pulseSurvey: [paths.pulseSurvey(draft)],
  appDashboard: [paths.appDashboard(), `${paths.appDashboard()}?period=quarter&from=2026-01-01`],
  people: [paths.people(), `${paths.people()}?search=zzzz`],
  importPeople: [paths.importPeople()],
  invitePerson: [paths.invitePerson(), paths.invitePerson({ tab: "many" })],
  person: [paths.person(person), `${paths.person(person)}?tab=reports`, paths.person("x")],
  editPerson: [paths.editPerson(person), paths.editPerson("x")],
  organisationChart: [paths.organisationChart()],
  evaluations: [paths.evaluations(), `${paths.evaluations()}?search=zzzz`],
  evaluationsBoard: [paths.evaluationsBoard()],
  evaluationsCalendar: [paths.evaluationsCalendar(), paths.evaluationsCalendar({ month: "2031-02" })],
  createEvaluation: [paths.createEvaluation()],
  editEvaluation: ["1", "2", "3", "4"].map((step) => paths.editEvaluation(draft, { step })),
  evaluation: [
    paths.evaluation(draft),
    paths.evaluation(running),
    `${paths.evaluation(running)}?preview=invite`,
    paths.evaluation(report),
  ],
  report: [paths.report(report), paths.report(running)],
  reviewReport: [paths.reviewReport(report)],
  flaggedComments: [paths.flaggedComments(report), paths.flaggedComments("x")],
  teams: [paths.teams(), `${paths.teams()}?search=zzzz`],
  managedPeople: [paths.managedPeople(), `${paths.managedPeople()}?search=zzzz`],
  directions: [paths.directions()],
  createTeam: [paths.createTeam()],
  importTeams: [paths.importTeams()],
  team: [paths.team(team), `${paths.team(team)}?tab=evaluations`, paths.team("x")],
  editTeam: [paths.editTeam(team)],
  files: [paths.files()],
  notifications: [paths.notifications(), `${paths.notifications()}?tab=to_do`],
  // Leads those in charge to the runs.
  pulses: [],
  pulseRuns: [paths.pulseRuns()],
  pulseTemplates: [paths.pulseTemplates()],
  pulseLibrary: [paths.pulseLibrary(), `${paths.pulseLibrary()}?preview=enps`],
  pulseReport: [pulseReport, openPulse].map((id) => paths.pulseReport(id)),
  developmentPlan: [
    paths.developmentPlan(person),
    `${paths.developmentPlan(person)}?tab=timeline`,
    paths.developmentPlan("x"),
  ],
  checkpoint: [paths.checkpoint(person), paths.checkpoint("x")],
  editPulse: [paths.editPulse(pulseTemplate), paths.editPulse("x")],
  settings: [paths.settings(), paths.settings({ part: "notifications" })],
  companySettings: [paths.companySettings()],
  jobPositions: [paths.jobPositions(), `${paths.jobPositions()}?search=zzzz`],
  createJobPosition: [paths.createJobPosition()],
  importPositions: [paths.importPositions()],
  jobPosition: [paths.jobPosition(jobPosition), paths.jobPosition("x")],
  // Leads to the page of the position.
  editJobPosition: [],
  jobFamilies: [paths.jobFamilies()],
  createJobFamily: [paths.createJobFamily()],
  jobFamily: [paths.jobFamily(jobFamily), paths.jobFamily("x")],
  jobStatuses: [paths.jobStatuses()],
  developmentLibrary: [paths.developmentLibrary()],
  createLibraryEntry: [paths.createLibraryEntry()],
  libraryEntry: [paths.libraryEntry("action.communication_deux_lignes"), paths.libraryEntry("x")],
  questionCategories: [paths.questionCategories(), `${paths.questionCategories()}?search=zzzz`],
  createSkill: [paths.createSkill()],
  skill: [paths.skill(skill), paths.skill("x")],
  importQuestions: [paths.importQuestions()],
  questions: [paths.questions(), `${paths.questions()}?search=zzzz`],
  createQuestion: [paths.createQuestion()],
  editQuestion: [paths.editQuestion(question)],
  values: [paths.values()],
  createValue: [paths.createValue()],
  editValue: [paths.editValue(value), paths.editValue("x")],
  weightMatrix: [paths.weightMatrix()],
  reportsHub: [paths.reportsHub()],
  reportsByPerson: [paths.reportsByPerson()],
  reportModels: [paths.reportModels()],
  createReportModel: [paths.createReportModel(), paths.createReportModel({ from: "x" })],
  reportModel: [paths.reportModel(reportModel), paths.reportModel("x")],
  dataManagement: [],
  emailTest: [paths.emailTest()],
  adminDashboard: [paths.adminDashboard()],
  // Files, not pages.
  avatar: [],
  logo: [],
  emailPreview: [],
  forbidden: [paths.forbidden()],
  notFound: [paths.notFound(), "/une/adresse/inconnue"],
  devMailbox: [],
  campaigns: [paths.campaigns()],
  createCampaign: [paths.createCampaign()],
  campaign: [paths.campaign(campaign), `${paths.campaign(campaign)}?tab=lines`, paths.campaign(draft)],
});

/** One page of each layout; what the kit gives every page is seen on these. */
const onePerLayout: readonly (keyof typeof paths)[] = [
  // The light shell: public pages, the way in, links, answering, the report.
  "home",
  "contact",
  "register",
  "confirm",
  "answerLink",
  "exampleReport",
  "answer",
  "answerReview",
  "report",
  // The workspace: home, list, person, form, board, calendar, wizard, room, campaign, pulse survey, tree, table of numbers, settings.
  "dashboard",
  "adminDashboard",
  "myEvaluations",
  "people",
  "person",
  "invitePerson",
  "importPeople",
  "organisationChart",
  "evaluationsBoard",
  "evaluationsCalendar",
  "editEvaluation",
  "evaluation",
  "campaign",
  "editPulse",
  "reviewReport",
  "team",
  "values",
  "weightMatrix",
  "companySettings",
  "emailTest",
  "notFound",
];

/** Whether an address of a page is visited: in `npm test` the first one of each layout, all of them when proving. */
export const isVisited = (page: string, index: number, all: boolean = proving): boolean =>
  all || (index === 0 && (onePerLayout as readonly string[]).includes(page));

/** What stands before the @ of the owner of the demonstration. */
export const demoOwner = "helene.gagnon";

/** One evaluation in each state, for the pages that show one; the draft and a launched campaign are made here. */
export async function prepareIds(context: Caller, rondo: Rondo): Promise<Ids> {
  const api = createApi(context, rondo);
  const parts = await api.answers.mine({});
  const { items } = await api.evaluations.list({});
  const teams = await api.teams.list({});
  const [position] = (await api.jobs.listPositions({ limit: 1 })).items;
  const running = items.find(({ status }) => status === "in_progress");
  const rich = items.find(({ name }) => name === "Bilan d’automne");
  const [toDo, done] = [parts.toDo[0], parts.done[0]];
  if (!running || !rich || !toDo || !done) throw new Error("the demonstration is not what this expects");
  await api.answers.begin({ evaluationId: toDo.evaluationId, noticeVersion: NOTICE_VERSION });
  const { questions, subject } = await api.evaluations.read({ id: rich.id });
  const draft = await api.evaluations.create({
    name: "Bilan de printemps, avec un nom qui prend de la place",
    evaluationType: "full",
    subjectProfileId: subject?.id ?? null,
  });
  const known = (await api.people.choices({ limit: 20 })).items.filter(({ id }) => id !== subject?.id);
  for (const [index, role] of (["manager", "peer", "direct_report"] as const).entries())
    await api.evaluations.addParticipant({ id: draft.id, profileId: known[index]?.id ?? "", role });
  const skill = questions[0]?.skill?.id ?? "";
  await api.evaluations.addSkill({ id: draft.id, skillId: skill });
  const asked = await api.skills.questions({ skill, limit: 1 });
  const values = await api.skills.values({});
  const reportModel = await api.reportModels.create({ name: "Essentiel", layout: standardLayout });
  const pulseTemplate = await api.pulses.copyReady({ key: "workload" });
  const [closedPulse] = (await api.pulses.listRuns({ status: "closed", limit: 1 })).items;
  const [openPulse] = (await api.pulses.listRuns({ status: "open", limit: 1 })).items;
  return {
    draft: draft.id,
    running: running.id,
    answering: toDo.evaluationId,
    answered: done.evaluationId,
    report: rich.id,
    person: subject?.id ?? "",
    team: teams.items[0]?.id ?? "",
    skill,
    question: asked.items[0]?.id ?? "",
    jobPosition: position?.id ?? "",
    jobFamily: position?.family.id ?? "",
    value: values.items[0]?.id ?? "",
    campaign: await launchCampaign(api),
    reportModel: reportModel.id,
    pulseTemplate: pulseTemplate.id,
    pulseReport: closedPulse?.id ?? "",
    openPulse: openPulse?.id ?? "",
  };
}

/** Two people, with those that Rondo proposes; by the time that its page is opened, everything has started. */
async function launchCampaign({ people, campaigns }: ReturnType<typeof createApi>): Promise<string> {
  const chosen = (await people.choices({ limit: 20 })).items.filter(({ isEvaluable }) => isEvaluable);
  const { id } = await campaigns.create({
    name: "Bilan de l’équipe, avec un nom qui prend de la place",
    evaluationType: "full",
    dueOn: new Date(Date.now() + 14 * 24 * 3_600_000).toISOString().slice(0, 10),
    choice: { teams: [], positions: [], people: chosen.slice(0, 2).map((one) => one.id) },
    questionnaire: { from: "own_position" },
    maxRequests: 4,
  });
  await campaigns.launch({ id, acceptsSmallGroups: true });
  return id;
}

/** Returns a wait until the page has said what it is and no request was in flight for a tenth of a second. */
export function watchNetworkIdle(page: Page): () => Promise<void> {
  const underway = new Set<Request>();
  let last = Date.now();
  const noteEnd = (request: Request) => {
    underway.delete(request);
    last = Date.now();
  };
  page.on("request", (request) => {
    // The events of the bell go on for as long as the page.
    if (request.resourceType() === "eventsource") return;
    underway.add(request);
    last = Date.now();
  });
  page.on("requestfinished", noteEnd);
  page.on("requestfailed", noteEnd);
  return async () => {
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    const started = Date.now();
    while (underway.size > 0 || Date.now() - last < 100) {
      if (Date.now() - started > idleTimeout)
        throw new Error(`still underway: ${[...underway].map((request) => request.url()).join(", ")}`);
      await setTimeout(20);
    }
  };
}
/** Milliseconds after which a request that has not ended is a fault of its own. */
const idleTimeout = 30_000;
