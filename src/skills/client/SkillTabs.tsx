import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkTabs } from "#platform/ui/page/LinkTabs.tsx";

/** The lists of the catalogue of skills; questions and the library of development plans are in no sidebar. */
export function SkillTabs(page: { current: string; title: ReactNode }) {
  const { tabs, skills, questions, developmentLibrary } = useTexts("skills");
  return (
    <LinkTabs
      label={tabs}
      tabs={[
        { label: skills.title, to: paths.questionCategories() },
        { label: questions.title, to: paths.questions() },
        { label: developmentLibrary, to: paths.developmentLibrary() },
      ]}
      {...page}
    />
  );
}
