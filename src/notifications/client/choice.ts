import type { Capability } from "#platform/contract/endpoint.ts";
import type { Language } from "#platform/vocabulary.ts";

/** A kind of notification that a person may do without, as the settings name it. */
export interface NotificationChoice {
  texts: Readonly<Record<Language, { name: string; hint: string }>>;
  /** Offered only to those who may receive it. */
  needs?: Capability;
}
