import { IconArchive, IconArrowBackUp, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { useLeaveGuard } from "#platform/ui/forms/useLeaveGuard.tsx";
import { later } from "#platform/ui/later.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import type { Template } from "../../contract/templates.ts";
import { PreviewPane } from "../editor/PreviewPane.tsx";
import { QuestionsPane, type OpenPart } from "../editor/questions/QuestionsPane.tsx";
import { SaveLine } from "../editor/SaveLine.tsx";
import { SettingsPane } from "../editor/settings/later.tsx";
import { useTemplateDraft } from "../editor/useTemplateDraft.ts";
import { pulses } from "../queries.ts";
import { useTemplateActions } from "../templates/useTemplateActions.ts";
import styles from "../editor/editor.module.css";

const DraftConflict = later(async () => (await import("../editor/DraftConflict.tsx")).DraftConflict);

const panes = ["questions", "preview", "settings"] as const;
type Pane = (typeof panes)[number];

export function PulseEditorScreen() {
  const texts = useTexts("pulseEditor");
  return (
    <RoutedObject
      read={(id) => pulses.readTemplate.queryOptions({ input: { id } })}
      words={texts}
      list={paths.pulseTemplates()}
      skeleton="form"
    >
      {(template) => <Editor template={template} />}
    </RoutedObject>
  );
}

/** A survey of the company: what it asks, how that looks on a phone, and whom and when it asks; one pane at a time on a phone. */
function Editor({ template }: { template: Template }) {
  const { tabs, untitled } = useTexts("pulses");
  const texts = useTexts("pulseEditor");
  const { status } = useTexts("pulseTemplates");
  const { language } = useLanguage();
  const { duplicate, archive } = useTemplateActions();
  const draft = useTemplateDraft(template);
  // What cannot be saved would be lost without a word.
  const leaving = useLeaveGuard(draft.state === "conflict" || draft.state === "failed");
  const [pane, setPane] = useState<Pane>("questions");
  // A new survey begins with its name.
  const [open, setOpen] = useState<OpenPart>(template.content.name.fr === "" ? "introduction" : null);
  const { id, isArchived } = template;
  const name = translated(language, draft.content.name).text.trim() || untitled;
  const showPart = (part: OpenPart) => {
    setOpen(part);
    setPane("questions");
  };
  const icon = { size: 20, "aria-hidden": true } as const;
  const putAway = async () => {
    if (await draft.flush()) archive({ id, name, isArchived: true });
  };
  const copy = async () => {
    if (await draft.flush()) duplicate(id);
  };
  return (
    <DetailPage
      trail={[{ label: tabs.templates, to: paths.pulseTemplates() }]}
      title={name}
      status={template.runningSeriesId && <StatusBadge variant="half">{status.running}</StatusBadge>}
      action={<SaveLine draft={draft} />}
      menu={[
        { label: texts.duplicate, icon: <IconCopy {...icon} />, onChoose: () => void copy() },
        isArchived
          ? {
              label: texts.unarchive,
              icon: <IconArrowBackUp {...icon} />,
              onChoose: () => archive({ id, name, isArchived: false }),
            }
          : { label: texts.archive, icon: <IconArchive {...icon} />, onChoose: () => void putAway() },
      ]}
    >
      {isArchived && (
        <Notice
          tone="warning"
          action={
            <Button size="small" onClick={() => archive({ id, name, isArchived: false })}>
              {texts.unarchive}
            </Button>
          }
        >
          {texts.isArchived}
        </Notice>
      )}
      {leaving}
      <DraftConflict open={draft.conflict.isOpen} draft={draft} stored={template} />
      <div className={styles.steps}>
        <Segments
          label={texts.panes.label}
          value={pane}
          options={panes.map((value) => ({ value, label: texts.panes[value] }))}
          onChange={setPane}
        />
      </div>
      {/* What is archived is read: nothing in it can be changed. */}
      <div className={styles.panes} data-pane={pane}>
        <div className={styles.questions} inert={isArchived}>
          <QuestionsPane
            draft={draft}
            planned={template.planned?.questions ?? []}
            open={open}
            onOpen={setOpen}
          />
        </div>
        <PreviewPane
          draft={draft}
          at={typeof open === "number" ? open : null}
          onAt={(at) => setOpen(at ?? "introduction")}
        />
        <div className={styles.settings} inert={isArchived}>
          <SettingsPane
            template={template}
            draft={draft}
            name={name}
            onPart={showPart}
            onSettings={() => setPane("settings")}
          />
        </div>
      </div>
    </DetailPage>
  );
}
