import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { useListScreen } from "#platform/ui/lists/useListScreen.ts";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { InternalLink, useGo } from "#platform/ui/page/InternalLink.tsx";
import { ContentText } from "#skills/client/ContentText.tsx";
import { SkillTabs } from "#skills/client/SkillTabs.tsx";
import type { LibraryLine } from "../../contract/library.ts";
import { libraryKinds } from "../../vocabulary.ts";
import { librarySources } from "../../vocabulary/library.ts";
import { development } from "../queries.ts";

const filters = {
  kind: libraryKinds,
  skillId: "id",
  source: librarySources,
  translation: ["untranslated"],
  state: ["archived"],
} as const;

/** The library of development plans, as the company offers it: what is ours, what it changed, what is its own. */
export function DevelopmentLibraryScreen() {
  const texts = useTexts("developmentLibrary");
  const { translation, translations } = useTexts("skills");
  const { language } = useLanguage();
  const go = useGo();
  const screen = useListScreen({
    filters,
    read: (page) => development.listLibraryEntries.queryOptions(page),
  });
  const skills = useQuery(development.listLibrarySkills.queryOptions({ input: {} }));
  const create = <CreateLink to={paths.createLibraryEntry()} label={texts.create} />;
  return (
    <ListPage
      title={texts.title}
      heading={(title) => <SkillTabs current={paths.developmentLibrary()} title={title} />}
      count={texts.count}
      search={{ label: texts.search, placeholder: texts.searchHint }}
      {...screen}
      words={{
        kind: { label: texts.kind, values: texts.kinds },
        skillId: {
          label: texts.skill,
          values: Object.fromEntries(
            (skills.data?.items ?? []).map(({ id, name }) => [id, translated(language, name).text]),
          ),
        },
        source: { label: texts.source, values: texts.sources },
        translation: { label: translation, values: translations },
        state: { label: texts.state, values: texts.states },
      }}
      columns={useLibraryColumns()}
      caption={texts.caption}
      isDimmed={({ isArchived }) => isArchived}
      action={create}
      newAt={paths.createLibraryEntry()}
      onEdit={({ id }) => go(paths.libraryEntry(id))}
      empty={
        <EmptyState title={texts.empty} action={create}>
          {texts.emptyDetail}
        </EmptyState>
      }
    />
  );
}

function useLibraryColumns(): Column<LibraryLine>[] {
  const texts = useTexts("developmentLibrary");
  const { untranslated, translation } = useTexts("skills");
  const { language } = useLanguage();
  const listNames = ({ skills }: LibraryLine) =>
    skills.map(({ name }) => translated(language, name).text).join(", ") || texts.noSkill;
  return [
    {
      key: "title",
      header: texts.header,
      isName: true,
      width: "40%",
      whole: ({ title }) => translated(language, title).text,
      cell: ({ id, title }) => (
        <InternalLink to={paths.libraryEntry(id)}>
          <ContentText text={title} />
        </InternalLink>
      ),
    },
    {
      key: "form",
      header: texts.kind,
      width: "150px",
      cell: ({ kind, form }) =>
        [kind === "action" && form ? null : texts.kinds[kind], form && texts.forms[form]]
          .filter(Boolean)
          .join(" · "),
    },
    { key: "skills", header: texts.skill, onPhone: "detail", whole: listNames, cell: listNames },
    {
      key: "translation",
      header: translation,
      hideHeader: true,
      width: "110px",
      cell: ({ isTranslated }) => !isTranslated && untranslated,
    },
    {
      key: "source",
      header: texts.source,
      width: "140px",
      onPhone: "aside",
      cell: ({ source }) => texts.sources[source],
    },
  ];
}
