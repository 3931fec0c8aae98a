import { handle } from "#platform/server/calls/handle.ts";
import { administrationContract } from "../../contract.ts";

/** From the emails themselves: one that is added is there. */
export const listEmailsEndpoint = handle(
  administrationContract.emails,
  async ({ input: { language }, services }) => ({
    items: Object.entries(services.emails).map(([kind, { title, samples, getSampleTitle }]) => ({
      kind,
      title: title[language],
      samples: Object.keys(samples).map((name) => ({
        name,
        title: getSampleTitle(name)?.[language] ?? null,
      })),
    })),
  }),
);
