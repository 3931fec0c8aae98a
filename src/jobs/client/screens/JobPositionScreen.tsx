import { IconChartDonut, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { paths } from "#paths.ts";
import type { JobPositionDetail } from "#jobs/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Facts, Stack } from "#platform/ui/page/Section.tsx";
import { ContentText } from "#skills/client/ContentText.tsx";
import { PositionForm } from "../position/PositionForm.tsx";
import { countQuestions } from "../position/positionValues.ts";
import { RemovePositionDialog } from "../position/RemovePositionDialog.tsx";
import { jobs, jobsApi } from "../queries.ts";
import { useBringBack } from "../useBringBack.tsx";

export function JobPositionScreen() {
  const { positions: texts } = useTexts("jobs");
  return (
    <RoutedObject
      read={(id) => jobs.readPosition.queryOptions({ input: { id } })}
      words={texts}
      list={paths.jobPositions()}
    >
      {(position) => <PositionPage position={position} />}
    </RoutedObject>
  );
}

function PositionPage({ position }: { position: JobPositionDetail }) {
  const texts = useTexts("jobs");
  const say = useSay();
  const { language } = useLanguage();
  const [isRemoving, setIsRemoving] = useState(false);
  const { isArchived, family, skills } = position;
  const bringBack = useBringBack({
    run: () => jobsApi.bringBackPosition({ id: position.id }),
    words: texts.positions,
    nameTaken: ({ fields }) => texts.positions[fields["familyId"] ? "familyNotRestored" : "notRestored"],
  });
  return (
    <DetailPage
      trail={[{ label: texts.positions.title, to: paths.jobPositions() }]}
      title={translated(language, position.name).text}
      status={isArchived && bringBack.status}
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
          ? [bringBack.action]
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
              value: say(texts.skills.questions, { count: countQuestions(skills) }),
            },
          ]}
        />
      }
    >
      <Stack gap="large">
        {isArchived && bringBack.notice}
        <PositionForm position={position} />
      </Stack>
      <RemovePositionDialog open={isRemoving} position={position} onClose={() => setIsRemoving(false)} />
    </DetailPage>
  );
}
