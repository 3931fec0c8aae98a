import { defineServerModule } from "#platform/server/serverModule.ts";
import { accountErrors } from "../rules/errors.ts";
import { purgeRegistrations } from "./registrations.ts";
import { forgetEndedSessions } from "./sessions.ts";
import { forgetOldTokens } from "./tokens.ts";

export const accounts = defineServerModule({
  errors: accountErrors,
  constraints: { users_email: "email_taken" },
  tasks: ({ services }) => ({
    purgeRegistrations: () => purgeRegistrations(services),
    forgetSessions: async () => {
      await forgetEndedSessions(services.db, services.now());
    },
    forgetTokens: () => forgetOldTokens(services),
  }),
  rounds: [
    ["* * * * *", "purgeRegistrations"],
    ["53 * * * *", "forgetSessions"],
    ["57 * * * *", "forgetTokens"],
  ],
});
