import { hashPassword, refuseWeakPassword, visitorSource } from "#accounts/server/passwords.ts";
import { refuse } from "#platform/errors.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { registrarCookie } from "../registrar.ts";
import { register } from "../registration.ts";

/** The answer is the same whether or not the address is known. */
export const registerEndpoint = handleOpen(authContract.register, async ({ input, ...context }) => {
  const { services, response } = context;
  const { companyName, firstName, lastName, email, password, language } = input;
  refuseAdvertising({ companyName, firstName, lastName });
  refuseWeakPassword(password, { companyName, firstName, lastName });
  const passwordHash = await hashPassword(password, visitorSource(context));
  await register(services, { companyName, firstName, lastName, email, passwordHash, language });
  response.append("set-cookie", registrarCookie(email, services.keys));
  return {};
});

/** A stranger can make us write to any address: the names in that email must not carry a link of theirs. */
function refuseAdvertising(names: Record<string, string>): void {
  for (const [field, name] of Object.entries(names))
    if (/:\/\/|www\./i.test(name)) refuse("invalid_data", { [field]: { reason: "format" } });
}
