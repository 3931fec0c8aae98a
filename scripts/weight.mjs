// node scripts/weight.mjs [folder of a built client]: what each page of the built client loads at first, against its budget (src/platform/client/README.md).
import { runTypeScript } from "./setup/ownNode.mjs";

await runTypeScript("scripts/weight/main.ts");
