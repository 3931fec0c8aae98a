import { requireProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import { administrationContract } from "../../contract.ts";
import { isSample } from "../emails/samples.ts";

/** Sends to the caller's own address, and no other. Not an invitation: it takes no place among those of the day. */
export const sendTestEndpoint = handle(
  administrationContract.sendTest,
  async ({ input, actor, tx, services }) => {
    const { kind, sample, language } = input;
    if (!isSample(services.emails, { kind, sample })) refuse("not_found");
    const { companyId, profileId } = actor;
    const { email } = await requireProfileRow(tx, companyId, profileId);
    const [queued] = await sendLater(tx, { ...services, companyId }, [
      {
        kind: "administration.test",
        dedupeKey: `administration.test:${services.newId()}`,
        recipient: email,
        recipientProfileId: profileId,
        language,
        data: { kind, sample },
      },
    ]);
    if (!queued) throw new Error("a key drawn by chance was there before");
    return queued;
  },
);
