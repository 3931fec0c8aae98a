/** Every URL of the product. Imports nothing. */
const formatQuery = (values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length ? `?${new URLSearchParams(given)}` : "";
};

export const paths = {
  home: () => "/",
  contact: () => "/contact",
  terms: () => "/legal/terms",
  privacy: () => "/legal/privacy",

  login: (values: { email?: string; next?: string; notice?: "expired" | "invalid" | "signed_out" } = {}) =>
    `/auth/login${formatQuery(values)}`,
  register: (values: { email?: string; after?: "demonstration" } = {}) =>
    `/auth/register${formatQuery(values)}`,
  confirmEmail: (values: { email?: string } = {}) => `/auth/confirm-email${formatQuery(values)}`,
  confirm: (values: { token?: string } = {}) => `/auth/confirm${formatQuery(values)}`,
  passwordRecovery: (values: { email?: string; next?: string } = {}) =>
    `/auth/password-recovery${formatQuery(values)}`,
  resetPassword: (values: { token?: string } = {}) => `/auth/reset-password${formatQuery(values)}`,
  /** The second form of the same link; one screen serves both (§2 of the specification). */
  resetPasswordShort: (values: { token?: string } = {}) => `/reset-password${formatQuery(values)}`,
  invitation: (values: { token?: string; next?: string } = {}) => `/auth/invitation${formatQuery(values)}`,
  /** Opened from a mail: a link to sign in (`to`: it only names its addressee, who signs in), to answer, or to read a report. */
  welcome: (values: { magic?: string; to?: string; next?: string } = {}) =>
    `/auth/welcome${formatQuery(values)}`,
  answerLink: (values: { token?: string } = {}) => `/auth/answer${formatQuery(values)}`,
  reportLink: (values: { token?: string } = {}) => `/auth/report${formatQuery(values)}`,
  /** Where the link in the notice of a changed address leads: it takes the former one back. */
  formerEmail: (values: { token?: string } = {}) => `/auth/former-email${formatQuery(values)}`,
  newEmail: (values: { token?: string } = {}) => `/auth/new-email${formatQuery(values)}`,
  magicLink: (values: { email?: string; next?: string } = {}) => `/auth/magic-link${formatQuery(values)}`,
  secondStep: (values: { next?: string } = {}) => `/auth/second-step${formatQuery(values)}`,
  callback: () => "/auth/callback",

  dashboard: () => "/user/dashboard",
  myEvaluations: () => "/user/evaluations",
  /** Where the person evaluated proposes who answers. */
  nomination: (evaluationId: string) => `/user/nominations/${evaluationId}`,
  decideNomination: (evaluationId: string) => `/manager/nominations/${evaluationId}`,
  profile: () => "/profile",
  editProfile: () => "/profile/edit",
  security: () => "/profile/security",

  /** Where the installed form begins: what is mine to answer, with or without a network. */
  answerStart: () => "/eval/",
  answerWorker: () => "/eval/worker.js",
  answerManifest: () => "/eval.webmanifest",
  /** `back`: where the question was opened from, and what follows it. */
  answer: (evaluationId: string, values: { q?: string; back?: "review"; decline?: "1" } = {}) =>
    `/eval/evaluations/${evaluationId}${formatQuery(values)}`,
  answerReview: (evaluationId: string) => `/eval/evaluations/${evaluationId}/review`,
  answerDone: (evaluationId: string) => `/eval/evaluations/${evaluationId}/completed`,
  answerPreview: (evaluationId: string, values: { role?: string; q?: string; back?: "review" } = {}) =>
    `/eval/preview/${evaluationId}${formatQuery(values)}`,

  /** The short evaluation that a person asks for, to take stock again of their plan. */
  checkpoint: (profileId: string) => `/app/checkpoints/${profileId}`,
  /** `begin`: opens what a report proposes, the latest unless `report` names the evaluation. */
  developmentPlan: (profileId: string, values: { tab?: string; begin?: "report"; report?: string } = {}) =>
    `/app/development-plan/${profileId}${formatQuery(values)}`,

  /** A pulse survey to answer. */
  pulseSurvey: (id: string, values: { q?: string } = {}) => `/pulse/survey/${id}${formatQuery(values)}`,

  appDashboard: () => "/app/dashboard",
  people: () => "/app/users",
  invitePerson: (values: { tab?: "many" } = {}) => `/app/users/create${formatQuery(values)}`,
  importPeople: () => "/app/users/import",
  organisationChart: () => "/app/users/chart",
  person: (id: string) => `/app/users/${id}`,
  editPerson: (id: string) => `/app/users/${id}/edit`,
  evaluations: ({ about, team }: { about?: string; team?: string } = {}) =>
    `/app/evaluations${formatQuery({ search: about, team })}`,
  evaluationsBoard: () => "/app/evaluations/board",
  /** By due date; `month`: 2026-11, else the current one. */
  evaluationsCalendar: (values: { month?: string } = {}) => `/app/evaluations/calendar${formatQuery(values)}`,
  /** `due`: the day until which people answer, 2026-12-14. */
  createEvaluation: (values: { position?: string; subject?: string; due?: string } = {}) =>
    `/app/evaluations/create${formatQuery(values)}`,
  editEvaluation: (id: string, values: { step?: string } = {}) =>
    `/app/evaluations/${id}/edit${formatQuery(values)}`,
  evaluation: (id: string) => `/app/evaluations/${id}`,
  report: (id: string) => `/app/evaluations/${id}/report`,
  /** Before it is published by hand. */
  reviewReport: (id: string) => `/app/evaluations/${id}/review`,
  flaggedComments: (id: string) => `/app/evaluations/${id}/flagged-comments`,
  /** Open to all visitors: a fictional report, for those who want to see one before they have their own. */
  /** `layout`: as the report model that is being written in this browser would lay it out. */
  exampleReport: (values: { layout?: "draft" } = {}) => `/example-report${formatQuery(values)}`,
  teams: () => "/app/teams",
  directions: () => "/app/teams/directions",
  createTeam: () => "/app/teams/create",
  importTeams: () => "/app/teams/import",
  team: (id: string) => `/app/teams/${id}`,
  editTeam: (id: string) => `/app/teams/${id}/edit`,
  /** The people whom the reader manages. */
  managedPeople: () => "/manager/users",
  notifications: () => "/app/notifications",
  /** What the reader has had prepared. */
  files: () => "/app/files",
  pulses: () => "/app/pulses",
  pulseRuns: () => "/app/pulses/runs",
  /** The company's own surveys. */
  pulseTemplates: () => "/app/pulses/templates",
  /** Those that are ready to send. */
  pulseLibrary: () => "/app/pulses/library",
  editPulse: (id: string) => `/app/pulses/edit/${id}`,
  pulseReport: (id: string) => `/app/pulses/report/${id}`,
  /** `part`: what the reader came for. */
  settings: (values: { part?: "notifications" | "display" } = {}) => `/app/settings${formatQuery(values)}`,
  companySettings: () => "/app/settings/company",

  jobPositions: () => "/admin/job-positions",
  importPositions: () => "/admin/job-positions/import",
  createJobPosition: (values: { family?: string } = {}) =>
    `/admin/job-positions/create${formatQuery(values)}`,
  jobPosition: (id: string) => `/admin/job-positions/${id}`,
  /** The page of the position edits in place: this address leads to it. */
  editJobPosition: (id: string) => `/admin/job-positions/${id}/edit`,
  jobFamilies: () => "/admin/job-families",
  createJobFamily: () => "/admin/job-families/new",
  jobFamily: (id: string) => `/admin/job-families/${id}`,
  jobStatuses: () => "/admin/job-statuses",
  /** Actions, courses and models of development plans. */
  developmentLibrary: () => "/admin/development-library",
  createLibraryEntry: () => "/admin/development-library/create",
  libraryEntry: (id: string) => `/admin/development-library/${id}`,
  questionCategories: () => "/admin/question-categories",
  createSkill: () => "/admin/question-categories/new",
  skill: (id: string) => `/admin/question-categories/${id}`,
  questions: (values: { translation?: "untranslated"; status?: "active" } = {}) =>
    `/admin/questions${formatQuery(values)}`,
  createQuestion: (values: { skill?: string } = {}) => `/admin/questions/new${formatQuery(values)}`,
  importQuestions: () => "/admin/questions/import",
  editQuestion: (id: string) => `/admin/questions/${id}/edit`,
  values: () => "/admin/values",
  createValue: () => "/admin/values/create",
  editValue: (id: string) => `/admin/values/${id}/edit`,
  weightMatrix: () => "/admin/weight-matrix",
  reportsHub: () => "/admin/reports",
  reportsByPerson: () => "/admin/reports/users",
  reportModels: () => "/admin/reports/models",
  /** `from`: the model that it copies; the standard one without. */
  createReportModel: (values: { from?: string } = {}) => `/admin/reports/models/create${formatQuery(values)}`,
  reportModel: (id: string) => `/admin/reports/models/${id}`,
  dataManagement: () => "/admin/datamanagement",
  emailTest: () => "/admin/email-test",
  /** The state of the installation. */
  adminDashboard: () => "/admin/dashboard",

  // Stored files (platform/server/files), not pages.
  avatar: (id: string, size?: "small") => `/files/avatar/${id}${size ? `/${size}` : ""}`,
  logo: (id: string) => `/files/logo/${id}`,
  /** An email as mail programs draw it (administration/server/previewRoutes.ts), in a frame of the page of tests. */
  emailPreview: ({
    language,
    kind,
    sample,
    scheme,
  }: Record<"language" | "kind" | "sample" | "scheme", string>) =>
    `/email-previews/${language}/${kind}/${sample}/${scheme}`,

  forbidden: () => "/403",
  notFound: () => "/404",
  devMailbox: (values: { key?: string } = {}) => `/dev/mailbox${formatQuery(values)}`,
  campaigns: () => "/app/campaigns",
  createCampaign: () => "/app/campaigns/create",
  campaign: (id: string) => `/app/campaigns/${id}`,
} as const;

