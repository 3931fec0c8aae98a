import { createPolicy } from "#disclosure/rules/policy.ts";
import { computeReport, response, seeded } from "#disclosure/testing/build.ts";
import type { QuestionnaireItem, Translated } from "#evaluations/contract/questionnaire.ts";
import type { z } from "zod";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import type { Report } from "../contract.ts";
import { standardLayout } from "../rules/layout.ts";

interface SampleOptions {
  peers?: number;
  managers?: number;
  directReports?: number;
  /** Colleagues and direct reports may stand together. */
  joins?: boolean;
  /** Rated questions under each of the six skills. */
  questions?: number;
  /** The chance that a rater writes under a question. */
  talkative?: number;
  comment?: (index: number) => string;
  isSubject?: boolean;
  subject?: Partial<Report["subject"]>;
  readers?: Report["readers"];
  name?: string;
  seed?: number;
}

type Named = z.infer<typeof Translated>;
const skills: (Named & { self: number; others: number })[] = [
  { fr: "Écoute", en: "Listening", self: 4.4, others: 4.6 },
  { fr: "Communication écrite", en: "Written communication", self: 3.8, others: 3.9 },
  { fr: "Gestion des priorités", en: "Priorities", self: 2.8, others: 4.1 },
  { fr: "Prise de décision", en: "Decisions", self: 3.6, others: 3.3 },
  { fr: "Délégation", en: "Delegation", self: 4.5, others: 2.9 },
  { fr: "Collaboration", en: "Collaboration", self: 4, others: 4.2 },
];
const deeds = ["Prend le temps d’écouter", "Dit clairement ce qu’il faut", "Revient sur ce qui a été promis"];
const values = ["Respect", "Rigueur", "Entraide"];
const sentences = [
  "On peut lui parler franchement, et c’est rare.",
  "Ses messages du lundi nous aident à voir où l’on va; j’aimerais qu’ils soient plus courts.",
  "Laisse parfois trop peu de place aux autres quand le temps presse.",
];

/** A report as the engine makes it, of any size: 6 skills, 3 values, 1 choice, 1 true or false, 1 text. */
export function sampleReport(options: SampleOptions = {}): Report {
  const { peers = 5, managers = 1, directReports = 0, questions = 3, talkative = 0.2, seed = 7 } = options;
  const { comment = (index: number) => sentences[index % sentences.length] ?? "", isSubject = true } =
    options;
  const policy = createPolicy({ joins: options.joins ?? false });
  const random = seeded(seed);
  const items = buildItems(questions);
  let written = 0;
  const levelFor = (role: ParticipantRole, position: number) => {
    const skill = skills.find(({ fr }) => fr === items[position]?.skill?.name.fr);
    const level = (role === "subject" ? skill?.self : skill?.others) ?? 3.6;
    return Math.min(5, Math.max(1, Math.round(level + random() * 1.6 - 0.8)));
  };
  const person = (role: ParticipantRole) =>
    response(
      role,
      items.map(({ type, position }) =>
        type === "text" ? null : type === "star_rating" ? levelFor(role, position) : random() < 0.7 ? 1 : 2,
      ),
      Object.fromEntries(
        items
          .filter(({ type }) => type === "text" || random() < talkative)
          .map(({ position }) => [String(position), comment(written++)]),
      ),
    );
  const people = (role: ParticipantRole, count: number) => Array.from({ length: count }, () => person(role));
  const snapshot = computeReport(
    { scale: "frequency", items },
    [
      person("subject"),
      ...people("manager", managers),
      ...people("peer", peers),
      ...people("direct_report", directReports),
    ],
    { policy, random },
  );
  return {
    evaluationId: "00000000-0000-4000-8000-000000000001",
    name: options.name ?? "Bilan d’automne",
    subject: {
      id: "00000000-0000-4000-8000-000000000002",
      firstName: "Camille",
      lastName: "Tremblay",
      ...options.subject,
    },
    companyName: "Coopérative Boréale",
    companyLogo: null,
    layout: standardLayout,
    isSubject,
    launchedOn: "2026-11-02",
    weightsVersion: 0,
    releasedOn: "2026-11-20",
    privacyOfficer: "Hélène Gagnon",
    readers: options.readers ?? ["subject", "direct_manager", "author", "administration"],
    hasPdf: true,
    note: null,
    maskedComments: 0,
    flags: { open: 0, kept: 0, isDecider: false, own: [] },
    openings: [],
    snapshot,
  };
}

function buildItems(questions: number): QuestionnaireItem[] {
  const blank = { required: false, options: [], skill: null, sourceId: null };
  const rated = skills.flatMap(({ fr, en }, index) =>
    Array.from({ length: questions }, (_, which) => ({
      ...blank,
      dimension: "skill" as const,
      type: "star_rating" as const,
      text: { fr: `${deeds[which % deeds.length]} (${fr.toLowerCase()}).`, en: null },
      skill: {
        id: `skill-${index}`,
        name: { fr, en },
        family: { id: "f", name: { fr: "Leader", en: null } },
      },
    })),
  );
  const valued = values.map((fr) => ({
    ...blank,
    dimension: "value" as const,
    type: "star_rating" as const,
    name: { fr, en: null },
    text: { fr: `Agit avec ${fr.toLowerCase()}.`, en: null },
  }));
  const choice = {
    ...blank,
    dimension: "skill" as const,
    type: "multiple_choice" as const,
    text: { fr: "Le meilleur moment pour lui parler", en: "The best time to talk" },
    options: [
      { value: 1, fr: "Le matin", en: "In the morning" },
      { value: 2, fr: "L’après-midi", en: "In the afternoon" },
    ],
  };
  const truth = {
    ...choice,
    type: "true_false" as const,
    text: { fr: "Tient ses engagements.", en: null },
    options: [],
  };
  const free = {
    ...truth,
    type: "text" as const,
    text: { fr: "Une chose à essayer?", en: "One thing to try?" },
  };
  return [...rated, ...valued, choice, truth, free].map((item, position) => ({ ...item, position }));
}
