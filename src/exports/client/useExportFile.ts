import { useNavigate } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { AskedFile } from "./prepareFile.ts";

/**
 * Has a file prepared, from the button or the menu of a screen that names the texts « exports ». It is kept at once where
 * it is quick, and a message says so and where it is found again; else the panel of tasks tells how far it is.
 */
export function useExportFile() {
  const { language } = useLanguage();
  const texts = useTexts("exports");
  const say = useSay();
  const navigate = useNavigate();
  return useAction({
    run: async (asked: AskedFile) => {
      announce(texts.started);
      const { prepareFile } = await import("./prepareFile.ts");
      return prepareFile(asked, language);
    },
    onSuccess: ({ outcome, title }) => {
      if (outcome === "followed") return;
      notify.success(say(texts.kept, { title }), {
        action: { label: texts.title, run: () => void navigate({ to: paths.files() }) },
      });
    },
  });
}
