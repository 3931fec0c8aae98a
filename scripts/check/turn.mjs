import { spawnSync } from "node:child_process";
import { project } from "../setup/project.mjs";

/**
 * Which journeys of those that come in turn (e2e/turns.ts) this run takes: the number of commits, so that a commit
 * has the same journeys everywhere, and those of a few commits in a row have all of them. RONDO_TURN chooses another.
 */
export function turnOfCommit() {
  const given = process.env.RONDO_TURN;
  if (given) return given;
  const { status, stdout } = spawnSync("git", ["rev-list", "--count", "HEAD"], {
    cwd: project,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : "0";
}
