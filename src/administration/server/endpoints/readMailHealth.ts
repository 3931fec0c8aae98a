import { handle } from "#platform/server/calls/handle.ts";
import { healthContract } from "../../contract/health.ts";
import { judgeMail } from "../../rules/health.ts";
import { readInstallation } from "../health/background.ts";
import { countDeliveries, readMailLight } from "../health/mail.ts";

const countedMs = 30 * 24 * 60 * 60_000;

export const readMailHealthEndpoint = handle(
  healthContract.mail,
  async ({ input: { language }, actor: { companyId, at }, tx, services }) => {
    const since = new Date(at.getTime() - countedMs);
    const [{ isMailHeld }, light, kinds] = await Promise.all([
      readInstallation(tx),
      readMailLight(tx, services.emails, { companyId, now: at }),
      countDeliveries(tx, services.emails, { companyId, since, language }),
    ]);
    return {
      light: judgeMail({ mode: services.installation.mail, isPaused: isMailHeld, ...light }),
      kinds,
    };
  },
);
