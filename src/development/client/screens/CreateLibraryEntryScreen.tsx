import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { CreateForm } from "#platform/ui/forms/CreateForm.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { LibraryContent } from "../../contract/library.ts";
import { EntryFields } from "../library/EntryFields.tsx";
import { makeNewEntry, toEntryContent, toEntryValues, type EntryValues } from "../library/entryForm.ts";
import { useEntryRules } from "../library/useEntryRules.ts";
import { development, developmentApi } from "../queries.ts";

const created = ["action", "course"] as const;

/** An action or a course of the company. */
export function CreateLibraryEntryScreen() {
  const texts = useTexts("developmentLibrary");
  const [kind, setKind] = useState<(typeof created)[number]>("action");
  useTrail([{ label: texts.title, to: paths.developmentLibrary() }]);
  const query = useQuery(development.listLibrarySkills.queryOptions({ input: {} }));
  return (
    <Page title={texts.newTitle} intro={texts.createIntro}>
      <QueryView query={query} skeleton="list">
        {({ items }) => (
          <Stack>
            <Segments
              label={texts.kind}
              value={kind}
              options={created.map((value) => ({ value, label: texts.kinds[value] }))}
              onChange={setKind}
            />
            <NewEntryForm key={kind} entry={makeNewEntry(kind, items[0]?.key ?? "")} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

function NewEntryForm({ entry }: { entry: LibraryContent }) {
  const texts = useTexts("developmentLibrary");
  const go = useGo();
  const create = useAction({
    run: (content: LibraryContent) => developmentApi.saveLibraryEntry({ ...content, key: null, version: 0 }),
    refresh: [development.key()],
    success: () => texts.added,
  });
  const form = useEditForm<EntryValues>({
    initial: toEntryValues(entry),
    ...useEntryRules(entry),
    send: async (values) => {
      const { kind, key } = await create.attempt(toEntryContent(entry, values));
      form.reset(values);
      go(paths.libraryEntry(`${kind}.${key}`));
    },
  });
  return (
    <CreateForm form={form} back={paths.developmentLibrary()} submit={texts.submit}>
      <EntryFields entry={entry} form={form} />
    </CreateForm>
  );
}
