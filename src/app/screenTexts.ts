/**
 * The texts that each screen of the workspace shows, beside those of its frame: fetched with the screen
 * (src/app/routes), named in the head of its page and weighed with it (src/app/pageParts.ts).
 * A screen that says too little fails scripts/weight/screenTexts.test.ts.
 */
export const screenTexts = {
  DashboardScreen: ["dashboards"],
  MyEvaluationsScreen: ["dashboards", "evaluations"],
  ProfileScreen: ["ownProfile", "people"],
  EditProfileScreen: ["ownProfile", "people"],
  SecurityScreen: ["security"],
  ReportScreen: ["reports", "evaluations"],
  EvaluationsScreen: ["evaluations", "lifecycle", "teams"],
  EvaluationsBoardScreen: ["evaluations", "lifecycle", "teams", "wizard"],
  EvaluationsCalendarScreen: ["evaluations", "teams"],
  CreateEvaluationScreen: ["evaluations", "lifecycle", "wizard"],
  ControlRoom: ["evaluations", "lifecycle", "room", "wizard"],
  EditEvaluation: ["evaluations", "lifecycle", "wizard", "nominations"],
  NominationScreen: ["nominations"],
  People: ["people", "teams"],
  InvitePersonScreen: ["people"],
  Person: ["people", "security"],
  ImportPeopleScreen: ["people", "imports", "peopleImport"],
  OrganisationChartScreen: ["people"],
  TeamsScreen: ["teams"],
  ManagedPeopleScreen: ["teams"],
  CreateTeamScreen: ["teams"],
  Team: ["teams", "evaluations"],
  DirectionsScreen: ["teams"],
  EditTeamScreen: ["teams"],
  SkillsScreen: ["skills"],
  CreateSkillScreen: ["skills"],
  SkillScreen: ["skills"],
  QuestionsScreen: ["skills"],
  NewQuestion: ["skills"],
  QuestionPage: ["skills"],
  JobPositionsScreen: ["jobs", "skills"],
  CreateJobPositionScreen: ["jobs", "skills"],
  JobPositionScreen: ["jobs", "skills"],
  JobFamiliesScreen: ["jobs", "skills"],
  CreateJobFamilyScreen: ["jobs"],
  JobFamilyScreen: ["jobs", "skills"],
  JobStatusesScreen: ["jobs", "skills"],
  NotificationsScreen: [],
  SettingsScreen: ["settings", "notifications"],
  CompanySettings: ["companySettings", "evaluations"],
  ImportQuestionsScreen: ["skills", "imports", "questionImport"],
  ValuesScreen: ["skills", "values"],
  CreateValueScreen: ["skills", "values"],
  EditValueScreen: ["skills", "values"],
  WeightMatrixScreen: ["weights"],
  OpenToAll: [],
  ExampleReportScreen: ["reports", "evaluations"],
} as const;

export type ScreenName = keyof typeof screenTexts;
/** Texts that a screen may name. */
export type ScreenText = (typeof screenTexts)[ScreenName][number];
