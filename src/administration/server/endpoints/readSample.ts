import { readCompany } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { layOut, senderName } from "#platform/server/emails/writeMessage.ts";
import { administrationContract } from "../../contract.ts";
import { writeSample } from "../emails/samples.ts";

/** What an email says; how it looks is a page of its own (previewRoutes.ts). */
export const readSampleEndpoint = handle(
  administrationContract.sample,
  async ({ input, actor, tx, services }) => {
    const { kind, sample, language } = input;
    const { name } = await readCompany(tx, actor.companyId);
    const content = await writeSample(
      services.emails,
      { kind, sample },
      { language, companyName: name, services },
    );
    if (!content) return refuse("not_found");
    const { subject, text } = await layOut(content, language, { name, hasLogo: false });
    return { subject, preheader: content.preheader, from: senderName(language, name), text };
  },
);
