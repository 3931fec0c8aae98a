import { useQuery } from "@tanstack/react-query";
import { IconArchiveOff, IconPlus, IconTrash } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "#paths.ts";
import type { JobFamily } from "#jobs/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { Section, Stack } from "#platform/ui/Section.tsx";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { whyNotRemoveFamily } from "../../rules.ts";
import { FamilyForm } from "../family/FamilyForm.tsx";
import styles from "../jobs.module.css";
import { FamilyPositions } from "../family/FamilyPositions.tsx";
import { jobs, jobsApi } from "../queries.ts";
import { isNameTaken } from "../words.ts";

export function JobFamilyScreen() {
  const { families: texts } = useTexts("jobs");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(jobs.readFamily.queryOptions({ input: { id } }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.back, to: paths.jobFamilies() },
      }}
    >
      {(family) => <FamilyPage key={family.id} family={family} />}
    </ObjectView>
  );
}

function FamilyPage({ family }: { family: JobFamily }) {
  const texts = useTexts("jobs");
  const say = useSay();
  const { language } = useLanguage();
  const go = useGo();
  const [isRemoving, setIsRemoving] = useState(false);
  const name = translated(language, family.name).text;
  const remove = useAction({
    run: () => jobsApi.removeFamily({ id: family.id }),
    success: ({ removed }) => texts.families.outcomes[removed],
    // The family itself may be gone: only the lists are asked again.
    refresh: [jobs.listFamilies.key(), jobs.listPositions.key()],
    onSuccess: () => go(paths.jobFamilies(), { replace: true }),
  });
  const bringBack = useAction({
    run: () => jobsApi.bringBackFamily({ id: family.id }),
    refresh: [jobs.key()],
    announce: () => texts.states.active,
    failure: (words, _input, failure) => (isNameTaken(failure) ? texts.families.notRestored : words),
  });
  return (
    <DetailPage
      trail={[{ label: texts.families.title, to: paths.jobFamilies() }]}
      title={name}
      status={family.isArchived && <StatusBadge variant="box">{texts.states.archived}</StatusBadge>}
      action={
        !family.isArchived && (
          <LinkButton
            to={paths.createJobPosition({ family: family.id })}
            icon={<IconPlus size={18} aria-hidden="true" />}
          >
            {texts.positions.create}
          </LinkButton>
        )
      }
      menu={
        family.isArchived
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
                disabledReason:
                  whyNotRemoveFamily(family) && say(texts.families.notEmpty, { count: family.positionCount }),
                onChoose: () => setIsRemoving(true),
              },
            ]
      }
    >
      <Stack gap="large">
        {family.isArchived && (
          <Notice
            tone="warning"
            title={texts.families.archivedTitle}
            action={
              <Button size="small" busy={bringBack.busy} onClick={() => void bringBack.run()}>
                {texts.restore}
              </Button>
            }
          >
            <p>{texts.families.archivedDetail}</p>
          </Notice>
        )}
        <FamilyForm family={family} />
        <div className={styles.beside}>
          <Section title={texts.families.positions}>
            <FamilyPositions family={family} />
          </Section>
        </div>
      </Stack>
      <ConfirmDialog
        open={isRemoving}
        danger
        onClose={() => setIsRemoving(false)}
        title={say(texts.removeTitle, { name })}
        confirmLabel={texts.remove}
        busy={remove.busy}
        onConfirm={() => void remove.run()}
      >
        <p>{texts.families.removeConsequence}</p>
      </ConfirmDialog>
    </DetailPage>
  );
}
