import { useQuery } from "@tanstack/react-query";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList, translated } from "#platform/texts.ts";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { jobs, jobsApi } from "../queries.ts";

const kinds = ["families", "positions", "statuses"] as const;

interface RestoreLibraryDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Names what will come back, then brings it back. */
export function RestoreLibraryDialog({ open, onClose }: RestoreLibraryDialogProps) {
  const { library: texts } = useTexts("jobs");
  const { language } = useLanguage();
  const say = useSay();
  const query = useQuery({ ...jobs.missing.queryOptions({ input: {} }), enabled: open });
  const isWhole = query.data !== undefined && kinds.every((kind) => query.data[kind].length === 0);
  const restore = useAction({
    run: () => jobsApi.restoreLibrary({}),
    refresh: [jobs.key()],
    success: () => texts.done,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      confirmLabel={texts.action}
      busy={restore.busy}
      disabledReason={isWhole ? texts.nothing : null}
      onConfirm={() => void restore.run()}
    >
      <QueryView query={query} skeleton="form">
        {(missing) => (
          <>
            {kinds
              .filter((kind) => missing[kind].length > 0)
              .map((kind) => (
                <p key={kind}>
                  {say(texts.line, {
                    what: say(texts[kind], { count: missing[kind].length }),
                    names: formatList(
                      language,
                      missing[kind].map((name) => translated(language, name).text),
                    ),
                  })}
                </p>
              ))}
            <p>{texts.kept}</p>
          </>
        )}
      </QueryView>
    </ConfirmDialog>
  );
}
