import { useQuery } from "@tanstack/react-query";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { LibraryDialog } from "#platform/ui/library/LibraryDialog.tsx";
import { jobs, jobsApi } from "../queries.ts";

const kinds = ["families", "positions", "statuses"] as const;

interface RestoreLibraryDialogProps {
  open: boolean;
  onClose: () => void;
  isEmpty: boolean;
}

export function RestoreLibraryDialog({ open, ...dialog }: RestoreLibraryDialogProps) {
  const { library: texts } = useTexts("jobs");
  const { language } = useLanguage();
  const say = useSay();
  const query = useQuery({ ...jobs.missing.queryOptions({ input: {} }), enabled: open });
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
      restore={() => jobsApi.restoreLibrary({})}
      refresh={[jobs.key()]}
    />
  );
}
