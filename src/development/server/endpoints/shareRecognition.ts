import { and, eq } from "drizzle-orm";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { recognitionEndpoints } from "../../contract/recognitions.ts";
import { whyNotShareRecognition } from "../../rules/recognition.ts";
import { developmentRecognitions } from "../../tables/recognitions.ts";

/** For all but the two, whatever they may read of the plan, it is an id that no thank-you has. */
export const shareRecognitionEndpoint = handle(
  recognitionEndpoints.shareRecognition,
  async ({ input: { profileId: toProfileId, id, shares }, actor: { companyId, profileId }, tx }) => {
    const isOne = and(
      eq(developmentRecognitions.companyId, companyId),
      eq(developmentRecognitions.toProfileId, toProfileId),
      eq(developmentRecognitions.id, id),
    );
    const [row] = await tx.select().from(developmentRecognitions).where(isOne).for("update");
    if (!row) refuse("not_found");
    const isReceiver = profileId === toProfileId;
    if (!isReceiver && profileId !== row.fromProfileId) refuse("not_found");
    const { senderShares } = row;
    refuseIf(whyNotShareRecognition(isReceiver ? "receiver" : "sender", { shares, senderShares }));
    await tx
      .update(developmentRecognitions)
      .set(
        isReceiver
          ? { receiverShares: shares } // Offered again, it is theirs to accept anew.
          : { senderShares: shares, ...(!shares && { receiverShares: false }) },
      )
      .where(isOne);
    return {};
  },
);
