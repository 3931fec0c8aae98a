import { useQuery } from "@tanstack/react-query";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { LibraryDialog } from "#platform/ui/library/LibraryDialog.tsx";
import { skills, skillsApi } from "./queries.ts";

const kinds = ["families", "skills", "questions", "values"] as const;

interface RestoreSkillsDialogProps {
  open: boolean;
  onClose: () => void;
  isEmpty: boolean;
}

export function RestoreSkillsDialog({ open, ...dialog }: RestoreSkillsDialogProps) {
  const { library: texts } = useTexts("skills");
  const { language } = useLanguage();
  const say = useSay();
  const query = useQuery({ ...skills.missing.queryOptions({ input: {} }), enabled: open });
  return (
    <LibraryDialog
      {...dialog}
      open={open}
      query={query}
      comingOf={(missing) =>
        kinds.map((kind) => ({
          key: kind,
          title: say(texts[kind], { count: missing[kind].length }),
          names: missing[kind].map((name) => translated(language, name).text),
        }))
      }
      restore={() => skillsApi.restoreLibrary({})}
      refresh={[skills.key()]}
    />
  );
}
