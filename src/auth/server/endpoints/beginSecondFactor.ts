import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { beginSecondFactor } from "#accounts/server/secondFactor.ts";
import { findUser } from "#accounts/server/users.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { fr } from "#platform/texts.fr.ts";
import { renderSVG } from "uqr";
import { authContract } from "../../contract.ts";

export const beginSecondFactorEndpoint = handle(
  authContract.beginSecondFactor,
  async ({ actor, tx, services }) => {
    refuseIf(whyNotFresh(actor.confirmedAt, services.now()));
    const user = (await findUser(tx, actor.userId)) ?? refuse("unauthorized");
    const { url, key } = await beginSecondFactor(tx, services, {
      userId: user.id,
      email: user.email,
      product: fr.product,
    });
    // Black on white in both themes: some cameras read nothing else.
    return { qrCode: renderSVG(url, { pixelSize: 4, border: 3, ecc: "M" }), key };
  },
);
