import type { FileKind } from "#platform/server/files/fileRoutes.ts";

/** The stored files that are served: one line per kind. A link to answer or to a report shows the logo, and no faces. */
export const fileKinds: readonly FileKind[] = [
  { name: "avatar", allow: "signedIn" },
  { name: "logo", allow: "session" },
];
