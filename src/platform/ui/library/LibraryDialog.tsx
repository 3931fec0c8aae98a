import { ConfirmDialog } from "../Dialog.tsx";
import { Disclosure } from "../Disclosure.tsx";
import { QueryView, type Query } from "../QueryView.tsx";
import { Stack } from "../Section.tsx";
import { notify } from "../notify.ts";
import { useAction } from "../useAction.ts";
import styles from "./LibraryDialog.module.css";
import { useLibraryTexts } from "./useLibraryTexts.ts";

/** What would come of one kind: « 5 piliers » and their names. */
export interface ComingKind {
  key: string;
  title: string;
  names: readonly string[];
}

interface LibraryDialogProps<Missing> {
  open: boolean;
  onClose: () => void;
  /** The company has nothing of it: the library is added, not restored. */
  isEmpty: boolean;
  query: Query<Missing>;
  comingOf: (missing: Missing) => readonly ComingKind[];
  restore: () => Promise<unknown>;
  /** Queries that show what came. */
  refresh: readonly (readonly unknown[])[];
}

/** Up to so many names are shown at once; more of them when one asks. */
const mostShown = 8;

/** Names what will come of the default library, then brings it. */
export function LibraryDialog<Missing>({
  open,
  onClose,
  isEmpty,
  query,
  comingOf,
  restore,
  refresh,
}: LibraryDialogProps<Missing>) {
  const texts = useLibraryTexts();
  const action = useAction({
    run: restore,
    refresh,
    onSuccess: () => {
      // What came may stand on other pages than this one.
      notify.success(isEmpty ? texts.added : texts.restored);
      onClose();
    },
  });
  const isWhole = query.data !== undefined && comingOf(query.data).every(({ names }) => names.length === 0);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isEmpty ? texts.addTitle : texts.restoreTitle}
      confirmLabel={isEmpty ? texts.add : texts.restore}
      // What would come is said before one may ask for it.
      busy={action.busy || (query.data === undefined && query.isFetching)}
      disabledReason={
        isWhole ? texts.nothing : query.data === undefined && !query.isFetching ? texts.unread : null
      }
      onConfirm={() => void action.run()}
    >
      <QueryView query={query} skeleton="form">
        {(missing) => (
          <Stack gap="small">
            {!isWhole && <p>{texts.intro}</p>}
            {comingOf(missing)
              .filter(({ names }) => names.length > 0)
              .map(({ key, title, names }) => (
                <Disclosure key={key} summary={title} open={names.length <= mostShown}>
                  <ul className={styles.names}>
                    {names.map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </Disclosure>
              ))}
            <p>{texts.kept}</p>
          </Stack>
        )}
      </QueryView>
    </ConfirmDialog>
  );
}
