import type { ItemResult, Snapshot } from "#disclosure/contract.ts";
import { normalizeText } from "#evaluations/rules/related.ts";
import { resolveSkillWeights } from "#weights/rules/matrix.ts";
import { type Group, groups, type InvitedRole } from "#weights/vocabulary.ts";
import type { ComparedRow, Since } from "../../contract/since.ts";
import { listShownGroups } from "../emptyGroups.ts";
import { toQuestionKey } from "./askSame.ts";
import { computeChange, computeOthersChange } from "./change.ts";
import { areSame, pairMeans, type Snapshots, type Topic } from "./pairMeans.ts";

/**
 * What changed between two reports of one person: of the skills, the values and the objectives that both ask by the same
 * questions, and of each other question that both ask; on the same scale.
 * @param comparable of the invited groups, those that both reports may compare (comparableGroups.ts)
 */
export function compareReports(
  past: Snapshot,
  now: Snapshot,
  comparable: readonly InvitedRole[],
): Pick<Since, "rows" | "withheld"> {
  const withheld = groups.filter(
    (group) =>
      group !== "self" &&
      !comparable.includes(group) &&
      [past, now].every((one) => listShownGroups(one).includes(group)),
  );
  if (past.scale !== now.scale) return { rows: [], withheld };
  const compared = groups.filter((group) => group === "self" || comparable.includes(group));
  const [pastQuestions, nowQuestions] = [listQuestions(past), listQuestions(now)];
  // A topic of one or two questions has no mean: these stand by themselves.
  const topics = pairTopics(listTopics(past), listTopics(now)).filter(
    ([, { questions }]) => questions.length >= now.policy.minItemsPerMean,
  );
  const inTopics = new Set(topics.flatMap(([, after]) => after.questions.map(({ key }) => key)));
  const rows = [
    ...topics.map(([before, after]) => compareTopics(before, after, compared, { past, now })),
    ...[...nowQuestions]
      .filter(([key]) => pastQuestions.has(key) && !inTopics.has(key))
      .map(([key, item]) => compareQuestions(pastQuestions.get(key)!, item, compared, { past, now })),
  ];
  return { rows: rows.filter(({ changes }) => Object.keys(changes).length > 0), withheld };
}

/** The rated questions by their key; of two alike, neither can be told from the other. */
function listQuestions({ items }: Snapshot): Map<string, ItemResult> {
  const byKey = Map.groupBy(
    items.filter(({ type }) => type === "star_rating"),
    toQuestionKey,
  );
  return new Map([...byKey].flatMap(([key, [item, ...alike]]) => (alike.length === 0 ? [[key, item!]] : [])));
}

function listTopics(snapshot: Snapshot): Topic[] {
  const questionsAt = (positions: readonly number[]) =>
    positions.flatMap((position) => {
      const item = snapshot.items[position];
      return item?.type === "star_rating" ? [{ key: toQuestionKey(item), item }] : [];
    });
  const { weights } = snapshot.policy;
  return [
    ...snapshot.skills.map(
      (skill): Topic => ({
        ...skill,
        kind: "skill",
        row: resolveSkillWeights(weights, skill),
        questions: questionsAt(skill.positions),
      }),
    ),
    ...(["values", "objectives"] as const).flatMap((kind): Topic[] => {
      const all = snapshot[kind];
      if (!all) return [];
      return [
        { ...all, kind, id: kind, name: null, row: weights[kind], questions: questionsAt(all.positions) },
      ];
    }),
  ];
}

/** Those that are the same, and ask the same questions, each once. */
const pairTopics = (before: readonly Topic[], after: readonly Topic[]): [Topic, Topic][] =>
  after.flatMap((one): [Topic, Topic][] => {
    const same = before.filter((other) => isSameTopic(one, other));
    return same.length === 1 ? [[same[0]!, one]] : [];
  });

const isSameTopic = (one: Topic, other: Topic): boolean =>
  one.kind === other.kind &&
  (one.id === other.id || haveSameName(one, other)) &&
  areSame(
    one.questions.map(({ key }) => key),
    other.questions.map(({ key }) => key),
  );

const haveSameName = ({ name: one }: Topic, { name: other }: Topic): boolean =>
  one !== null && other !== null && normalizeText(one.fr) === normalizeText(other.fr);

function compareTopics(
  before: Topic,
  after: Topic,
  compared: readonly Group[],
  snapshots: Snapshots,
): ComparedRow {
  const { kind, id, name } = after;
  const pairs = compared.flatMap((group) => {
    const pair = pairMeans(before, after, group, snapshots);
    return pair ? [{ group, pair }] : [];
  });
  const asPrinted = pairs.flatMap(({ group, pair }) => (pair.questions === null ? [group] : []));
  const policies = { past: snapshots.past.policy, now: snapshots.now.policy };
  const others = computeOthersChange(before, after, asPrinted, policies);
  const changes = Object.fromEntries(
    pairs.map(({ group, pair }) => [group, computeChange(pair, group, policies)]),
  );
  return { kind, id, name, changes: { ...changes, ...(others && { others }) } };
}

function compareQuestions(
  before: ItemResult,
  after: ItemResult,
  compared: readonly Group[],
  { past, now }: Snapshots,
): ComparedRow {
  const policies = { past: past.policy, now: now.policy };
  const changes = compared.flatMap((group) => {
    const [earlier, later] = [before.cells?.[group], after.cells?.[group]];
    if (!earlier || !later || earlier.form === "masked" || later.form === "masked") return [];
    return [[group, computeChange({ past: earlier, now: later, questions: null }, group, policies)]];
  });
  return {
    kind: "question",
    id: String(after.position),
    name: after.text,
    changes: Object.fromEntries(changes),
  };
}
