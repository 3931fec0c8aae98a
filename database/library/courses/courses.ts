import type { LibraryCourse } from "../shape.ts";
import { coursesForOneself } from "./oneself.ts";
import { coursesWithOthers } from "./withOthers.ts";

/** The course entries, in the order of the pillars. */
export const libraryCourses: readonly LibraryCourse[] = [...coursesForOneself, ...coursesWithOthers];
