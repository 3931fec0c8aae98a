import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { paths } from "#paths.ts";
import type { JobFamily } from "#jobs/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { whyNotRemoveFamily } from "../../rules.ts";
import { FamilyForm } from "../family/FamilyForm.tsx";
import styles from "../jobs.module.css";
import { FamilyPositions } from "../family/FamilyPositions.tsx";
import { jobs, jobsApi } from "../queries.ts";
import { useBringBack } from "../useBringBack.tsx";

export function JobFamilyScreen() {
  const { families: texts } = useTexts("jobs");
  return (
    <RoutedObject
      read={(id) => jobs.readFamily.queryOptions({ input: { id } })}
      words={texts}
      list={paths.jobFamilies()}
    >
      {(family) => <FamilyPage family={family} />}
    </RoutedObject>
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
  const bringBack = useBringBack({
    run: () => jobsApi.bringBackFamily({ id: family.id }),
    words: texts.families,
    nameTaken: () => texts.families.notRestored,
  });
  return (
    <DetailPage
      trail={[{ label: texts.families.title, to: paths.jobFamilies() }]}
      title={name}
      status={family.isArchived && bringBack.status}
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
          ? [bringBack.action]
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
        {family.isArchived && bringBack.notice}
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
