import type { EvaluationType, ParticipantRole } from "#evaluations/vocabulary.ts";

/** How far a participant is with their answers while the collection is open. */
export type Progress = "new" | "ready" | "finished" | "declined";

export interface Plan {
  author: string;
  subject: string;
  type?: EvaluationType;
  lineManager?: string;
  teamManager?: string;
  /** The company lets team managers open reports. */
  switchOn?: boolean;
  subjectAnswers?: boolean;
  dueOn?: string;
  parts: (readonly [name: string, role: ParticipantRole, progress: Progress])[];
}

/** A participant of every evaluation who can be withdrawn. */
export const withdrawable = "someone who can be withdrawn";

const planAbout = (subject: string): Plan => ({
  author: "owner with admin power",
  subject,
  parts: [
    [subject, "subject", "ready"],
    [withdrawable, "peer", "new"],
  ],
});
const planSelfEvaluation = (person: string): Plan => ({
  author: person,
  subject: person,
  type: "self",
  parts: [[person, "subject", "ready"]],
});

/** The evaluations of a company; the people of docs/permissions.md who are in none meet the first one. */
export const plans = {
  main: {
    author: "author",
    subject: "subject",
    lineManager: "line manager",
    teamManager: "team manager",
    parts: [
      ["subject", "subject", "ready"],
      ["peer", "peer", "ready"],
      ["peer before the notice", "peer", "new"],
      ["peer who has finished", "peer", "finished"],
      ["peer who has declined", "peer", "declined"],
      ["by invitation", "peer", "ready"],
      ["direct report", "direct_report", "ready"],
      ["manager asked", "manager", "ready"],
      ["team manager asked as peer", "peer", "ready"],
      ["team manager asked as manager", "manager", "ready"],
      [withdrawable, "peer", "new"],
    ],
  },
  led: { ...planAbout("someone led"), author: "admin author", lineManager: "line manager with the role" },
  switched: {
    ...planAbout("someone switched"),
    teamManager: "team manager with the switch on",
    switchOn: true,
  },
  former: { ...planAbout("someone who moved"), author: "author demoted since" },
  leftOut: {
    ...planAbout("subject left out"),
    type: "peer",
    subjectAnswers: false,
    parts: [[withdrawable, "peer", "new"]],
  },
  hidden: {
    ...planAbout("someone with late readers"),
    author: "author who answered as peer",
    lineManager: "line manager who answered as peer",
    parts: [
      ["author who answered as peer", "peer", "finished"],
      ["line manager who answered as peer", "peer", "finished"],
      ["owner who answered as peer", "peer", "finished"],
      ["admin who answered as peer", "peer", "finished"],
      ["admin who answered as direct report", "direct_report", "finished"],
      [withdrawable, "peer", "new"],
    ],
  },
  known: {
    ...planAbout("someone with known readers"),
    author: "author who answered as manager",
    lineManager: "line manager who answered as manager",
    parts: [
      ["author who answered as manager", "manager", "finished"],
      ["line manager who answered as manager", "manager", "finished"],
      ["owner who answered as manager", "manager", "finished"],
      [withdrawable, "peer", "new"],
    ],
  },
  promoted: {
    ...planAbout("someone who promoted others"),
    teamManager: "team manager promoted by the person evaluated",
  },
  linked: planAbout("by report link"),
  aboutAdmin: planAbout("admin evaluated"),
  aboutOwner: planAbout("owner evaluated"),
  aboutManager: planAbout("team manager evaluated"),
  selfAdmin: planSelfEvaluation("admin of themself"),
  selfOwner: planSelfEvaluation("owner of themself"),
  selfManager: planSelfEvaluation("team manager of themself"),
} satisfies Record<string, Plan>;

/** A company of its own, without another person who could evaluate the owner. */
export const soloPlans = {
  alone: { ...planAbout("only owner"), author: "only owner", type: "peer", dueOn: "2027-01-15" },
} satisfies Record<string, Plan>;

/** Who gave whom, lately, the role with which they act. */
export const promotions = [
  ["someone who promoted others", "admin promoted by the person evaluated"],
  ["someone who promoted others", "team manager promoted by the person evaluated"],
  ["admin promoted by the person evaluated", "owner promoted by the person evaluated"],
] as const;

/** Those who once had a part in a plan, and have none now. */
const planByRelation: Readonly<Record<string, keyof typeof plans>> = {
  "owner with admin power": "main",
  "participant withdrawn": "former",
  "line manager before": "former",
  "team manager of a team left": "former",
  "admin promoted by the person evaluated": "promoted",
  "owner promoted by the person evaluated": "promoted",
};

/** The evaluations on which an actor is tried. */
export function findPlanName(relation: string): string {
  if (relation === "only owner") return "alone";
  const named = (Object.entries(plans) as [string, Plan][]).find(([, plan]) =>
    [
      plan.author,
      plan.subject,
      plan.lineManager,
      plan.teamManager,
      ...plan.parts.map(([name]) => name),
    ].includes(relation),
  );
  return planByRelation[relation] ?? named?.[0] ?? "main";
}

/** The names of all actors of the plans. */
export const listNames = (all: Readonly<Record<string, Plan>>): string[] => [
  ...new Set(
    Object.values(all).flatMap(({ author, subject, lineManager, teamManager, parts }) =>
      [author, subject, lineManager, teamManager, ...parts.map(([name]) => name)].filter(
        (name) => name !== undefined,
      ),
    ),
  ),
];
