import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { AskedFile } from "./prepareFile.ts";

/**
 * Has a file prepared, from the button or the menu of a screen that names the texts « exports ». It is kept at once where
 * it is quick, else the panel of tasks tells how far it is.
 */
export function useExportFile() {
  const { language } = useLanguage();
  const texts = useTexts("exports");
  return useAction({
    run: async (asked: AskedFile) => {
      announce(texts.started);
      const { prepareFile } = await import("./prepareFile.ts");
      return prepareFile(asked, language);
    },
    announce: (outcome) => (outcome === "kept" ? texts.kept : null),
  });
}
