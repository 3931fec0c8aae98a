import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import type { Template } from "../../../contract/templates.ts";
import { maxThreshold, minThreshold, pulseReaders } from "../../../vocabulary.ts";
import { NoticePreview } from "../../preview/later.ts";
import type { OpenPart } from "../questions/QuestionsPane.tsx";
import type { TemplateDraft } from "../useTemplateDraft.ts";
import { AudienceFields } from "./AudienceFields.tsx";
import { PlanPanel } from "./PlanPanel.tsx";
import { RhythmFields } from "./RhythmFields.tsx";
import { RunningSettings } from "./running/RunningSettings.tsx";
import { usePlanPreview } from "./usePlanPreview.ts";
import styles from "../editor.module.css";

const thresholds = Array.from({ length: maxThreshold - minThreshold + 1 }, (_, step) => minThreshold + step);

interface SettingsPaneProps {
  template: Template;
  draft: TemplateDraft;
  name: string;
  onPart: (part: OpenPart) => void;
  onSettings: () => void;
}

/** What is left to do before a survey is sent; whom it asks, when, and who reads the results. */
export const SettingsPane = (props: SettingsPaneProps) =>
  props.template.runningSeriesId === null ? (
    <DraftSettings {...props} />
  ) : (
    <Stack gap="large">
      <PlanPanel {...props} preview={null} />
      <RunningSettings
        seriesId={props.template.runningSeriesId}
        name={props.name}
        content={props.draft.content}
      />
    </Stack>
  );

function DraftSettings({ template, draft, ...panel }: SettingsPaneProps) {
  const { settings: texts } = useTexts("pulseEditor");
  const { language } = useLanguage();
  const say = useSay();
  const { plan, setPlan } = draft;
  const preview = usePlanPreview(template.id, plan);
  return (
    <Stack gap="large">
      {!template.isArchived && <PlanPanel template={template} draft={draft} preview={preview} {...panel} />}
      <Section bare title={texts.audience.title}>
        <AudienceFields plan={plan} preview={preview} onChange={setPlan} />
      </Section>
      <Section bare title={texts.rhythm.title}>
        <RhythmFields plan={plan} onChange={setPlan} />
      </Section>
      <Section bare title={texts.results.title}>
        <Stack>
          <SelectField
            label={texts.results.threshold}
            description={say(texts.results.thresholdHint, { count: minThreshold })}
            value={String(plan.threshold)}
            options={thresholds.map((value) => ({ value: String(value), label: String(value) }))}
            onChange={(value) => setPlan({ threshold: Number(value) })}
          />
          <ChoiceCards
            legend={texts.results.readers}
            columns={1}
            value={plan.readers}
            choices={pulseReaders.map((value) => ({ value, label: texts.results.kinds[value] }))}
            onChange={(readers) => setPlan({ readers })}
          />
          <div className={styles.notice}>
            <h3>{texts.results.notice}</h3>
            <NoticePreview content={draft.content} plan={plan} language={language} />
          </div>
        </Stack>
      </Section>
    </Stack>
  );
}
