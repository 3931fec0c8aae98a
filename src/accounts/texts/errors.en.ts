import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  invalid_credentials: "Incorrect email or password",
  invalid_token: "Invalid authentication token",
  invalid_code: "That’s not the right code. Check the one your app shows now.",
  identity_refused: "The provider didn’t confirm your identity. Please start again.",
  identity_unverified: "Your provider doesn’t vouch for your address. Sign in another way.",
  identity_unknown:
    "No account is linked to this identity. Sign in another way, then link it in your profile.",
  identity_taken: "This identity, or another one from the same provider, is already linked to an account.",
  email_taken: "This address already has an account.",
  used_token: "This link has already been used.",
  expired_link: "This link is no longer valid.",
  user_not_found: "User not found",
  second_factor_kept: "Your company asks for two-step verification: it stays on.",
  second_factor_first: "Turn on your own two-step verification first.",
  confirmation_needed: "First confirm that it’s really you.",
  password_needed: "Enter the password chosen at registration.",
  password_not_given:
    "This person’s password can’t be set here. Send them a link instead, or their invitation again.",
  email_not_confirmed: "Your email address hasn’t been confirmed",
  user_disabled: "This account has been deactivated",
  other_person_signed_in: "Someone else is signed in on this browser.",
  weak_password: "The password is too weak",
};
