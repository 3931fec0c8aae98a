import type { Group } from "#weights/vocabulary.ts";
import type { Policy, Response } from "../../../contract.ts";
import { tally } from "../../../rules/cells.ts";
import { measure } from "../../../rules/measure.ts";
import { computeSnapshot } from "../../../rules/computeSnapshot.ts";
import type { ProtectedGroup } from "../solver.ts";
import { type BrokenEngine, computeUnbroken, breakPolicy, breakReport, filterByGroup } from "./breaking.ts";

/** The masks, the bands and the counts: of how many people a figure is, and how much it says of them. */
export const brokenMasks: Record<string, BrokenEngine> = {
  "the threshold is two": breakPolicy({ k: 2 }, /^few people/, /^few behind: \w+ cell/, /^combination/),
  "a single question has a value from the threshold": breakPolicy(
    { itemValueFrom: 3 },
    /^few people: \w+ value/,
    /^few behind: \w+ cell/,
  ),
  "one question makes a mean": breakPolicy({ minItemsPerMean: 1 }, /^few people: \w+ questions behind/),
  "there are no ends": breakPolicy({ ends: { low: 1, high: 5 } }, /^forced/),
  "levels are counted from the threshold": breakPolicy({ distributionFrom: 3 }, /^few people: \w+ counts/),
  "levels are counted beside an end": breakLevelCounts(/^narrowed: \w+ counts beside an end/),
  "a band is half a point wide": breakReport(
    (report, { responses }) => ({
      ...report,
      items: report.items.map((item) => {
        if (!item.cells) return item;
        const cells = { ...item.cells };
        for (const group of ["peer", "direct_report"] as const) {
          if (cells[group]?.form !== "band") continue;
          const { sum, n } = tally(itemAt(item), filterByGroup(responses, group));
          const from = Math.min(4.5, Math.floor((2 * sum) / n) / 2);
          cells[group] = { form: "band", from, to: from + 0.5 };
        }
        return { ...item, cells };
      }),
    }),
    /^narrowed: \w+ band/,
  ),
  "direct reports are treated like managers": breakReport(
    (report, evaluation, random) => {
      const swapped = computeSnapshot({
        ...evaluation,
        responses: evaluation.responses
          .filter(({ role }) => role !== "manager")
          .map((each): Response => (each.role === "direct_report" ? { ...each, role: "manager" } : each)),
        invited: { ...evaluation.invited, manager: evaluation.invited.direct_report, direct_report: 0 },
        random,
      });
      const moveDirectReports = <Cells extends Record<Group, unknown>>(
        real: Cells,
        other: Cells | null | undefined,
      ) => (other && real.direct_report ? { ...real, direct_report: other.manager } : real);
      return {
        ...report,
        skills: report.skills.map((skill, index) => ({
          ...skill,
          cells: moveDirectReports(skill.cells, swapped.skills[index]?.cells),
        })),
        items: report.items.map((item, index) => ({
          ...item,
          cells: item.cells && moveDirectReports(item.cells, swapped.items[index]?.cells),
        })),
      };
    },
    /^few people/,
    /^few behind: direct_report cell/,
    /^combination: direct_report/,
  ),
  "how many answered is told of all beside a masked group": breakReport(
    (report, { responses }) => ({
      ...report,
      participation: { ...report.participation, answered: responses.length },
    }),
    /^few people: total participation/,
  ),
  "how many answered is told of a masked group": breakReport(
    (report, { responses }) => ({
      ...report,
      groups: report.groups.map((each) => ({
        ...each,
        answered: filterByGroup(responses, each.group).length,
      })),
    }),
    /^few people: \w+ participation/,
  ),
};

/** A mask that fails: options are counted from one person. The complement rule stands behind it. */
const careless: Partial<Policy> = { distributionFrom: 1 };
export const carelessMasks = breakPolicy(careless);

/** Both fail: what was measured is published as it is. */
export const nothingBehindMasks: BrokenEngine = {
  ...carelessMasks,
  publish: (evaluation, seed) => {
    const policy = { ...evaluation.policy, ...careless };
    const report = computeUnbroken({ ...evaluation, policy }, seed);
    const { items } = evaluation.questionnaire;
    const measureGroup = (group: Group) =>
      measure(items, group, filterByGroup(evaluation.responses, group), policy);
    const [peer, directReport] = [measureGroup("peer"), measureGroup("direct_report")];
    return {
      ...report,
      items: report.items.map((item) => ({
        ...item,
        choices: {
          ...item.choices,
          peer: peer.choices.get(item.position) ?? null,
          direct_report: directReport.choices.get(item.position) ?? null,
        },
      })),
    };
  },
  finds: [/^combination/],
};

function breakLevelCounts(finds: RegExp): BrokenEngine {
  return breakReport(
    (report, { responses }) => ({
      ...report,
      items: report.items.map((item) => {
        const counts = (group: ProtectedGroup) => {
          const answers = tally(itemAt(item), filterByGroup(responses, group));
          const isRated = item.type === "star_rating";
          return isRated && answers.n >= report.policy.distributionFrom
            ? answers.counts
            : item.distributions[group];
        };
        return { ...item, distributions: { peer: counts("peer"), direct_report: counts("direct_report") } };
      }),
    }),
    finds,
  );
}

const itemAt = ({
  position,
  dimension,
  type,
  text,
  options,
  sourceId,
}: ReturnType<typeof computeUnbroken>["items"][number]) => ({
  position,
  dimension,
  type,
  text,
  options,
  sourceId,
  required: false,
  skill: null,
});
