import { handle } from "#platform/server/calls/handle.ts";
import { analyticsContract } from "../../contract.ts";
import { readFigures } from "../readFigures.ts";

export const readFiguresEndpoint = handle(analyticsContract.figures, ({ input, actor, tx }) =>
  readFigures(tx, actor, input),
);
