import type { Capability } from "#platform/contract/endpoint.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { NotificationChannel } from "../rules.ts";

/** What the settings call a kind of notification, or some that go together, and when or why it comes. */
export interface NotificationWords {
  texts: Readonly<Record<Language, { name: string; hint: string }>>;
}

/** A kind of notification that a person may do without, as the settings name it. */
export interface NotificationChoice extends NotificationWords {
  /** The one channel by which it comes. */
  only?: NotificationChannel;
  /** Offered only to those who may receive it. */
  needs?: Capability;
}
