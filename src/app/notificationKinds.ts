import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import { nominationKinds } from "#nominations/rules/notifications.ts";
import { reportKinds } from "#reports/rules/notificationKinds.ts";

/** Every kind of notification of the product: a line for each concept that has some. */
export const notificationKinds = { ...evaluationKinds, ...nominationKinds, ...reportKinds };

type Kinds = typeof notificationKinds;
export type KindName = keyof Kinds;
export type ObjectType = Kinds[KindName]["objectType"];
/** The names of the kinds about one type of object. */
export type KindAbout<Type extends ObjectType> = {
  [Name in KindName]: Kinds[Name]["objectType"] extends Type ? Name : never;
}[KindName];
/** Those that a person may do without. */
export type RefusableKind = {
  [Name in KindName]: Kinds[Name] extends { refusableBy: readonly [unknown, ...unknown[]] } ? Name : never;
}[KindName];
