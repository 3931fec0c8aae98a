import { entering } from "./contract/entering.ts";
import { links } from "./contract/links.ts";
import { others } from "./contract/others.ts";
import { security } from "./contract/security.ts";
import { viewer } from "./contract/viewer.ts";

export type { Security } from "./contract/security.ts";
export type { Viewer } from "./contract/viewer.ts";

export const authContract = { ...viewer, ...entering, ...links, ...security, ...others };
