import type { Consequences, Counted, MovedPlans } from "../contract/consequences.ts";

/** Another direct manager of some people, or another state of a team. */
export type PlaceChange =
  | { kind: "directManager"; profileIds: readonly string[]; managerId: string | null }
  | { kind: "join" | "leave" | "main"; teamId: string; profileIds: readonly string[] }
  | { kind: "teamManager"; teamId: string; managerId: string | null }
  | { kind: "creation"; name: string; managerId: string | null; profileIds: readonly string[] }
  | { kind: "removal"; teamId: string };

/** A sentence of the dialog: its text, its number, whom it concerns. */
export interface ConsequenceLine {
  text:
    | "reportsOpen"
    | "reportsClose"
    | "comingOpen"
    | "comingClose"
    | "runs"
    | "runsNoMore"
    | "figuresOpen"
    | "figuresClose"
    | "plansClose"
    | "plansOpen"
    | "plansOpenAtOnce"
    | "plansKeptByTeam"
    | "plansKeptDirectly"
    | "plansKeptInCharge"
    | "counts"
    | "countsNowhere"
    | "proposals"
    | "proposalsToLead"
    | "launches"
    | "launchesAlone"
    | "running"
    | "stillAsked"
    | "kept"
    | "barred"
    | "teamReads"
    | "published"
    | "figuresStay";
  count: number;
  who?: Counted;
  /** Those to whom development plans open, close or stay open. */
  managers?: Counted;
  team?: string;
}

interface Lines {
  changes: ConsequenceLine[];
  stays: ConsequenceLine[];
}

type Counts = {
  [Key in keyof Consequences]: Consequences[Key] extends Counted ? Key : never;
}[keyof Consequences];

/**
 * What moves with a change of place, and what does not, in the order in which the dialog says it; null where nothing moves.
 * The counts come from the rules of access themselves (evaluations/rules/accessChanges.ts).
 */
export function listConsequences(kind: PlaceChange["kind"], facts: Consequences): Lines | null {
  const line = (text: Exclude<Counts, "nextManager">): ConsequenceLine => ({
    text,
    count: facts[text].count,
    who: facts[text],
  });
  const { counting, nextManager, proposals } = facts;
  const hasManager = nextManager.count > 0;
  const moved = counted([
    line("reportsOpen"),
    line("reportsClose"),
    line("comingOpen"),
    line("comingClose"),
    line("runs"),
    line("runsNoMore"),
    { text: hasManager ? "proposals" : "proposalsToLead", count: proposals, who: nextManager },
    line("figuresOpen"),
    line("figuresClose"),
    planLine("plansClose", facts.plansClose),
    planLine("plansOpen", facts.plansOpen),
    planLine("plansOpenAtOnce", facts.plansOpenAtOnce),
    ...counting.map(
      ({ team, ...who }): ConsequenceLine =>
        team === null
          ? { text: "countsNowhere", count: who.count, who }
          : { text: "counts", count: who.count, who, team },
    ),
  ]);
  if (moved.length === 0) return null;
  const isDirect = kind === "directManager";
  const movesFigures = counting.length + facts.figuresOpen.count + facts.figuresClose.count > 0;
  const opensNothing = facts.reportsOpen.count + facts.comingOpen.count === 0;
  const later: ConsequenceLine = {
    text: hasManager ? "launches" : "launchesAlone",
    count: 1,
    who: nextManager,
  };
  return {
    changes: isDirect ? [...moved, later] : moved,
    stays: counted([
      { text: "running", count: facts.running },
      line("stillAsked"),
      line("kept"),
      ...facts.plansKept.map((plans) => planLine(keptTexts[plans.reason], plans)),
      line("barred"),
      { text: "teamReads", count: !isDirect && facts.runs.count > 0 && opensNothing ? 1 : 0 },
      { text: "published", count: 1 },
      { text: "figuresStay", count: movesFigures ? 1 : 0 },
    ]),
  };
}

const planLine = (text: ConsequenceLine["text"], plans: MovedPlans): ConsequenceLine => ({
  text,
  count: plans.count,
  who: plans,
  managers: plans.managers,
});

const keptTexts = {
  team: "plansKeptByTeam",
  direct: "plansKeptDirectly",
  administration: "plansKeptInCharge",
} as const satisfies Record<Consequences["plansKept"][number]["reason"], ConsequenceLine["text"]>;

const counted = (lines: readonly ConsequenceLine[]) => lines.filter(({ count }) => count > 0);
