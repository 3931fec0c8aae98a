import { splitParagraphs } from "../../../rules/comments.ts";
import type { ProtectedGroup } from "../solver.ts";
import { type BrokenEngine, breakReport, filterByGroup } from "./breaking.ts";

/** What people write, and from how many of them it is shown where. */
export const brokenComments: Record<string, BrokenEngine> = {
  "comments are shown under a question that fewer than k people answered": breakReport(
    (report, { responses, policy }) => ({
      ...report,
      items: report.items.map((item) => {
        if (item.type === "text") return item;
        const of = (group: ProtectedGroup) => {
          const own = filterByGroup(responses, group);
          if (own.length < policy.k) return item.comments[group];
          return own.flatMap(({ texts }) => splitParagraphs(texts[String(item.position)] ?? ""));
        };
        const comments = { ...item.comments, peer: of("peer"), direct_report: of("direct_report") };
        return { ...item, comments };
      }),
    }),
    /^few behind: \w+ comments \d/,
  ),
  "answers to a text question are shown from the first one": breakReport(
    (report, { responses }) => ({
      ...report,
      items: report.items.map((item) => {
        if (item.type !== "text") return item;
        const of = (group: ProtectedGroup) =>
          filterByGroup(responses, group).flatMap(({ texts }) =>
            splitParagraphs(texts[String(item.position)] ?? ""),
          );
        return {
          ...item,
          answers: { ...item.answers, peer: of("peer"), direct_report: of("direct_report") },
        };
      }),
    }),
    /^few behind: \w+ answers/,
  ),
  "comments are pooled under a skill that fewer than k people saw": breakReport(
    (report) => ({
      ...report,
      skills: report.skills.map((skill) => ({
        ...skill,
        comments: { ...skill.comments, peer: skill.comments.peer ?? report.comments.peer },
      })),
    }),
    /^few behind: peer comments of/,
  ),
  "comments are pooled under a group that too few people finished": breakReport(
    (report, { responses }) => ({
      ...report,
      comments: {
        ...report.comments,
        peer: filterByGroup(responses, "peer").flatMap(({ texts }) => Object.values(texts)),
      },
    }),
    /^few behind: peer comments of the group/,
  ),
};
