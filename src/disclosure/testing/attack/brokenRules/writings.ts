import { paragraphsOf, shuffled, writingsAt } from "../../../rules/writings.ts";
import type { ProtectedGroup } from "../solver.ts";
import { type Broken, changing, ofGroup } from "./breaking.ts";

/** What people write, from how many of them. */
export const brokenWritings: Record<string, Broken> = {
  "comments are shown from the first one": writing(
    "comments",
    fromOne,
    /^few people: \w+ writings/,
    /^few behind: \w+ writings/,
  ),
  "the answers to a question in words are shown from the first one": writing(
    "answers",
    fromOne,
    /^few people: \w+ writings/,
    /^few behind: \w+ writings/,
  ),
  "paragraphs of comments are counted, not people": writing(
    "comments",
    byParagraphs,
    /^few behind: \w+ writings/,
  ),
  "paragraphs of answers are counted, not people": writing(
    "answers",
    byParagraphs,
    /^few behind: \w+ writings/,
  ),
};

type Gathering = typeof writingsAt;
type Place = "answers" | "comments";

function writing(place: Place, gathering: Gathering, ...finds: RegExp[]): Broken {
  return changing(
    (report, { responses, policy }, random) => ({
      ...report,
      items: report.items.map((item) => {
        if ((item.type === "text") !== (place === "answers")) return item;
        const of = (group: ProtectedGroup) => {
          const own = ofGroup(responses, group);
          return own.length === 0 ? null : gathering(item.position, group, own, policy, random);
        };
        const writings = { ...item[place], peer: of("peer"), direct_report: of("direct_report") };
        return { ...item, [place]: writings };
      }),
    }),
    ...finds,
  );
}

function fromOne(...[position, group, own, policy, random]: Parameters<Gathering>) {
  return writingsAt(position, group, own, { ...policy, k: 1 }, random);
}

function byParagraphs(...[position, , own, policy, random]: Parameters<Gathering>) {
  const paragraphs = own.flatMap(({ texts }) => paragraphsOf(texts[String(position)] ?? ""));
  return paragraphs.length < policy.k ? null : shuffled(paragraphs, random);
}
