import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Email test",
  intro:
    "Every email that Rondo sends, as it arrives. People and dates are examples; the links lead back here.",
  email: "Email",
  sample: "Situation",
  language: "Language",
  languages: { fr: "Français", en: "English" },
  usual: "The most common",
  send: "Send me a test",
  header: { subject: "Subject", preheader: "Preview", from: "From" },
  looks: {
    title: "Appearance",
    desktop: "Computer",
    phone: "Phone",
    dark: "Dark theme",
    text: "Plain text",
  },
  result: {
    underWay: "The test is on its way to {recipient}.",
    sent: "The test was sent to {recipient}.",
    held: "The test is held: this server sends no email to {recipient}.",
    failed: "The email could not be sent.",
    failedCode: "The mail server answered: {code}",
    again: "It will be tried again within minutes.",
  },
  deliveries: {
    title: "Recent deliveries",
    intro:
      "Invitations to Rondo, administrator rights, passwords set and tests. Other emails are never listed: they would tell who is invited to answer, who was reminded or who signs in. The status of an invitation to answer is shown in its evaluation.",
    caption: "Recent deliveries, the latest first",
    empty: "No recent deliveries.",
    kind: "Email",
    recipient: "Recipient",
    day: "Date",
    state: "Status",
    actions: "Actions",
    retry: "Try again",
    retryOf: "Try the delivery to {recipient} again",
    retried: "The email to {recipient} is queued again.",
    code: "Code {code}",
    states: {
      waiting: "Scheduled",
      underWay: "On its way",
      delayed: "Delayed",
      sent: "Sent",
      held: "Held",
      failed: "Not delivered",
    },
  },
};
