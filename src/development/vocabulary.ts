/** The five default pillars of a company, by the keys of the library, in the order of the tabs. */
export const pillars = ["autogestion", "gestionnaire", "impact_durable", "leader", "se_connaitre"] as const;
export type Pillar = (typeof pillars)[number];

export const objectiveStatuses = ["upcoming", "running", "reached", "set_aside"] as const;
export type ObjectiveStatus = (typeof objectiveStatuses)[number];

/** As what a person reads a plan: as their own, as manager of its person, or in charge of the company. */
export const planReaders = ["owner", "manager", "administration"] as const;
export type PlanReader = (typeof planReaders)[number];

/** What another person than the owner changed in a plan. */
export const changeKinds = [
  "objective_added",
  "objective_changed",
  "status_changed",
  "objective_moved",
  "objective_removed",
  "action_added",
  "action_changed",
  "action_done",
  "action_undone",
  "action_moved",
  "action_removed",
  "cycle_begun",
  "note_added",
  "note_changed",
  "note_removed",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const noteKinds = ["follow_up", "coaching"] as const;
export type NoteKind = (typeof noteKinds)[number];

export const courseStates = ["to_do", "under_way", "finished"] as const;
export type CourseState = (typeof courseStates)[number];

export const badgeKinds = ["three_courses", "first_plan", "first_objective", "year_of_follow_ups"] as const;
export type BadgeKind = (typeof badgeKinds)[number];

export const libraryKinds = ["action", "course", "model"] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/** How a person takes all that their own plan holds: to read in a spreadsheet, and whole. */
export const planFormats = ["csv", "json"] as const;
export type PlanFormat = (typeof planFormats)[number];

export const maxSentenceLength = 200;
export const maxMeasureLength = 300;
export const maxWhyLength = 300;
export const maxActionLength = 200;
export const maxSupporters = 5;
/** Of one plan, over all of its cycles. */
export const maxObjectives = 200;
/** Of one objective. */
export const maxActions = 20;
export const maxNoteLength = 2000;
/** Of one plan, over all of its cycles. */
export const maxNotes = 300;
export const maxRecognitionLength = 500;
/** How many the page lists. */
export const maxRecognitionsShown = 50;
export const maxCourses = 200;
/** How many changes by others the page lists. */
export const maxChangesShown = 20;
