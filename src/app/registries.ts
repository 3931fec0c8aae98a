import type { Router } from "@orpc/server";
import { withSignInLinks } from "#auth/server/emails/entryLink.ts";
import { importUpload } from "#imports/server/upload.ts";
import type { ForgetPerson } from "#people/server/ports.ts";
import type { NotificationObject } from "#notifications/server/objects.ts";
import type { ErrorStatuses } from "#platform/errors.ts";
import type { ServerModule } from "#platform/server/serverModule.ts";
import { deliveryDueWork } from "#platform/server/emails/deliveryWork.ts";
import type { Emails } from "#platform/server/emails/emailTemplate.ts";
import type { RequestContext } from "#platform/server/services.ts";
import type { Upload } from "#platform/server/files/uploads.ts";
import { platformErrors } from "#platform/errors.ts";
import { serverModules } from "./serverModules.ts";
import { mergeDeclared } from "./mergeDeclared.ts";

/** What the product has of each part, put together from what its concepts declare. What is missing does not compile. */

type AnyServerModule = (typeof serverModules)[number];
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** What every concept that has this part declares under it, in one object. */
type All<Part extends string> = Intersection<
  AnyServerModule extends infer One ? (One extends Record<Part, infer Value> ? Value : never) : never
>;

const declaredModules: readonly (ServerModule & { contract: object; router: object })[] = serverModules;

const all = <const Part extends "contract" | "router" | keyof ServerModule>(part: Part): All<Part> =>
  mergeDeclared(
    part,
    declaredModules.map((concept) => concept[part] ?? {}),
  ) as All<Part>;

export const contract = all("contract");
export const router = all("router") as Router<typeof contract, RequestContext>;
export const errorStatuses: ErrorStatuses = { ...platformErrors, ...all("errors") };
export const constraints = all("constraints");
export const emails: Emails = withSignInLinks(all("emails"));
export const lists = all("lists");
const notificationKinds = all("notificationKinds");
export const dueSources = [deliveryDueWork, ...declaredModules.flatMap(({ dueWork }) => dueWork ?? [])];
// Their kinds share one table.
mergeDeclared(
  "kind of due work",
  dueSources.map(({ jobs }) => jobs),
);
export const exportKinds = declaredModules.flatMap((concept) => concept.exports ?? []);
export const importKinds = declaredModules.flatMap(({ imports }) => imports ?? []);
/** Those that are imported say themselves how they are sent. */
export const uploads: readonly Upload[] = [
  ...declaredModules.flatMap((concept) => concept.uploads ?? []),
  ...importKinds.map((kind) => importUpload(kind) as Upload),
];
export const fileKinds = declaredModules.flatMap(({ files }) => files ?? []);
export const webhooks = declaredModules.flatMap((concept) => concept.webhooks ?? []);
export const taskFactories = declaredModules.flatMap(({ tasks }) => tasks ?? []);
export const tasksAtStart = declaredModules.flatMap(({ atStart }) => atStart ?? []);
export const conceptRounds = declaredModules.flatMap(({ rounds }) => rounds ?? []);

export const forgetPerson: ForgetPerson = async (tx, person) => {
  for (const concept of declaredModules) await concept.forgetPerson?.(tx, person);
};

type Kinds = typeof notificationKinds;
export type KindName = keyof Kinds;
type ObjectType = Kinds[KindName]["objectType"];
/** The names of the kinds about one type of object. */
type KindAbout<Type extends ObjectType> = {
  [Name in KindName]: Kinds[Name]["objectType"] extends Type ? Name : never;
}[KindName];
/** Those that a person may do without. */
export type RefusableKind = {
  [Name in KindName]: Kinds[Name] extends { refusableBy: readonly [unknown, ...unknown[]] } ? Name : never;
}[KindName];

/** A type of object without what resolves all of its kinds does not compile. */
const objects: { readonly [Type in ObjectType]: NotificationObject<KindAbout<Type>> } =
  all("notificationObjects");
export const notifications = {
  kinds: notificationKinds,
  // A row is resolved by what stands under the type of its kind.
  objects: objects as Readonly<Record<string, NotificationObject>>,
};
