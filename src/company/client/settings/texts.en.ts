import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Company",
  settings: "Settings",
  intro: "Who your company is, and the rules of its evaluations.",
  notSaved: "The settings were not saved.",
  saved: "Settings saved.",
  yes: "Yes",
  no: "No",
  identity: {
    title: "Identity",
    name: "Company name",
    mission: "Mission",
    strategicPlan: "Strategic plan",
    values: "Our values and their behaviours",
  },
  logo: {
    title: "Logo",
    none: "Add your logo: it signs your emails.",
    hint: "PNG, JPG, WebP or SVG, up to 2 MB.",
    choose: "Choose a logo",
    replace: "Change logo",
    remove: "Remove logo",
    kept: "Logo saved.",
    removed: "Logo removed.",
    wrong: "PNG, JPG, WebP or SVG, up to 2 MB.",
    preview: "Preview",
    onEmails: "At the top of emails",
    onReports: "At the top of reports",
    sampleTitle: "Your view of Camille",
    sampleReport: "360 report",
    of: "Logo of {company}",
  },
  evaluations: {
    title: "Evaluations",
    later: "These rules apply to evaluations created from now on.",
    offered: "Scales offered",
    scales: { frequency: "Frequency", mastery: "Mastery", agreement: "Agreement", stars: "Stars" },
    levels: {
      frequency: "Rarely · Sometimes · Often · Very often · Almost always",
      mastery: "To develop · Learning · Independent · Strong · A reference for others",
      agreement: "Strongly disagree · Disagree · Neither · Agree · Strongly agree",
      stars: "One to five stars, each with its number in words",
    },
    defaultScale: "Default scale",
    commentsMandatory: "Mandatory comment",
    commentsConsequence: "People will write more, and answer less.",
    duration: "Evaluation length (days)",
    durationHint: "When nobody chooses a due date. From {least} to {most} days.",
    wrongDuration: "Write a number from {least} to {most}.",
  },
  development: {
    title: "Development",
    confirmsCourses: "Managers confirm finished courses",
    confirmsCoursesHint:
      "A course then counts towards a badge once it is confirmed. What has counted already stays.",
  },
  confidentiality: {
    title: "Confidentiality",
    later:
      "An evaluation already launched keeps the rules it announced: these settings apply to later launches.",
    threshold: "Anonymity threshold",
    thresholdValue: "{count} answers",
    thresholdMeaning:
      "Answers of a group of colleagues or direct reports enter a report only if at least {count} of them have answered.",
    teamManagers: "Team managers read the reports of their team",
    teamManagersHint:
      "Otherwise, they only read the reports of evaluations they lead and of their direct reports.",
    release: "Report publication",
    releases: {
      next_morning: "Next business morning",
      immediate: "As soon as collection ends",
      by_hand: "After review",
    },
    releaseMeaning: {
      next_morning:
        "At 8:30 a.m. on the next business day, so that the time of publication does not reveal who answered last. Without colleagues or direct reports to protect, the report is published at once.",
      immediate:
        "The report is published right after the last answer; the time can reveal who answered last.",
      by_hand:
        "An authorized person, who did not answer as a manager, reviews the report and publishes it. If there is nobody at launch, it is published the next business morning.",
    },
    officer: "Person in charge of personal information",
    officerHint: "Name and position, as the people invited will read them.",
    officerIsOwner: "Until someone is named, it is {name}, account owner.",
  },
  time: { title: "Time", zone: "Time zone", hint: "Due dates follow this time zone." },
  zones: {
    "America/St_Johns": "Newfoundland",
    "America/Halifax": "Atlantic (Halifax)",
    "America/Toronto": "Eastern (Montréal, Toronto)",
    "America/Winnipeg": "Central (Winnipeg)",
    "America/Regina": "Saskatchewan",
    "America/Edmonton": "Mountain (Edmonton)",
    "America/Vancouver": "Pacific (Vancouver)",
    "America/Whitehorse": "Yukon",
  },
};
