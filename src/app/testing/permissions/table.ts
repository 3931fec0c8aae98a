import { readFileSync } from "node:fs";
import path from "node:path";
import type { Policy } from "#platform/contract/endpoint.ts";
import type { ErrorCode } from "#platform/errors.ts";
import { errorStatuses } from "../../registries.ts";
import { isErrorCode } from "../errorCodes.ts";

/** « 200 », or the code of a refusal. */
export type Answer = "200" | ErrorCode;

export interface Relation {
  name: string;
  who: string;
  actsAs: string;
  kind: string;
}

export interface Row {
  call: string;
  /** Whom the answer is for. */
  relation: Relation;
  /** The state of the evaluation, the person it is about; « » when there is nothing to tell apart. */
  condition: string;
  answer: Answer;
  /** The heading that decides; null when the session alone does. */
  section: string | null;
}

interface Section {
  /** With its part before it: several parts have « Everybody else ». */
  title: string;
  who: string[];
  /** The answers by call, one for each condition. */
  calls: Map<string, Map<string, Answer>>;
}

interface Part {
  title: string;
  sections: Section[];
}

export interface Table {
  relations: Relation[];
  /** By « acts as », then by policy; null where the parts answer. */
  policies: Map<string, Map<string, Answer | null>>;
  parts: Part[];
  text: string;
}

const source = path.resolve(import.meta.dirname, "../../../../docs/permissions.md");
const foreignIds = "Ids of another company";

