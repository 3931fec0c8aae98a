import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkTabs } from "#platform/ui/LinkTabs.tsx";

/** The lists of the catalogue of skills; questions are in no sidebar. */
export function SkillTabs({ current }: { current: string }) {
  const { tabs, skills, questions } = useTexts("skills");
  return (
    <LinkTabs
      label={tabs}
      tabs={[
        { label: skills.title, to: paths.questionCategories() },
        { label: questions.title, to: paths.questions() },
      ]}
      current={current}
    />
  );
}
