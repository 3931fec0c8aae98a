import { clearCookie } from "#accounts/server/cookies.ts";
import { useCode, useRecoveryCode } from "#accounts/server/secondFactor.ts";
import { secondFactorDeviceCookie } from "#accounts/server/secondFactorDevice.ts";
import { consumeToken } from "#accounts/server/tokens.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { settleAttempt } from "#platform/server/calls/settleAttempt.ts";
import { authContract } from "../../contract.ts";
import { enter, readPendingSecondStep } from "../entrance.ts";
import { sendNoticeLater } from "../accountEmails.ts";
import { countSecondStep } from "../secondStepTries.ts";

export const passSecondStepEndpoint = handleOpen(
  authContract.passSecondStep,
  async ({ input, ...context }) => {
    const { services, response } = context;
    const { wait, token } = await readPendingSecondStep(context);
    const kind = "code" in input ? "code" : "recoveryCode";
    const { factor, counted } = await countSecondStep(context, token.userId, kind);
    const passed = await settleAttempt(counted, services, () =>
      asTenant(services.db, token, async (tx) => {
        const person = await requireProfileRow(tx, token.companyId, token.profileId);
        if (!person.isActive) return refuse("user_disabled");
        let codesLeft: number | null = null;
        if ("code" in input) await useCode(tx, services, factor, input.code);
        else {
          codesLeft = await useRecoveryCode(tx, services, token.userId, input.recoveryCode);
          await sendNoticeLater(tx, services, person, { kind: "auth.recoveryCodeUsed", data: { codesLeft } });
        }
        if (!(await consumeToken(tx, services, ["second_step"], wait))) return refuse("expired_token");
        await enter(tx, context, token, "second_factor");
        return { language: person.language, codesLeft };
      }),
    );
    response.append("set-cookie", clearCookie("second_step", services.keys));
    response.append("set-cookie", secondFactorDeviceCookie(factor, services.keys));
    return passed;
  },
);
