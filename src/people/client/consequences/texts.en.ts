import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  principle:
    "Access changes at once unless said otherwise. Answers, what reports say and the people already invited do not change.",
  changes: "What changes",
  stays: "What does not change",
  titles: {
    directManager: "Have {person} report to {manager}?",
    directManagerNone: "Leave {person} without a manager?",
    teamManager: "Give the team {team} to {manager}?",
    teamManagerNone: "Leave the team {team} without a manager?",
    creation: "Create the team {team}?",
    leave: "Take {person} out of the team {team}?",
    main: "Choose {team} as the main team of {person}?",
  },
  confirm: {
    directManager: "Change manager",
    teamManager: "Change manager",
    creation: "Create team",
    leave: "Take out",
    main: "Choose this team",
  },
  others: { one: "{count} other person", other: "{count} other people" },
  partial: "Only the most recent evaluations are counted.",
  help: {
    title: "Changing manager or team",
    reports:
      "Reports, even published ones, open to whoever takes over and are no longer open to the person before, unless that person administers Rondo, ran the evaluation or manages the team.",
    runs: "Unfinished evaluations go to whoever takes over too, if their role allows running them.",
    launches: "The next evaluations invite the manager of the day they are launched.",
    figures:
      "In company figures, the next report counts with the main team of the day on which collection ends.",
    running: "Running evaluations keep the people invited at their launch.",
    barred: "A person who answered as a colleague or direct report still cannot open the report.",
  },
  lines: {
    reportsOpen: { one: "One report opens to {who}.", other: "{count} reports open to {who}." },
    reportsClose: {
      one: "One report will no longer be open to {who}.",
      other: "{count} reports will no longer be open to {who}.",
    },
    comingOpen: {
      one: "The report of one running evaluation will open to {who}.",
      other: "The reports of {count} running evaluations will open to {who}.",
    },
    comingClose: {
      one: "The report of one running evaluation will no longer open to {who}.",
      other: "The reports of {count} running evaluations will no longer open to {who}.",
    },
    runs: {
      one: "One unfinished evaluation can be run by {who}.",
      other: "{count} unfinished evaluations can be run by {who}.",
    },
    runsNoMore: {
      one: "One unfinished evaluation can no longer be run by {who}.",
      other: "{count} unfinished evaluations can no longer be run by {who}.",
    },
    proposals: {
      one: "One proposal of people to invite now awaits the decision of {who}.",
      other: "{count} proposals of people to invite now await the decision of {who}.",
    },
    proposalsToLead: {
      one: "One proposal of people to invite goes to whoever runs the evaluation.",
      other: "{count} proposals of people to invite go to whoever runs the evaluation.",
    },
    launches: "The next evaluations that ask for a manager’s view will invite {who}.",
    launchesAlone: "No manager will be added when the next evaluations are launched.",
    figuresOpen: "The figures of the team open to {who}, where they can be shown.",
    figuresClose: "The figures of the team will no longer be open to {who}.",
    plansClose: {
      one: "Development plan ({who}): it closes at once for {managers}.",
      other: "{count} development plans ({who}): they close at once for {managers}.",
    },
    plansOpen: {
      one: "Development plan: {managers} will read what is shared in it once {who} agrees, or seven days after {who} is told; until then, some of it can be kept private.",
      other:
        "{count} development plans ({who}): {managers} will read what is shared in each once its person agrees, or seven days after that person is told; until then, some of it can be kept private.",
    },
    plansOpenAtOnce: {
      one: "Development plan ({who}): it opens at once to {managers}, to read and to change.",
      other: "{count} development plans ({who}): they open at once to {managers}, to read and to change.",
    },
    plansKeptByTeam: {
      one: "Development plan ({who}): it stays open to {managers}, as team manager.",
      other: "{count} development plans ({who}): they stay open to {managers}, as team manager.",
    },
    plansKeptDirectly: {
      one: "Development plan ({who}): it stays open to {managers}, as direct manager.",
      other: "{count} development plans ({who}): they stay open to {managers}, as direct manager.",
    },
    plansKeptInCharge: {
      one: "Development plan ({who}): it stays open to {managers} to read, through the administrator role.",
      other:
        "{count} development plans ({who}): they stay open to {managers} to read, through the administrator role.",
    },
    counts: {
      one: "Company figures: the next report about {who} will count in the team {team}.",
      other: "Company figures: the next reports about {who} will count in the team {team}.",
    },
    countsNowhere: {
      one: "Company figures: the next report about {who} will count in no team.",
      other: "Company figures: the next reports about {who} will count in no team.",
    },
    running: {
      one: "One running evaluation keeps the people invited at its launch.",
      other: "{count} running evaluations keep the people invited at their launch.",
    },
    stillAsked: {
      one: "One running evaluation still has {who} among the managers who answer.",
      other: "{count} running evaluations still have {who} among the managers who answer.",
    },
    kept: {
      one: "One report stays open to {who} for another reason: administering Rondo, having run the evaluation or managing the team.",
      other:
        "{count} reports stay open to {who} for another reason: administering Rondo, having run the evaluation or managing the team.",
    },
    barred: {
      one: "One report, published or to come, stays closed to {who}: a person who answers as a colleague or direct report cannot open it.",
      other:
        "{count} reports, published or to come, stay closed to {who}: a person who answers as a colleague or direct report cannot open them.",
    },
    teamReads: "Managing a team does not open its reports, unless the company allowed it before the launch.",
    published: "Answers given and reports published stay as they are.",
    figuresStay: "Company figures already published stay the same.",
  },
};
