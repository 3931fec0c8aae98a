import { wholeRun, type PulseQuestionType } from "../../vocabulary.ts";

/** A person who took part, from the receipts, with the cuts of the day the run opened. */
export interface PulseRespondent {
  person: string;
  /** « direction:… », « team:… », « position:… »; the whole run is in none of them. */
  cuts: readonly string[];
}

export interface PulseQuestion {
  /** The same over versions of a template: another type or other options have another key. */
  key: string;
  type: PulseQuestionType;
  theme: string | null;
  /** The keys of the options of a choice, in their order. */
  options?: readonly string[];
}

/** How many people of a cut gave an answer. `level`: « 1 » to « 5 », « 0 » to « 10 », « true », « false », an option. */
export interface PulseCount {
  question: string;
  /** `wholeRun` for all respondents. */
  cut: string;
  level: string;
  count: number;
}

/** A run of the company that closed before: what its report printed, and who took part in it. */
export interface EarlierPulseRun {
  closedOn: string;
  threshold: number;
  respondents: readonly PulseRespondent[];
  questions: readonly {
    key: string;
    /** The cuts whose cell was printed, the whole run among them. */
    printed: readonly string[];
    /** The answers per level of the whole run where they were printed, in whatever order. */
    levels: readonly { level: string; count: number }[] | null;
    /** How many respondents left it without an answer. */
    skipped: number;
  }[];
}

/** Everything that one run of a pulse collected, as it is when it closes. */
export interface PulseRun {
  closedOn: string;
  /** Five or more. */
  threshold: number;
  asked: number;
  /** Those of everyone who was asked: in which of them people answered is told by no report. */
  cuts: readonly string[];
  questions: readonly PulseQuestion[];
  respondents: readonly PulseRespondent[];
  counts: readonly PulseCount[];
  /** Texts under a text question, or under none (null) for the comment at the end. */
  comments: readonly { question: string | null; texts: readonly string[] }[];
  earlier: readonly EarlierPulseRun[];
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const levelsByType = {
  scale: range(1, 5),
  enps: range(0, 10),
  boolean: ["true", "false"],
  text: [],
} as const;

/** The levels of a question, lowest first; the keys of its options. */
export const listLevels = ({ type, options = [] }: PulseQuestion): readonly string[] =>
  type === "choice" ? options : levelsByType[type];

/** The people of each cut, the whole run among them. */
export function indexPeopleByCut(respondents: readonly PulseRespondent[]): Map<string, string[]> {
  const people = new Map<string, string[]>([[wholeRun, respondents.map(({ person }) => person)]]);
  for (const { person, cuts } of respondents) {
    for (const cut of cuts) {
      const within = people.get(cut);
      if (within) within.push(person);
      else people.set(cut, [person]);
    }
  }
  return people;
}

/** The answers to one question in one cut: people per level, lowest first. */
export interface PulseTally {
  levels: readonly number[];
  answers: number;
}

/**
 * The tallies by question and cut. Throws a RangeError when the counts do not fit the respondents: nothing is published
 * from corrupt data.
 */
export function tallyPulse(
  { questions, counts }: Pick<PulseRun, "questions" | "counts">,
  peopleByCut: ReadonlyMap<string, readonly string[]>,
): Map<string, Map<string, PulseTally>> {
  const places = new Map(
    questions.map((question) => [
      question.key,
      new Map(listLevels(question).map((level, index) => [level, index])),
    ]),
  );
  const tallies = new Map<string, Map<string, { levels: number[]; answers: number }>>();
  for (const { question, cut, level, count } of counts) {
    const place = places.get(question)?.get(level);
    if (place === undefined || !Number.isSafeInteger(count) || count < 0) {
      throw new RangeError(`a count of question ${question} at level ${level} does not fit the run`);
    }
    const byCut = tallies.get(question) ?? new Map<string, { levels: number[]; answers: number }>();
    tallies.set(question, byCut);
    const tally = byCut.get(cut) ?? {
      levels: Array.from({ length: places.get(question)!.size }, () => 0),
      answers: 0,
    };
    byCut.set(cut, tally);
    tally.levels[place]! += count;
    tally.answers += count;
  }
  for (const [question, byCut] of tallies) {
    const whole = byCut.get(wholeRun);
    for (const [cut, { answers, levels }] of byCut) {
      const isWithinWhole = levels.every((count, index) => count <= (whole?.levels[index] ?? 0));
      if (answers > (peopleByCut.get(cut)?.length ?? 0) || !isWithinWhole) {
        throw new RangeError(`more answers to question ${question} in ${cut} than respondents`);
      }
    }
  }
  return tallies;
}
