import { readdirSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "../src/app/kit");
const listNames = (...steps: string[]) => readdirSync(path.join(folder, ...steps)).toSorted();

/** The families of both kits, and the addresses under /dev/kit that show them. */
export const kitFamilies = ["ui", "light"].flatMap((kit) =>
  listNames(kit).map((family) => ({
    name: `${kit}/${family}`,
    // Whole pages stand on an address of their own.
    addresses:
      family === "pages"
        ? listNames(kit, family).map((file) => `${kit}/${family}/${file.replace(".example.tsx", "")}`)
        : [`${kit}/${family}`],
  })),
);
