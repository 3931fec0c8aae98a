import type { ItemResult, JointMean, SkillResult, Snapshot } from "../../../contract.ts";
import { masked } from "../../../rules/cells.ts";
import { withoutPeople } from "../../../rules/joint.ts";
import { hasJointGroup } from "../../../rules/columns.ts";
import { measure } from "../../../rules/measure.ts";
import type { Evaluation } from "../evaluations.ts";
import { type BrokenEngine, breakPolicy, breakReport, computeUnbroken } from "./breaking.ts";

const both = ["peer", "direct_report"] as const;

/** What both groups together would say at each question and skill, without asking whether they may. */
function measureBoth({ questionnaire: { items }, responses, policy }: Evaluation) {
  const people = responses.filter(({ role }) => role !== "subject" && role !== "manager");
  const { items: cells, means } = measure(items, "joint", people, policy);
  return {
    ofItem: ({ position }: ItemResult) => withoutPeople(cells.get(position) ?? masked),
    ofSkill: ({ id }: SkillResult): JointMean => {
      const mean = means.get(`skill:${id}`);
      return mean ? withoutPeople(mean.cell) : masked;
    },
  };
}

const isShown = (report: Snapshot) => report.groups.some(({ group, shown }) => shown && group !== "self");

/** Both protected groups taken together, and what is quoted of them. */
export const brokenJoint: Record<string, BrokenEngine> = {
  "the joint group tells its number of people": breakReport(
    (report) => ({
      ...report,
      items: report.items.map((item) =>
        item.joint?.form === "value" || item.joint?.form === "band"
          ? { ...item, joint: { ...item.joint, n: 4 } }
          : item,
      ),
    }),
    /^unexplained: joint group: its people/,
  ),
  "« les autres » tell the number of people in the joint group": breakReport(
    (report) => ({
      ...report,
      skills: report.skills.map((skill) =>
        skill.others && skill.othersOf.includes("joint")
          ? { ...skill, others: { ...skill.others, n: 4 } }
          : skill,
      ),
    }),
    /^unexplained: joint group: its people/,
  ),
  "how many answered is told beside the joint group": breakReport(
    (report) =>
      hasJointGroup(report) ? { ...report, participation: { ...report.participation, answered: 4 } } : report,
    /^unexplained: joint group: its people/,
    /^few people: total participation/,
  ),
  "the joint group stands beside a group that is shown": breakReport(
    (report, evaluation) => {
      if (!isShown(report) || !both.every((one) => report.groups.some(({ group }) => group === one)))
        return report;
      const together = measureBoth(evaluation);
      return {
        ...report,
        items: report.items.map((item) => ({ ...item, joint: item.cells && together.ofItem(item) })),
        skills: report.skills.map((skill) => ({ ...skill, joint: together.ofSkill(skill) })),
      };
    },
    /^unexplained: joint group: beside/,
    /^combination: both groups together/,
  ),
  "the joint group is decided question by question": breakReport((report, evaluation) => {
    if (hasJointGroup(report)) return report;
    const together = measureBoth(evaluation);
    return {
      ...report,
      items: report.items.map((item) =>
        both.every((group) => item.cells?.[group]?.form === "masked")
          ? { ...item, joint: together.ofItem(item) }
          : item,
      ),
    };
  }, /^unexplained: joint group: not in the whole report/),
  "the joint group stands although it was not announced": {
    publish: (evaluation, seed) => {
      const report = computeUnbroken(evaluation, seed);
      return { ...report, policy: { ...report.policy, joins: false } };
    },
    finds: [/^unexplained: joint group: not announced/],
  },
  "the joint group is shown from two people": breakPolicy({ k: 2 }, /^few behind: joint cell/),
  "the mean of the joint group is narrower than its bands": breakReport(
    (report) => ({
      ...report,
      skills: report.skills.map((skill) =>
        skill.joint?.form === "interval"
          ? { ...skill, joint: { ...skill.joint, to: skill.joint.from + 0.3 } }
          : skill,
      ),
    }),
    /^narrowed: joint/,
  ),
  "a paragraph is quoted that stands under another skill": breakReport(
    (report) => ({
      ...report,
      highlights: report.highlights.map((point) => {
        const other = report.items.find(
          (item) => item.skillId !== point.skillId && (item.comments.peer?.length ?? 0) > 0,
        );
        return other ? { ...point, quote: { group: "peer", position: other.position, index: 0 } } : point;
      }),
    }),
    /^few behind: quote of/,
  ),
  "a paragraph is quoted although nothing was announced": {
    publish: (evaluation, seed) => {
      const report = computeUnbroken(evaluation, seed);
      return { ...report, policy: { ...report.policy, quotes: false } };
    },
    finds: [/^few behind: quote of/],
  },
};