/** Reads docs/permissions.md. Whatever it does not understand stops the tests. */
export function readTable(text: string = readFileSync(source, "utf8")): Table {
  const [, ...chapters] = text.split(/^## /m);
  const named = new Map(chapters.map((chapter) => [parseTitle(chapter), chapter]));
  const relations = parseRows(findChapter(named, "People")).map(
    ([name = "", who = "", actsAs = "", kind = ""]) => ({
      name,
      who,
      actsAs,
      kind,
    }),
  );
  const policies = parseRows(findChapter(named, "Before anything else"), true);
  const [, ...columns] = policies[0] ?? [];
  return {
    text,
    relations,
    policies: new Map(
      policies
        .slice(1)
        .map(([actsAs = "", ...cells]) => [
          actsAs,
          new Map(
            columns.map((policy, index) => [policy, cells[index] === "…" ? null : parseAnswer(cells[index])]),
          ),
        ]),
    ),
    parts: [...named]
      .filter(([title]) => !["People", "Before anything else"].includes(title))
      .map(([title, chapter]) => ({ title, sections: parseSections(title, chapter) })),
  };
}

function parseSections(part: string, chapter: string): Section[] {
  const pieces = chapter.split(/^### /m);
  return pieces.slice(pieces.length > 1 ? 1 : 0).map((piece) => {
    const who = /^Who: (.+)$/m.exec(piece)?.[1]?.split(", ") ?? fail(`nobody under « ${parseTitle(piece)} »`);
    const [head = [], ...rows] = parseRows(piece, true);
    const calls = new Map<string, Map<string, Answer>>();
    for (const [names = "", ...cells] of rows)
      for (const call of names.split(", ")) {
        const known = calls.get(call) ?? new Map<string, Answer>();
        for (const [condition, answer] of parseConditions(head, cells)) known.set(condition, answer);
        calls.set(call, known);
      }
    return { title: `${part}: ${parseTitle(piece)}`, who, calls };
  });
}

/** One condition per column; in a table with « Where », one per line. */
const parseConditions = (head: readonly string[], cells: readonly string[]): [string, Answer][] =>
  head[1] === "Where"
    ? [[cells[0] ?? "", parseAnswer(cells[1])]]
    : head.slice(1).map((column, index) => [column === "answer" ? "" : column, parseAnswer(cells[index])]);

const rowsByTable = new WeakMap<Table, Map<string, readonly Row[]>>();

/** What one endpoint answers to each actor. The most precise word counts: a name, a kind, « acts as », others. */
export function listRows(table: Table, call: string, policy: Policy): readonly Row[] {
  const ofTable = rowsByTable.get(table) ?? new Map<string, readonly Row[]>();
  rowsByTable.set(table, ofTable);
  const name = `${call} ${policy}`;
  const rows = ofTable.get(name) ?? buildRows(table, call, policy);
  ofTable.set(name, rows);
  return rows;
}

function buildRows(table: Table, call: string, policy: Policy): Row[] {
  const sections = table.parts
    .filter(({ title }) => title !== foreignIds)
    .flatMap((part) => part.sections)
    .filter(({ calls }) => calls.has(call));
  if (sections.length === 0) fail(`no line for ${call}`);
  const conditions = new Set(sections.flatMap(({ calls }) => [...(calls.get(call)?.keys() ?? [])]));
  return table.relations.flatMap((relation): Row[] => {
    const before = table.policies.get(relation.actsAs)?.get(policy);
    if (before === undefined) fail(`no line for « ${relation.actsAs} » under ${policy}`);
    // People whom the policy stops, and a table that names them: it lists what is open to them all the same.
    const isNamed = sections.some(({ who }) => who.includes(relation.actsAs));
    if (before && !isNamed)
      return [...conditions].map((condition) => ({
        call,
        relation,
        condition,
        answer: before,
        section: null,
      }));
    const matching = sections
      .map((section) => ({ section, precision: computePrecision(section.who, relation) }))
      .filter(({ precision }) => precision > 0)
      .toSorted((a, b) => b.precision - a.precision);
    const [first, second] = matching;
    if (!first) return fail(`${call} says nothing of « ${relation.name} »`);
    if (first.precision === second?.precision) fail(`${call} says two things of « ${relation.name} »`);
    return [...(first.section.calls.get(call) ?? [])].map(([condition, answer]) => ({
      call,
      relation,
      condition,
      answer,
      section: first.section.title,
    }));
  });
}

/** The part that is no question of relations: whose own object is given which id of another company. */
export function listForeignIdRows(table: Table): (Omit<Row, "section"> & { field: string })[] {
  const { sections } = table.parts.find(({ title }) => title === foreignIds) ?? fail(`no « ${foreignIds} »`);
  return sections.flatMap(({ who, calls }) =>
    table.relations
      .filter(({ name }) => who.includes(name))
      .flatMap((relation) =>
        [...calls].flatMap(([call, fields]) =>
          [...fields].map(([field, answer]) => ({ call, relation, condition: "draft", field, answer })),
        ),
      ),
  );
}

/** Every call of the table: none may be of an endpoint that is gone. */
export const listCalls = ({ parts }: Table): Set<string> =>
  new Set(parts.flatMap(({ sections }) => sections.flatMap(({ calls }) => [...calls.keys()])));

function computePrecision(who: readonly string[], { name, kind, actsAs }: Relation): number {
  if (who.includes(name)) return 4;
  if (who.includes(kind)) return 3;
  if (who.includes(actsAs)) return 2;
  return who.includes("others") || who.includes("everybody") ? 1 : 0;
}

const parseTitle = (piece: string) => piece.split("\n", 1)[0]?.trim() ?? "";

/** The cells of the first table of a piece; `head` keeps its first line. */
function parseRows(piece: string, head = false): string[][] {
  const lines = piece.split("\n");
  const first = lines.findIndex((line) => line.startsWith("|"));
  const until = lines.findIndex((line, index) => index > first && !line.startsWith("|"));
  const rows = lines.slice(first, until === -1 ? undefined : until).map((line) =>
    line
      .slice(1, line.lastIndexOf("|"))
      .split("|")
      .map((cell) => cell.trim()),
  );
  return rows.filter((_, index) => index !== 1 && (head || index > 0));
}

function parseAnswer(cell: string | undefined): Answer {
  const [status = "", code] = (cell ?? "").replaceAll("`", "").split(" ");
  if (status === "200" && code === undefined) return "200";
  if (!isErrorCode(code) || errorStatuses[code] !== Number(status)) fail(`« ${cell} » is no answer`);
  return code as ErrorCode;
}

const findChapter = (named: ReadonlyMap<string, string>, title: string): string =>
  named.get(title) ?? fail(`no chapter « ${title} »`);

function fail(reason: string): never {
  throw new Error(`docs/permissions.md: ${reason}`);
}
