import type { ComponentType } from "react";

/** What a file of `ui/` or `light/` exports: every state of one part. */
interface ExampleFile {
  Example: ComponentType;
}

export interface Example {
  /** The part, as its own file is called. */
  part: string;
  Example: ComponentType;
}

export type Families = ReadonlyMap<string, readonly Example[]>;

/** The family whose parts are whole pages, each shown on an address of its own. */
export const pages = "pages";

/** Examples by family: `./ui/actions/Button.example.tsx` is the part Button of the family `actions`. */
export function groupFamilies(files: Readonly<Record<string, ExampleFile>>): Families {
  const families = new Map<string, Example[]>();
  for (const [path, file] of Object.entries(files)) {
    const [family = "", name = ""] = path.split("/").slice(-2);
    const part = name.replace(".example.tsx", "");
    families.set(family, [...(families.get(family) ?? []), { part, Example: file.Example }]);
  }
  return families;
}

/** What an address asks for: `/dev/kit/ui/actions`, `/dev/kit/light/pages/NotFoundPage`. */
export function readKitAddress(pathname: string) {
  const [, , , kit, family, part] = pathname.split("/");
  return { kit: kit === "light" ? "light" : "ui", family: family || null, part: part ?? null } as const;
}
