import { administers } from "#accounts/rules/administering.ts";
import type { Person } from "#people/rules.ts";

type Target = Pick<Person, "id" | "role" | "isAdmin">;

/** Never one's own, nor that of an administrator or the owner (§3 of docs/product-decisions.md). */
export const whyNotGivePassword = (actorId: string, target: Target): "forbidden" | null =>
  target.id === actorId || administers(target) ? "forbidden" : null;

export interface WayIn {
  hasJoined: boolean;
  isActive: boolean;
  hasSecondFactor: boolean;
  hasIdentity: boolean;
  /** Has a profile in another company, whose data the password would open too. */
  isElsewhere: boolean;
}

/** One code, whatever the reason: it does not tell how the person signs in, or where else. */
export const whyNotReplacePassword = (way: WayIn): "password_not_given" | null =>
  way.hasJoined && way.isActive && !way.hasSecondFactor && !way.hasIdentity && !way.isElsewhere
    ? null
    : "password_not_given";
