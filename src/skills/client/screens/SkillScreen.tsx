import { IconPlus } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Facts, Section, Stack } from "#platform/ui/page/Section.tsx";
import { later } from "#platform/ui/later.ts";
import type { Skill } from "#skills/contract/skills.ts";
import { ContentText } from "../ContentText.tsx";
import { skills, skillsApi } from "../queries.ts";
import { SkillForm } from "../skill/SkillForm.tsx";
import { useArchiving } from "../useArchiving.tsx";
import { useUsesWords } from "../useUsesWords.ts";

// What drags comes after the words of the skill.
const SkillQuestions = later(async () => (await import("../skill/SkillQuestions.tsx")).SkillQuestions);

export function SkillScreen() {
  const texts = useTexts("skills");
  return (
    <RoutedObject
      read={(id) => skills.read.queryOptions({ input: { id } })}
      words={texts.skills}
      list={paths.questionCategories()}
    >
      {(skill) => <SkillPage skill={skill} />}
    </RoutedObject>
  );
}

function SkillPage({ skill }: { skill: Skill }) {
  const texts = useTexts("skills");
  const say = useSay();
  const { language } = useLanguage();
  const uses = useUsesWords();
  const name = translated(language, skill.name).text;
  const archiving = useArchiving({
    name,
    isArchived: skill.isArchived,
    usedIn: skill.usedIn,
    setArchived: (isArchived) => skillsApi.update({ id: skill.id, version: skill.version, isArchived }),
    refresh: [skills.key()],
    removal: {
      run: () => skillsApi.remove({ id: skill.id }),
      words: texts.skills,
      consequence: say(texts.skills.removeConsequence, { count: skill.questionCount }),
      refresh: [skills.list.key(), skills.families.key(), skills.catalogue.key(), skills.questions.key()],
      to: paths.questionCategories(),
    },
  });
  return (
    <DetailPage
      trail={[{ label: texts.skills.title, to: paths.questionCategories() }]}
      title={name}
      status={archiving.status}
      line={<ContentText text={skill.family.name} />}
      action={
        <LinkButton
          to={paths.createQuestion({ skill: skill.id })}
          icon={<IconPlus size={18} aria-hidden="true" />}
        >
          {texts.questions.create}
        </LinkButton>
      }
      menu={archiving.menu}
      facts={
        <Facts
          facts={[
            { label: texts.used, value: uses.whole(skill.usedIn) },
            {
              label: texts.questions.title,
              value: say(texts.questions.count, { count: skill.questionCount }),
            },
          ]}
        />
      }
    >
      <Stack gap="large">
        {archiving.notice(texts.skills)}
        {skill.family.isArchived && (
          <Notice tone="warning" title={texts.skills.familyArchivedTitle}>
            <p>
              {say(texts.skills.familyArchivedDetail, {
                family: translated(language, skill.family.name).text,
              })}
            </p>
          </Notice>
        )}
        <SkillForm skill={skill} />
        <Section title={texts.questions.title} intro={texts.skills.orderIntro}>
          <SkillQuestions open skillId={skill.id} />
        </Section>
      </Stack>
      {archiving.dialog}
    </DetailPage>
  );
}
