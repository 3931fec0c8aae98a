import * as z from "zod";
import { email, endpoint, language, line } from "#platform/contract/endpoint.ts";
import { contactMessages } from "#platform/contract/limits.ts";

export const siteContract = {
  /**
   * Stores a message for the operator of this installation; the form checks the same lengths first (rules.ts).
   * `isAnnounced`: an email announces it to them.
   */
  writeMessage: endpoint({
    allow: "anyone",
    limit: contactMessages,
    method: "POST",
    path: "/contact-messages",
    summary: "Write to whoever runs this installation",
  })
    .input(
      z.strictObject({
        name: line(120),
        email,
        message: z.string().trim().min(10).max(4000),
        language,
      }),
    )
    .output(z.object({ isAnnounced: z.boolean() })),
};
