import { existsSync } from "node:fs";
import { join } from "node:path";
import { concepts } from "../../architecture.mjs";
import { project } from "../setup/project.mjs";

/**
 * Seconds that `npm test` should take on two quiet cores: eleven and a half minutes with the twenty concepts of November
 * 2026, at most forty seconds for each one since, fifteen minutes with all of them. Every run prints it beside what it took.
 * @param {number} [built] how many concepts have a contract
 */
export const computeTargetSeconds = (built = countBuilt()) =>
  Math.min(900, 690 + 40 * Math.max(0, built - 20));

const countBuilt = () =>
  concepts.filter((concept) => existsSync(join(project, "src", concept, "contract.ts"))).length;
