import { useLanguage, useSay } from "#platform/client/language.tsx";
import { translated, type Plural } from "#platform/texts.ts";
import { ConfirmDialog } from "../layers/Dialog.tsx";
import { Disclosure } from "../page/Disclosure.tsx";
import { QueryView, type Query } from "../page/QueryView.tsx";
import { Stack } from "../page/Section.tsx";
import { notify } from "../actions/notify.ts";
import { useAction } from "../actions/useAction.ts";
import styles from "./LibraryDialog.module.css";
import { useLibraryTexts } from "./useLibraryTexts.ts";

interface Name {
  fr: string;
  en: string | null;
}

interface LibraryDialogProps<Kind extends string> {
  open: boolean;
  onClose: () => void;
  /** The company has nothing of it: the library is added, not restored. */
  isEmpty: boolean;
  /** The names of what is missing of each kind. */
  query: Query<Record<Kind, readonly Name[]>>;
  kinds: readonly Kind[];
  /** « {count} piliers ». */
  words: Readonly<Record<Kind, Plural>>;
  restore: () => Promise<unknown>;
  /** Queries that show what came. */
  refresh: readonly (readonly unknown[])[];
}

/** Up to so many names are shown at once; more of them when one asks. */
const maxShown = 8;

/** Names what will come of the default library, then brings it. */
export function LibraryDialog<Kind extends string>({
  open,
  onClose,
  isEmpty,
  query,
  kinds,
  words,
  restore,
  refresh,
}: LibraryDialogProps<Kind>) {
  const say = useSay();
  const { language } = useLanguage();
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
  const { data } = query;
  const isComplete = data !== undefined && kinds.every((kind) => data[kind].length === 0);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isEmpty ? texts.addTitle : texts.restoreTitle}
      confirmLabel={isEmpty ? texts.add : texts.restore}
      // What would come is said before one may ask for it.
      busy={action.busy || (query.data === undefined && query.isFetching)}
      disabledReason={
        isComplete ? texts.nothing : query.data === undefined && !query.isFetching ? texts.unread : null
      }
      onConfirm={() => void action.run()}
    >
      <QueryView query={query} skeleton="form">
        {(missing) => (
          <Stack gap="small">
            {!isComplete && <p>{texts.intro}</p>}
            {kinds
              .map((kind) => [kind, missing[kind].map((name) => translated(language, name).text)] as const)
              .filter(([, names]) => names.length > 0)
              .map(([kind, names]) => (
                <Disclosure
                  key={kind}
                  summary={say(words[kind], { count: names.length })}
                  open={names.length <= maxShown}
                >
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
