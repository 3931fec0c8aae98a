import * as z from "zod";
import { email, endpoint, language, line } from "#platform/contract/endpoint.ts";
import { contactMessages } from "#platform/contract/limits.ts";

export const siteContract = {
  /** The form says the same lengths before anything leaves (rules.ts). Stores a message for whoever runs this installation. `isAnnounced`: they are told by mail that there is one. */
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
