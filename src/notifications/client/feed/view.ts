import type { Icon } from "@tabler/icons-react";
import type { Notification } from "#notifications/contract.ts";
import type { Language } from "#platform/vocabulary.ts";

type Item = Pick<Notification, "objectId" | "facts" | "isToDo">;

/** How a kind of notification is shown, as its concept says it. */
export interface NotificationView {
  icon: Icon;
  sentence: (item: Item, language: Language) => string;
  /** The name of what it is about, under the sentence. */
  about: (item: Item) => string;
  address: (item: Item) => string;
  /** What one may do at once, without opening it. */
  action?: {
    label: (language: Language) => string;
    /** The label with what it is about, for a screen reader. */
    name: (item: Item, language: Language) => string;
    run: (item: Item) => Promise<unknown>;
  };
}
/** By the name of the kind. */
export type NotificationViews = Readonly<Record<string, NotificationView>>;
