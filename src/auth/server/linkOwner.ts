import { findProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { RequestContext } from "#platform/server/services.ts";
import type { LinkOwner } from "../contract/linkOwner.ts";
import { linkStanding, isOpenFor } from "../rules/linkStanding.ts";
import type { Place } from "./entrance.ts";
import { currentActor } from "./limitedSessions.ts";
import { authPorts } from "./ports.ts";
import type { LinkStanding } from "../vocabulary.ts";

/** Whom a link was sent to, and the evaluation it leads to. */
export interface LinkHolder extends Place {
  evaluationId?: string | null | undefined;
}
type Context = Pick<RequestContext, "services" | "request">;

/** How the person signed in stands to a link. */
export async function loadStanding(
  { services, request }: Context,
  holder: LinkHolder,
): Promise<LinkStanding> {
  const viewer = await currentActor(services, request);
  if (!viewer) return "free";
  const { userId } = viewer;
  const { companyId, evaluationId } = holder;
  const isSubjectOrLead =
    evaluationId && userId !== holder.userId
      ? await asTenant(services.db, { companyId, profileId: null }, (tx) =>
          authPorts.linkedEvaluations.isSubjectOrLead(tx, {
            companyId,
            evaluationId,
            userId,
            now: services.now(),
          }),
        )
      : false;
  return linkStanding(holder, { userId, isSubjectOrLead });
}

/** Before a link opens or changes anything: refuses while another person is signed in, who signs out first. */
export async function refuseOthers(context: Context, holder: LinkHolder): Promise<void> {
  if (!isOpenFor(await loadStanding(context, holder))) refuse("other_person_signed_in");
}

/** What the page of a link says of its owner: no name of one that is not valid, or that stays closed, and always the language. */
export async function readLinkOwner(
  context: Context,
  holder: LinkHolder,
  { isValid = true } = {},
): Promise<LinkOwner> {
  const standing = await loadStanding(context, holder);
  const { companyId, profileId } = holder;
  const person = await asTenant(context.services.db, holder, (tx) =>
    findProfileRow(tx, companyId, profileId),
  );
  if (!person) return refuse("invalid_token");
  const { firstName, lastName, language } = person;
  const isNamed = isValid && standing !== "closed";
  return { standing, name: isNamed ? { firstName, lastName } : null, language };
}
