import { useQuery } from "@tanstack/react-query";
import { IconArchive, IconPlus, IconTrash } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { Facts, Section, Stack } from "#platform/ui/Section.tsx";
import { later } from "#platform/ui/later.ts";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { Skill } from "#skills/contract/skills.ts";
import { ContentText } from "../ContentText.tsx";
import { skills, skillsApi } from "../queries.ts";
import { RemoveDialog } from "../RemoveDialog.tsx";
import { SkillForm } from "../skill/SkillForm.tsx";
import { useUsesWords } from "../useUsesWords.ts";

// What drags comes after the words of the skill.
const SkillQuestions = later(async () => (await import("../skill/SkillQuestions.tsx")).SkillQuestions);

export function SkillScreen() {
  const texts = useTexts("skills");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(skills.read.queryOptions({ input: { id } }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.skills.absent,
        detail: texts.skills.absentDetail,
        back: { label: texts.skills.back, to: paths.questionCategories() },
      }}
    >
      {(skill) => <SkillPage key={skill.id} skill={skill} />}
    </ObjectView>
  );
}

function SkillPage({ skill }: { skill: Skill }) {
  const texts = useTexts("skills");
  const say = useSay();
  const go = useGo();
  const { language } = useLanguage();
  const uses = useUsesWords();
  const [isRemoving, setIsRemoving] = useState(false);
  const name = translated(language, skill.name).text;
  const refresh = [skills.key()];
  const setArchived = useAction({
    run: (isArchived: boolean) => skillsApi.update({ id: skill.id, version: skill.version, isArchived }),
    refresh,
    announce: ({ isArchived }) => texts.statuses[isArchived ? "archived" : "active"],
  });
  const remove = useAction({
    run: () => skillsApi.remove({ id: skill.id }),
    success: ({ outcome }) => texts.skills.outcomes[outcome],
    failure: (words) => `${texts.skills.notRemoved} ${words}`,
    refresh: [skills.list.key(), skills.families.key(), skills.catalogue.key(), skills.questions.key()],
    onSuccess: () => go(paths.questionCategories()),
  });
  return (
    <DetailPage
      trail={[{ label: texts.skills.title, to: paths.questionCategories() }]}
      title={name}
      status={
        <StatusBadge variant={skill.isArchived ? "box" : "check"}>
          {texts.statuses[skill.isArchived ? "archived" : "active"]}
        </StatusBadge>
      }
      line={<ContentText text={skill.family.name} />}
      action={
        <LinkButton
          to={paths.createQuestion({ skill: skill.id })}
          icon={<IconPlus size={18} aria-hidden="true" />}
        >
          {texts.questions.create}
        </LinkButton>
      }
      menu={[
        {
          label: skill.isArchived ? texts.restore : texts.archive,
          icon: <IconArchive size={20} aria-hidden="true" />,
          onChoose: () => void setArchived.run(!skill.isArchived),
        },
        {
          label: texts.remove,
          icon: <IconTrash size={20} aria-hidden="true" />,
          danger: true,
          onChoose: () => setIsRemoving(true),
        },
      ]}
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
        {skill.isArchived && (
          <Notice
            tone="warning"
            title={texts.skills.archivedTitle}
            action={
              <Button size="small" busy={setArchived.busy} onClick={() => void setArchived.run(false)}>
                {texts.restore}
              </Button>
            }
          >
            <p>{texts.skills.archivedDetail}</p>
          </Notice>
        )}
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
      <RemoveDialog
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        name={name}
        usedIn={skill.usedIn}
        consequence={say(texts.skills.removeConsequence, { count: skill.questionCount })}
        busy={remove.busy}
        onConfirm={() => void remove.run()}
      />
    </DetailPage>
  );
}
