/** Days are counted from the day of the demonstration: `daysAgo` before it, `inDays` after it (less than none: past). */
interface DemoAction {
  text: string;
  /** Who adds it and when, where that is not with its objective. */
  by?: string;
  daysAgo?: number;
  inDays: number | null;
  doneDaysAgo?: number;
}

interface DemoObjective {
  by: string;
  daysAgo: number;
  pillar: "autogestion" | "gestionnaire" | "impact_durable" | "leader" | "se_connaitre";
  sentence: string;
  /** The French name of a skill of the library. */
  skill?: string;
  measure: string;
  startsDaysAgo: number;
  inDays: number;
  isPrivate?: boolean;
  supporterKeys?: readonly string[];
  end?: { daysAgo: number; status: "reached" } | { daysAgo: number; status: "set_aside"; why: string };
  actions: readonly DemoAction[];
}

interface DemoNote {
  by: string;
  daysAgo: number;
  kind: "follow_up" | "coaching";
  text: string;
  meetingInDays?: number;
}

/** A day of the calendar: so many days after the first one of this quarter, or of one before it, today at the latest. */
export interface DemoDayOfQuarter {
  quartersAgo: number;
  day: number;
}

interface DemoCourse {
  /** One of the library. */
  key: string;
  state: "to_do" | "under_way" | "finished";
  since: number;
  finished?: DemoDayOfQuarter;
}

interface DemoThanks {
  from: string;
  daysAgo: number;
  /** The French name of a value. */
  value?: string;
  text: string;
  /** Both let the team read it. */
  isShared?: true;
}

export interface DemoPlan {
  ownerKey: string;
  language?: "fr" | "en";
  /** When a cycle after the first one began. */
  nextCycleDaysAgo?: number;
  objectives: readonly DemoObjective[];
  notes: readonly DemoNote[];
  courses: readonly DemoCourse[];
  thanks: readonly DemoThanks[];
}
