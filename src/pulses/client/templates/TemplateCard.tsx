import { IconArchive, IconArrowBackUp, IconCopy } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { StatusBadge, type StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { TemplateRow } from "../../contract/templates.ts";
import { useTemplateActions } from "./useTemplateActions.ts";
import styles from "./cards.module.css";

const marks = { archived: "box", running: "half", used: "check", draft: "dashed" } as const satisfies Record<
  string,
  StatusMark
>;

const getStatus = ({ isArchived, isRunning, plannedVersion }: TemplateRow): keyof typeof marks => {
  if (isArchived) return "archived";
  if (isRunning) return "running";
  return plannedVersion === null ? "draft" : "used";
};

/** A survey of the company: where it stands, what it asks about, what is left to translate. */
export function TemplateCard({ template }: { template: TemplateRow }) {
  const { untitled, themes, questionCount, untranslated } = useTexts("pulses");
  const texts = useTexts("pulseTemplates");
  const { language } = useLanguage();
  const say = useSay();
  const { duplicate, archive } = useTemplateActions();
  const { id, isArchived } = template;
  const name = translated(language, template.name).text || untitled;
  const status = getStatus(template);
  const facts = [
    say(questionCount, { count: template.questionCount }),
    ...template.themes.map((theme) => themes[theme]),
  ];
  const icon = { size: 20, "aria-hidden": true } as const;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>
          <InternalLink to={paths.editPulse(id)}>{name}</InternalLink>
        </h2>
        <ActionMenu
          name={name}
          actions={[
            { label: texts.duplicate, icon: <IconCopy {...icon} />, onChoose: () => duplicate(id) },
            isArchived
              ? {
                  label: texts.unarchive,
                  icon: <IconArrowBackUp {...icon} />,
                  onChoose: () => archive({ id, name, isArchived: false }),
                }
              : {
                  label: texts.archive,
                  icon: <IconArchive {...icon} />,
                  onChoose: () => archive({ id, name, isArchived: true }),
                },
          ]}
        />
      </div>
      <div className={styles.marks}>
        <StatusBadge variant={marks[status]}>{texts.status[status]}</StatusBadge>
        {template.untranslated > 0 && (
          <StatusBadge variant="plain">{say(untranslated, { count: template.untranslated })}</StatusBadge>
        )}
      </div>
      <p className={styles.facts}>{facts.join(" · ")}</p>
      <p className={styles.facts}>
        {say(texts.changedOn, { day: formatDay(language, template.updatedOn, "medium") })}
      </p>
    </li>
  );
}
