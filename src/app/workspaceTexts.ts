import type { TextFile, TextLoaders, TextPart } from "#platform/client/clientModule.ts";
import { makeTextLoader } from "#platform/client/textLoader.ts";
import type { Texts } from "#platform/texts.ts";
import { clientModules } from "./clientModules.ts";

type Name = keyof Texts | "frame";
const files: Partial<Record<Name, TextLoaders>> = Object.assign(
  {
    platform: { fr: () => import("#platform/texts.fr.ts"), en: () => import("#platform/texts.en.ts") },
    frame: { fr: () => import("./shell/around.fr.ts"), en: () => import("./shell/around.en.ts") },
  },
  ...clientModules.map(({ texts }) => texts),
);

const toTextPart = (name: Name, file: TextFile): TextPart =>
  "texts" in file ? file.texts : { [name]: "fr" in file ? file.fr : file.en };

/** The texts of the workspace: those of the light shell are never asked for here. */
export const { loadTexts, addTexts } = makeTextLoader<Name>(
  async (name, language) => {
    const load = files[name]?.[language];
    if (!load) throw new Error(`no texts « ${name} » in the workspace`);
    return toTextPart(name, await load());
  },
  ["platform", "frame"],
);
