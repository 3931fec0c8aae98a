import fc from "fast-check";
import { proving } from "./proof.ts";

/** Properties are tried on the same cases in each `npm test`, so that none fails by chance; a long proof draws others. */
if (!proving) fc.configureGlobal({ seed: 20_261_126 });