/** Where a report is opened: a reviewer who is to publish it reads it where comments are masked and it is published. */
export const openReport = (id: string, isToPublish: boolean): string =>
  isToPublish ? paths.reviewReport(id) : paths.report(id);

const lightAreas = ["/auth", "/reset-password", "/eval", "/pulse", "/contact", "/legal"];

/** Which of the two front ends owns a URL: the tiny one opened from a mail, or the daily one (ARCHITECTURE.md). */
export const resolveShell = (pathname: string): "light" | "workspace" =>
  pathname === "/" || lightAreas.some((area) => `${pathname}/`.startsWith(`${area}/`))
    ? "light"
    : "workspace";

/** The paths to which a person may be redirected after signing in. */
const returnPath = /^\/(?:user|app|admin|manager|profile|eval|pulse)(?:\/[\w-]+)*(?:\?[\w\-.~=&%+]*)?$/;

/**
 * A path of ours to return to after signing in; null for anything else (no open redirect). It lists what is allowed:
 * one slash, a known area, plain segments, a query without any sign that an address could begin with.
 */
export const parseOwnPath = (next: string | null | undefined): string | null =>
  next && next.length <= 2000 && returnPath.test(next) ? next : null;

/** The link of an email that only names its addressee (`paths.welcome`): it leads on once it is they who have signed in. */
const addressedLink = /^\/auth\/welcome\?to=[\w-]{86}(?:&next=[\w\-.~%+*]*)?$/;

/** Where one goes after signing in: a page of ours, or that link, by which one came. */
export const parseReturnPath = (next: string | null | undefined): string | null =>
  parseOwnPath(next) ?? (next && next.length <= 2000 && addressedLink.test(next) ? next : null);

/** The same, or the dashboard. */
export const chooseNextPath = (next: string | null | undefined): string =>
  parseReturnPath(next) ?? paths.dashboard();

/** For a link to the next step of signing in: where one wanted to go, when it is a path of ours. */
export function toNextValues(next: string | null | undefined): { next?: string } {
  const path = parseReturnPath(next);
  return path ? { next: path } : {};
}
