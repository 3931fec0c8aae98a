import { useQuery } from "@tanstack/react-query";
import { IconArchiveOff, IconChartDonut, IconTrash } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "#paths.ts";
import type { JobPositionDetail } from "#jobs/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { Facts, Stack } from "#platform/ui/Section.tsx";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { ContentText } from "#skills/client/ContentText.tsx";
import { PositionForm } from "../position/PositionForm.tsx";
import { questionsOf } from "../position/positionValues.ts";
import { RemovePositionDialog } from "../position/RemovePositionDialog.tsx";
import { jobs, jobsApi } from "../queries.ts";
import { isNameTaken } from "../words.ts";

export function JobPositionScreen() {
  const { positions: texts } = useTexts("jobs");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(jobs.readPosition.queryOptions({ input: { id } }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.back, to: paths.jobPositions() },
      }}
    >
      {(position) => <PositionPage key={position.id} position={position} />}
    </ObjectView>
  );
}

function PositionPage({ position }: { position: JobPositionDetail }) {
  const texts = useTexts("jobs");
  const say = useSay();
  const { language } = useLanguage();
  const [isRemoving, setIsRemoving] = useState(false);
  const { isArchived, family, skills } = position;
  const bringBack = useAction({
    run: () => jobsApi.bringBackPosition({ id: position.id }),
    refresh: [jobs.key()],
    announce: () => texts.states.active,
    failure: (words, _input, failure) => {
      if (!isNameTaken(failure)) return words;
      return failure.fields["familyId"] ? texts.positions.familyNotRestored : texts.positions.notRestored;
    },
  });
  return (
    <DetailPage
      trail={[{ label: texts.positions.title, to: paths.jobPositions() }]}
      title={translated(language, position.name).text}
      status={isArchived && <StatusBadge variant="box">{texts.states.archived}</StatusBadge>}
      line={<ContentText text={family.name} />}
      action={
        !isArchived && (
          <LinkButton
            to={paths.createEvaluation({ position: position.id })}
            icon={<IconChartDonut size={18} aria-hidden="true" />}
          >
            {texts.positions.evaluate}
          </LinkButton>
        )
      }
      menu={
        isArchived
          ? [
              {
                label: texts.restore,
                icon: <IconArchiveOff size={20} aria-hidden="true" />,
                onChoose: () => void bringBack.run(),
              },
            ]
          : [
              {
                label: texts.remove,
                icon: <IconTrash size={20} aria-hidden="true" />,
                danger: true,
                onChoose: () => setIsRemoving(true),
              },
            ]
      }
      facts={
        <Facts
          facts={[
            {
              label: texts.fields.family,
              value: (
                <InternalLink to={paths.jobFamily(family.id)}>
                  <ContentText text={family.name} />
                </InternalLink>
              ),
            },
            {
              label: texts.positions.people,
              value: (
                <InternalLink to={`${paths.people()}?jobPositionId=${position.id}`}>
                  {texts.positions.seePeople}
                </InternalLink>
              ),
            },
            { label: texts.fields.skills, value: skills.length },
            {
              label: texts.positions.asked,
              value: say(texts.skills.questions, { count: questionsOf(skills) }),
            },
          ]}
        />
      }
    >
      <Stack gap="large">
        {isArchived && (
          <Notice
            tone="warning"
            title={texts.positions.archivedTitle}
            action={
              <Button size="small" busy={bringBack.busy} onClick={() => void bringBack.run()}>
                {texts.restore}
              </Button>
            }
          >
            <p>{texts.positions.archivedDetail}</p>
          </Notice>
        )}
        <PositionForm position={position} />
      </Stack>
      <RemovePositionDialog open={isRemoving} position={position} onClose={() => setIsRemoving(false)} />
    </DetailPage>
  );
}
