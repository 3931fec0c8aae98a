import { useQuery } from "@tanstack/react-query";
import { useTexts } from "#platform/client/language.tsx";
import { LibraryDialog } from "#platform/ui/library/LibraryDialog.tsx";
import { skills, skillsApi } from "./queries.ts";

const kinds = ["families", "skills", "questions", "values"] as const;

interface RestoreSkillsDialogProps {
  open: boolean;
  onClose: () => void;
  isEmpty: boolean;
}

export function RestoreSkillsDialog({ open, ...dialog }: RestoreSkillsDialogProps) {
  const { library } = useTexts("skills");
  const query = useQuery({ ...skills.missing.queryOptions({ input: {} }), enabled: open });
  return (
    <LibraryDialog
      {...dialog}
      open={open}
      query={query}
      kinds={kinds}
      words={library}
      restore={() => skillsApi.restoreLibrary({})}
      refresh={[skills.key()]}
    />
  );
}
