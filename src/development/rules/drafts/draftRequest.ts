import type { Language } from "#platform/vocabulary.ts";
import { pillars, type Pillar } from "../../vocabulary.ts";
import { maxDraftActions } from "../../vocabulary/drafts.ts";
import { instructions } from "./instructions.ts";

/** A published figure of a report, as it is printed there. */
export interface PrintedFigure {
  /** The group, in words. */
  group: string;
  /** « 3,9 », « entre 3,5 et 4 ». */
  figure: string;
}

/** What a draft rests on: nothing else goes out. */
export interface DraftFacts {
  language: Language;
  model: string;
  /** Null: the person has no position. */
  position: string | null;
  /** The chosen ones, with what the report prints of them. */
  skills: readonly { name: string; figures: readonly PrintedFigure[] }[];
  pillars: Readonly<Record<Pillar, string>>;
  /** Null where the person adds none. */
  ownWords: string | null;
}

/** A figure that goes out, under the key by which an objective cites it. */
export interface SentFigure extends PrintedFigure {
  key: string;
  skillKey: string;
}

/** The figures in the order in which they go out, « f1 », « f2 »… of the skills « s1 », « s2 »… */
export function listSentFigures({ skills }: Pick<DraftFacts, "skills">): SentFigure[] {
  const figures = skills.flatMap(({ figures: printed }, index) =>
    printed.map((figure) => ({ ...figure, skillKey: toSkillKey(index) })),
  );
  return figures.map((figure, index) => ({ ...figure, key: `f${index + 1}` }));
}

export const toSkillKey = (index: number) => `s${index + 1}`;

/**
 * The whole request that leaves, byte by byte: what the page shows before the person agrees is this text, and this text is what
 * the server then sends. It has no name, no comment and no figure that the report does not print.
 */
export function composeDraftRequest(facts: DraftFacts): string {
  const figures = listSentFigures(facts);
  const data = {
    position: facts.position,
    skills: facts.skills.map(({ name }, index) => ({ key: toSkillKey(index), name })),
    figures: figures.map(({ key, skillKey, group, figure }) => ({
      key,
      skill: skillKey,
      from: group,
      figure,
    })),
    pillars: pillars.map((key) => ({ key, name: facts.pillars[key] })),
    ...(facts.ownWords === null ? {} : { ownWords: facts.ownWords }),
  };
  return JSON.stringify({
    model: facts.model,
    messages: [
      { role: "system", content: instructions[facts.language] },
      { role: "user", content: JSON.stringify(data, null, 2) },
    ],
    response_format: {
      type: "json_schema",
      json_schema: { name: "development_plan", strict: true, schema: answerSchema },
    },
    stream: true,
  });
}

const text = { type: "string" };
const fields = <Properties extends object>(properties: Properties) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** What the answer looks like. The server asks for it, and rules/drafts/draftAnswer.ts checks it: not every server keeps to it. */
const answerSchema = fields({
  objectives: {
    type: "array",
    items: fields({
      sentence: text,
      measure: text,
      pillar: { type: "string", enum: pillars },
      skill: text,
      figures: { type: "array", items: text },
      actions: { type: "array", items: text, description: `2 to ${maxDraftActions}` },
    }),
  },
});
