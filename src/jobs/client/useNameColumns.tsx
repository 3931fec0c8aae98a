import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { ContentText } from "#skills/client/ContentText.tsx";
import styles from "./jobs.module.css";

interface Named {
  id: string;
  name: { fr: string; en: string | null };
}

/** The first columns of families and of positions: the name, which leads to the page, and whether it is translated. */
export function useNameColumns<Item extends Named>(
  width: string,
  to: (id: string) => string,
): Column<Item>[] {
  const { fields } = useTexts("jobs");
  const words = useTexts("skills");
  const { language } = useLanguage();
  return [
    {
      key: "name",
      header: fields.name,
      isName: true,
      width,
      whole: ({ name }) => translated(language, name).text,
      cell: ({ id, name }) => (
        <InternalLink to={to(id)}>
          <ContentText text={name} />
        </InternalLink>
      ),
    },
    {
      key: "translation",
      header: words.translation,
      hideHeader: true,
      width: "120px",
      onPhone: "aside",
      cell: ({ name }) => !name.en && <span className={styles.none}>{words.untranslated}</span>,
    },
  ];
}
