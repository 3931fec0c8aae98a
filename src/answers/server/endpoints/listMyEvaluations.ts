import { handle } from "#platform/server/calls/handle.ts";
import { answersContract } from "../../contract.ts";
import { loadMyParts } from "../myParts.ts";
import { listAboutMe } from "../queries/mine.ts";

/** Mes évaluations: pending, finished, and those about me. */
export const listMyEvaluationsEndpoint = handle(answersContract.mine, async ({ actor, tx }) => {
  const parts = await loadMyParts(tx, actor);
  const aboutMe = await listAboutMe(tx, actor);
  return {
    toDo: parts.filter(({ status }) => status === "to_do"),
    done: parts.filter(({ status }) => status !== "to_do"),
    aboutMe,
  };
});
