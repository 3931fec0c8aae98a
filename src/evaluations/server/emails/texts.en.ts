import type { Translation } from "#platform/texts.ts";
import { en as drafts } from "../../texts/drafts.en.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  invitation: {
    subject: "Your view of {person} (about {minutes}, by {date})",
    preheader: "{author} invites you to answer “{name}”.",
    title: "Your view of {person}",
    ask: "{author} would value your view of the work {ofPerson}, as part of “{name}”.",
    why: "What you see day to day helps {firstName} recognize strengths and choose what to work on.",
    length: "It takes about {minutes}. You can answer in several sittings, up to and including {date}.",
    action: "Answer",
  },
  invitations: {
    subject: "{heading} (about {minutes}, by {date})",
    heading: {
      one: "Your view of {person}",
      other: "Your view of {count} people",
    },
    headingWithOwn: {
      one: "Your self-evaluation and your view of {person}",
      other: "Your self-evaluation and your view of {count} people",
    },
    ask: "{author} invites you to answer as part of “{name}”. Here is all that you are asked, one person after the other.",
    watching:
      "Your own evaluation is starting too. There is nothing for you to fill in: other people are invited to answer, and your report will follow.",
    length: "It takes about {minutes} in all. You can answer in several sittings, in the order you like.",
    detail: "{role} · by {date}, about {minutes}",
    roles: {
      subject: "Your own view",
      manager: "As their manager",
      peer: "As a colleague",
      direct_report: "As a direct report",
    },
    notice: "{about}: {sentence}",
    action: "Open my evaluations",
    calendar: "Due: your evaluations of “{name}”",
  },
  subject: {
    subject: "Your evaluation is starting",
    preheader: "“{name}”: begin with your own view.",
    preheaderWatching: "“{name}”: other people are invited to answer.",
    title: "Your evaluation is starting",
    begins: "{author} has just launched “{name}”.",
    beginsOwn: "You have just launched “{name}”.",
    ask: "Begin with your own view of your work: it will be set beside the views of others.",
    askSelf: "Take a moment for your own view of your work.",
    watching:
      "There is nothing for you to fill in: other people are invited to answer, and your report will follow.",
    action: "Start my self-evaluation",
    actionWatching: "Open my evaluations",
  },
  notice: {
    self: "Your answers will appear in your report.",
    selfReaders: "It will also be read by: {readers}.",
    manager: "Your answers will appear under “Manager”. {firstName} will know they are yours.",
    peers:
      "Your answers are grouped with those of the other colleagues; they go into the report only if at least {threshold} colleagues answer{together}.",
    directReports:
      "Your answers are grouped with those of the other people {thatName} supervises; they go into the report only if at least {threshold} people {thatName} supervises answer{together}.",
    comments:
      "Your comments appear in it word for word, without a name, in shuffled order, even if nobody else writes any{quoted}.",
    commentsReviewed:
      "Your comments, reviewed before publication, appear in it word for word, without a name, in shuffled order, even if nobody else writes any{quoted}.",
    commentsLeftOut: "Your comments are not in the report.",
    reviewed: "Your comments are reviewed before publication.",
    readers: "The report will be read by: {readers}.",
    selfFigures:
      "Company figures, by position, team or division, may rest on what your published report shows of the views received: always five people evaluated or more, never one alone, never a single answer.",
    figures:
      "Company figures, by position, team or division, may rest on what the published report shows of the views received: always five people evaluated or more, never one alone, never a single answer.",
    ...drafts,
  },
  noticeClauses: {
    together: {
      peer: ", or together with those of the direct reports, if there are at least {threshold} of you in all",
      direct_report:
        ", or together with those of the colleagues, if there are at least {threshold} of you in all",
    },
    quoted: "; one of them, drawn at random, may be quoted at the top",
  },
  noticeOfSeveral: {
    manager: "your answers will appear under “Manager”. Each person will know they are yours.",
    peers:
      "your answers about each person are grouped with those of their other colleagues; they go into their report only if at least {threshold} colleagues answer{together}.",
    directReports:
      "your answers about each person are grouped with those of the other people whom they supervise; they go into their report only if at least {threshold} of these people answer{together}.",
    readers: "That report will be read by: {readers}.",
    figures:
      "Company figures, by position, team or division, may rest on what these published reports show of the views received: always five people evaluated or more, never one alone, never a single answer.",
    drafts:
      "The people evaluated may ask an artificial intelligence service to suggest a development plan: of their report, Rondo sends it the published figures alone, with no comment or name; they may add words of their own.",
  },
  readers: {
    toSubject: {
      direct_manager: "your manager",
      author: "the evaluation lead",
      administration: "the administrators",
      team_manager: "the manager of your team",
    },
    toOthers: {
      subject: "{firstName}",
      direct_manager: "their manager",
      author: "the evaluation lead",
      administration: "the administrators",
      team_manager: "the manager of their team",
    },
    toOthersOfSeveral: {
      subject: "the person evaluated",
      direct_manager: "their manager",
      author: "the evaluation lead",
      administration: "the administrators",
      team_manager: "the manager of their team",
    },
  },
  reminder: {
    subject: "Reminder: your view of {person}, by {date}",
    subjectOwn: "Reminder: your self-evaluation, by {date}",
    preheader: "“{name}”: about {minutes}, in one go or several.",
    ask: "Your view of the work {ofPerson} is still awaited, for “{name}”. What you have begun is kept.",
    askOwn: "Your own view is still awaited, for “{name}”. What you have begun is kept.",
    length: "It takes about {minutes}. You have until the end of {date}.",
    action: "Answer",
    several: {
      one: "Reminder: {count} evaluation is waiting for you",
      other: "Reminder: {count} evaluations are waiting for you",
    },
    severalPreheader: "Here they all are, the most urgent first.",
    severalAsk: "Here is what you are asked, the most urgent first. What you have begun is kept.",
    severalAction: "Open my evaluations",
    link: "Your view of {person}",
    linkOwn: "Your self-evaluation",
    stop: "Stop receiving these reminders",
    detail: "By {date}, about {minutes}",
  },
  notStarted: {
    subject: "“{name}” could not start",
    preheader: "It is a draft again: nobody was invited.",
    title: "The planned launch did not happen",
    what: "“{name}” was to start on {date}. It is a draft again, and nobody was invited.",
    reasons: {
      launch_needs_name: "The evaluation no longer has a name.",
      launch_needs_active_subject: "The person evaluated no longer has an active account.",
      launch_needs_question: "The questionnaire no longer has any question.",
      launch_needs_participant: "There is nobody left to ask.",
      small_group_needs_confirmation:
        "The answers of one group could not be shown: it is now too small, or too similar to that of another recent report. Your agreement is needed.",
      due_passed: "The due date has passed.",
      participant_left:
        "Someone who was to be invited no longer has an active account. Remove them from the participants, or replace them.",
      author_promoted:
        "The person evaluated has since given a new role to whoever had planned this launch. Someone else must decide on it.",
      other: "Someone who was to be invited can no longer be invited in the same role.",
    },
    next: "Fix what is missing, then launch the evaluation or choose another day.",
    action: "Open the evaluation",
  },
  minutes: { one: "{count} minute", other: "{count} minutes" },
  newLink: {
    subject: "Your new link to answer",
    preheader: "The answers you have saved are waiting for you.",
    title: "Your new link to answer",
    body: "Here is the link you asked for. It opens the questionnaire of “{name}”; the answers you have saved are there.",
    due: "You have until the end of {date}.",
  },
  footnotes: {
    link: "This link is yours alone. Use it as often as you like until you have finished; there is no password to choose.",
    links:
      "These links are yours alone. Each works as often as you like until you have finished, and there is no password to choose.",
    calendar: "The due date is attached to this email: add it to your calendar if you like.",
  },
  calendar: { summary: "Due: your view of {person}", own: "Due: your self-evaluation", led: "Due: {name}" },
  names: {
    kinds: {
      "evaluations.invitation": "Evaluations: invitation to answer",
      "evaluations.invitations": "Evaluations: invitation to answer several",
      "evaluations.newLink": "Evaluations: new link to answer",
      "evaluations.reminder": "Evaluations: reminder",
      "evaluations.notStarted": "Evaluations: planned launch that did not happen",
    },
    samples: {
      peer: "To a colleague",
      direct_report: "To a direct report",
      manager: "To the manager",
      subject: "To the person evaluated",
      watching: "To the person evaluated, without a self-evaluation",
      several: "Several at once",
      withOwn: "With a self-evaluation",
    },
  },
};
