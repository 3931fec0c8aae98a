import { IconArchive, IconRestore } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { RestoreNotice } from "#platform/ui/detail/RestoreNotice.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { LibraryEntry } from "../../contract/library.ts";
import { getTitle } from "../../rules/library.ts";
import { libraryKinds } from "../../vocabulary.ts";
import { EntryFields } from "../library/EntryFields.tsx";
import { toEntryContent, toEntryValues, type EntryValues } from "../library/entryForm.ts";
import { useEntryRules } from "../library/useEntryRules.ts";
import { development, developmentApi } from "../queries.ts";

/** An entry of the library; its kind and its key stand in the address. */
export function LibraryEntryScreen() {
  const texts = useTexts("developmentLibrary");
  const { id = "" } = useParams({ strict: false });
  const at = id.indexOf(".");
  const kind = libraryKinds.find((one) => one === id.slice(0, at)) ?? "action";
  const key = id.slice(at + 1) || "-";
  const query = useQuery(development.readLibraryEntry.queryOptions({ input: { kind, key } }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.back, to: paths.developmentLibrary() },
      }}
    >
      {(entry) => <EntryPage key={id} entry={entry} />}
    </ObjectView>
  );
}

function EntryPage({ entry }: { entry: LibraryEntry }) {
  const texts = useTexts("developmentLibrary");
  const { language } = useLanguage();
  const [isReverting, setIsReverting] = useState(false);
  const { kind, key, version, source, isArchived } = entry;
  const refresh = [development.key()];
  const archive = useAction({
    run: (archives: boolean) =>
      developmentApi.archiveLibraryEntry({ kind, key, version, isArchived: archives }),
    refresh,
    announce: (_entry, archives) => (archives ? texts.archived : texts.restored),
  });
  const revert = useAction({
    run: () => developmentApi.restoreLibraryEntry({ kind, key, version }),
    refresh,
    success: () => texts.reverted,
    onSuccess: () => setIsReverting(false),
  });
  return (
    <DetailPage
      trail={[{ label: texts.title, to: paths.developmentLibrary() }]}
      title={translated(language, getTitle(entry)).text}
      line={`${texts.kinds[kind]} · ${texts.sources[source]}`}
      menu={[
        ...(source === "changed"
          ? [
              {
                label: texts.revert,
                icon: <IconRestore size={20} aria-hidden="true" />,
                onChoose: () => setIsReverting(true),
              },
            ]
          : []),
        {
          label: isArchived ? texts.restore : texts.archive,
          icon: <IconArchive size={20} aria-hidden="true" />,
          onChoose: () => void archive.run(!isArchived),
        },
      ]}
    >
      <Stack gap="large">
        {isArchived && (
          <RestoreNotice
            title={texts.archivedTitle}
            detail={texts.archivedDetail}
            restore={texts.restore}
            busy={archive.busy}
            onRestore={() => void archive.run(false)}
          />
        )}
        <EntryForm entry={entry} />
      </Stack>
      <ConfirmDialog
        open={isReverting}
        onClose={() => setIsReverting(false)}
        title={texts.revertTitle}
        confirmLabel={texts.revert}
        busy={revert.busy}
        onConfirm={() => void revert.run()}
      >
        {texts.revertWords}
      </ConfirmDialog>
    </DetailPage>
  );
}

function EntryForm({ entry }: { entry: LibraryEntry }) {
  const texts = useTexts("developmentLibrary");
  const { pillar } = useTexts("development");
  const save = useAction({
    run: (input: Parameters<typeof developmentApi.saveLibraryEntry>[0]) =>
      developmentApi.saveLibraryEntry(input),
    refresh: [development.key()],
    success: () => texts.saved,
  });
  const edit = useVersionedForm<LibraryEntry, EntryValues>({
    stored: entry,
    toValues: toEntryValues,
    labels: {
      title: texts.name.fr,
      detail: entry.kind === "model" ? texts.purpose.fr : texts.detail.fr,
      skill: texts.skill,
      form: texts.form,
      hours: texts.hours,
      pillar,
      objectives: texts.objectives,
    },
    ...useEntryRules(entry),
    send: (values, { version }) =>
      save.attempt({ ...toEntryContent(entry, values), key: entry.key, version }),
  });
  return (
    <VersionedForm edit={edit}>
      <EntryFields entry={entry} form={edit.form} />
    </VersionedForm>
  );
}
