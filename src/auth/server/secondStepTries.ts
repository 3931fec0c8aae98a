import { findSecondFactor, takeTry, type SecondFactor } from "#accounts/server/secondFactor.ts";
import { readSecondFactorDevice } from "#accounts/server/secondFactorDevice.ts";
import { secondStepByDevice, secondStepByStranger } from "#platform/contract/limits.ts";
import { toNetwork, type Counted } from "#platform/server/calls/limits.ts";
import type { RequestContext } from "#platform/server/services.ts";
import type { SecondStepWay } from "../vocabulary.ts";

/**
 * Counts a try of the second step, or refuses it. A caller with the password alone may use up the tries of strangers, not
 * those of a device that has given this second factor before, nor the way in by a recovery code (59 bits, not guessable).
 * @returns the second factor, and the count that the answer to the try settles
 */
export async function countSecondStep(
  { services, request, address }: Pick<RequestContext, "services" | "request" | "address">,
  userId: string,
  kind: SecondStepWay,
): Promise<{ factor: SecondFactor; counted: Counted }> {
  const factor = await findSecondFactor(services.db, userId);
  const device = readSecondFactorDevice(request, factor, services.keys);
  const source = `${userId} ${kind} ${device ?? toNetwork(address)}`;
  const caller = { address, headers: request, input: { source } };
  const limits = device ? secondStepByDevice : secondStepByStranger;
  const counted = await services.limits.count("second step", limits, caller);
  if (!device && kind === "code") await takeTry(services.db, services, userId);
  return { factor, counted };
}
