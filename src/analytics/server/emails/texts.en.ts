import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  indexOn: {
    subject: "A contribution index for {company}",
    preheader: "One figure for groups of at least five people, never for one person.",
    title: "A contribution index for {company}",
    hello:
      "Hello {firstName}. {company} has switched on a contribution index. Here is what it is, what it rests on, who sees it and whom to ask.",
    formula:
      "The index is a number from 0 to 100. It sums up what the published reports of a group show of the views received, on a scale from 1 to 5: take the weighted mean of the group’s figures, subtract 1, divide by 4, multiply by 100. A mean of 4.2 thus gives an index of 80.",
    weights:
      "Today, skills count for {skills}% of it, values for {values}% and objectives for {objectives}%. What is missing leaves its share to the others.",
    groups:
      "It exists for a position, a team or a division, from five people evaluated on, for a month, quarter or year that has ended. Rondo never computes it for one person and draws no ranking of people from it.",
    rests:
      "It rests only on evaluations launched after {date}, on what their published reports show: never a single answer, never a comment.",
    readers: "Administrators see it for all these groups; team managers, for their own teams only.",
    officer:
      "A question, or would you like to know what concerns you? Please ask the person in charge of protecting personal information at {company}: {officer}.",
    noOfficer:
      "A question, or would you like to know what concerns you? Please ask the person in charge of protecting personal information at {company}.",
    footnote: "There is nothing for you to do: this email is a notice, sent to everyone in the company.",
  },
  names: {
    kinds: { "analytics.indexOn": "Company: notice of the contribution index" },
    samples: {},
  },
};
