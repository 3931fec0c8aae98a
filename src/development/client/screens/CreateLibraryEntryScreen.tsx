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
import { libraryKinds, type LibraryKind, type Pillar } from "../../vocabulary.ts";
import { EntryFields } from "../library/EntryFields.tsx";
import { makeNewEntry, makeNewValues, toEntryContent, type EntryValues } from "../library/entryForm.ts";
import { useEntryRules } from "../library/useEntryRules.ts";
import { development, developmentApi } from "../queries.ts";

/** An action, a course or a model of the company. */
export function CreateLibraryEntryScreen() {
  const texts = useTexts("developmentLibrary");
  useTrail([{ label: texts.title, to: paths.developmentLibrary() }]);
  const query = useQuery(development.listLibrarySkills.queryOptions({ input: {} }));
  return (
    <Page title={texts.newTitle} intro={texts.createIntro}>
      <QueryView query={query} skeleton="list">
        {({ items }) => <NewEntryForm skill={items[0] ?? { key: "", pillar: null }} />}
      </QueryView>
    </Page>
  );
}

/** One form for the three kinds: what was typed stays when the kind changes. */
function NewEntryForm({ skill }: { skill: { key: string; pillar: Pillar | null } }) {
  const texts = useTexts("developmentLibrary");
  const go = useGo();
  const [kind, setKind] = useState<LibraryKind>("action");
  const entry = makeNewEntry(kind, skill);
  const create = useAction({
    run: (content: LibraryContent) => developmentApi.saveLibraryEntry({ ...content, key: null, version: 0 }),
    refresh: [development.key()],
    success: () => texts.added,
  });
  const form = useEditForm<EntryValues>({
    initial: makeNewValues(skill),
    ...useEntryRules(entry),
    send: async (values) => {
      const { key } = await create.attempt(toEntryContent(entry, values));
      form.reset(values);
      go(paths.libraryEntry(`${kind}.${key}`));
    },
  });
  return (
    <Stack>
      <Segments
        label={texts.kind}
        value={kind}
        options={libraryKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={setKind}
      />
      <CreateForm form={form} back={paths.developmentLibrary()} submit={texts.submit}>
        <EntryFields entry={entry} form={form} />
      </CreateForm>
    </Stack>
  );
}
