/** What an action of the library is: to do in one’s own work, with other people, or to study and practise. */
export const actionKinds = ["experience", "exchange", "learning"] as const;
export type ActionKind = (typeof actionKinds)[number];

export const courseFormats = ["workshop", "online", "reading", "mentoring", "group"] as const;
export type CourseFormat = (typeof courseFormats)[number];

/** Where an entry comes from: with the product, with the product and changed by the company, or the company’s own. */
export const librarySources = ["ours", "changed", "own"] as const;

export const libraryStates = ["offered", "archived"] as const;

export const maxKeyLength = 80;
/** The title of an action, of a course, the name of a model. */
export const maxTitleLength = 120;
export const maxDetailLength = 600;
export const maxHours = 200;
/** Of one course. */
export const maxCourseSkills = 3;
/** Of one model. */
export const maxModelObjectives = 3;
/** Of one objective of a model. */
export const maxModelActions = 6;
/** How many entries a company changes and adds. */
export const maxLibraryEntries = 500;
