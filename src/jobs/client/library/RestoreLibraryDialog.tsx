import { useQuery } from "@tanstack/react-query";
import { useTexts } from "#platform/client/language.tsx";
import { LibraryDialog } from "#platform/ui/library/LibraryDialog.tsx";
import { jobs, jobsApi } from "../queries.ts";

const kinds = ["families", "positions", "statuses"] as const;

interface RestoreLibraryDialogProps {
  open: boolean;
  onClose: () => void;
  isEmpty: boolean;
}

export function RestoreLibraryDialog({ open, ...dialog }: RestoreLibraryDialogProps) {
  const { library } = useTexts("jobs");
  const query = useQuery({ ...jobs.missing.queryOptions({ input: {} }), enabled: open });
  return (
    <LibraryDialog
      {...dialog}
      open={open}
      query={query}
      kinds={kinds}
      words={library}
      restore={() => jobsApi.restoreLibrary({})}
      refresh={[jobs.key()]}
    />
  );
}
