import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  confirmation: {
    subject: "Confirm your email",
    preheader: "One click and your account is ready.",
    title: "Confirm your email",
    body: "One click confirms that this address is yours. Your workspace comes next.",
    action: "Confirm",
    expiry: "This link works once and expires in 24 hours.",
    stranger:
      "Didn’t create an account? Ignore this message: without that click, nobody can open an account with your address.",
  },
  reset: {
    subject: "Choose a new password",
    preheader: "The link expires in 60 minutes.",
    title: "Choose a new password",
    body: "Someone, most likely you, asked for a link to choose a new password.",
    action: "Choose",
    expiry: "This link works once and expires in 60 minutes.",
    stranger: "Wasn’t you? Ignore this message: your password stays the same.",
  },
  alreadyRegistered: {
    subject: "You already have an account",
    preheader: "Just sign in.",
    title: "You already have an account",
    body: "Someone, most likely you, gave this address to sign up for Rondo. It already has an account: just sign in.",
    action: "Sign in",
    forgotten: "Forgot your password? The sign-in page lets you choose another.",
    bodyChoose:
      "Someone, most likely you, gave this address to sign up for Rondo. It already has an account: choose a password and you can sign in.",
    actionChoose: "Choose a password",
    expiryReset: "This link works once and expires in 60 minutes.",
    expiryInvitation: "This link works once and expires in 7 days.",
    stranger: "Wasn’t you? Ignore this message: nothing has changed.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    preheader: "All open sessions have ended.",
    title: "Your password was changed",
    body: "The new password is in place, and all open sessions have ended.",
    stranger: "Wasn’t you? Choose another password right away.",
    action: "Choose another password",
  },
  passwordGiven: {
    subject: "An administrator set your password",
    preheader: "Choose your own: your answers and reports stay closed until then.",
    title: "An administrator set your password",
    body: "The administrators of {company} set a password for your account, and your sessions have ended. Choose your own with this link: until then, nobody opens your answers or your reports.",
    action: "Choose my password",
    expiry: "This link works once and expires in 60 minutes. After that, “Forgot password” sends another.",
    stranger:
      "You asked for nothing? Choose your password with this link, then talk about it with your company.",
  },
  welcome: {
    subject: "Welcome to Rondo, {firstName}",
    preheader: "Your account is confirmed.",
    title: "Welcome, {firstName}",
    body: "Your account is confirmed. A catalogue of skills and questions is ready: only the people are missing.",
    next: "Start by inviting your team, then prepare a first evaluation. It stays a draft until you launch it.",
    action: "Open my workspace",
  },
  magicLink: {
    subject: "Your sign-in link",
    preheader: "One click and you’re in. The link expires in 10 minutes.",
    title: "Your sign-in link",
    body: "Here is the link you asked for to sign in without a password.",
    action: "Sign in",
    expiry: "This link works once and expires in 10 minutes.",
    stranger: "Wasn’t you? Ignore this message: without that click, nobody gets in.",
  },
  security: {
    stranger: "Wasn’t you? Open this page, close the sessions you don’t recognize and change your password.",
    action: "Check my security",
  },
  secondFactorOn: {
    subject: "Two-step verification is on",
    preheader: "You’ll be asked for a code each time you sign in.",
    title: "Two-step verification is on",
    body: "Each time you sign in, a code from your app will be asked for after your password. Your other sessions have ended.",
  },
  secondFactorOff: {
    subject: "Two-step verification is off",
    preheader: "No code is asked for any more when you sign in.",
    title: "Two-step verification is off",
    body: "No code is asked for any more when you sign in, and your recovery codes no longer work.",
  },
  recoveryCodeUsed: {
    subject: "A recovery code was used",
    preheader: "Someone, most likely you, signed in with a recovery code.",
    title: "A recovery code was used",
    body: {
      one: "Someone, most likely you, signed in with a recovery code. You have {count} left.",
      other: "Someone, most likely you, signed in with a recovery code. You have {count} left.",
    },
  },
  identityLinked: {
    subject: "A new way for you to sign in",
    preheader: "Your account is linked to another service.",
    title: "A new way for you to sign in",
    body: "Your account is now linked to {provider}: you can sign in that way.",
  },
};
