import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { whyNotChange } from "#evaluations/rules/status.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList } from "#platform/texts.ts";
import { TextAreaField, TextField } from "#platform/ui/forms/fields.tsx";
import { Facts, Section, Stack } from "#platform/ui/page/Section.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import shared from "../evaluations.module.css";
import { DueField } from "../wizard/information/DueField.tsx";
import { useDraft } from "../wizard/useDraft.ts";
import { SaveLine } from "../wizard/SaveLine.tsx";
import { isAllIn } from "./phase.ts";

/** The settings that may still change, and how people answer. */
export function Settings({ evaluation }: { evaluation: Evaluation }) {
  const texts = useTexts("evaluations");
  const room = useTexts("room");
  const { settings, standing } = room;
  const mayAdminister = useCan("administer");
  const say = useSay();
  const { language } = useLanguage();
  const { manage } = evaluation.rights;
  const mayChange = manage && whyNotChange(evaluation, ["name"]) === null && !isAllIn(evaluation);
  return (
    <Stack gap="large">
      {mayChange && <FieldsAfterDraft evaluation={evaluation} />}
      <Section title={settings.facts}>
        <Facts
          facts={[
            { label: settings.type, value: texts.types[evaluation.evaluationType] },
            { label: settings.scale, value: texts.scales[evaluation.scale] },
            {
              label: settings.dimensions,
              value:
                formatList(
                  language,
                  evaluation.selectedDimensions.map((one) => texts.dimensions[one]),
                ) || texts.none,
            },
            {
              label: settings.threshold,
              value: say(settings.thresholdValue, { count: evaluation.threshold }),
            },
            ...(evaluation.release
              ? [
                  {
                    label: settings.release,
                    value: (
                      <>
                        {standing.release[evaluation.release]}
                        <span className={shared.detail}>
                          {evaluation.launchedOn ? settings.releaseFrozen : settings.releaseOfCompany}{" "}
                          {!evaluation.launchedOn && mayAdminister && (
                            <InternalLink to={paths.companySettings()}>{settings.toCompany}</InternalLink>
                          )}
                        </span>
                      </>
                    ),
                  },
                ]
              : []),
            {
              label: settings.comments,
              value: evaluation.commentsMandatory ? settings.commentsYes : settings.commentsNo,
            },
            { label: settings.subjectAnswers, value: evaluation.subjectAnswers ? settings.yes : settings.no },
            { label: settings.description, value: evaluation.description ?? texts.none },
          ]}
        />
      </Section>
    </Stack>
  );
}

function FieldsAfterDraft({ evaluation }: { evaluation: Evaluation }) {
  const own = useTexts("wizard");
  const room = useTexts("room");
  const { settings } = room;
  const draft = useDraft({ evaluation, onCreated: () => undefined });
  const { fields, set } = draft;
  return (
    <Section
      title={settings.change}
      intro={settings.changeHint[evaluation.status === "pending" ? "planned" : "running"]}
      action={<SaveLine draft={draft} isNew={false} />}
    >
      <Stack>
        <TextField
          label={own.information.name}
          value={fields.name}
          maxLength={160}
          error={fields.name.trim() ? null : settings.nameNeeded}
          onChange={(name) => set({ name }, "afterPause")}
        />
        <DueField value={fields.dueOn} onChange={(dueOn) => set({ dueOn })} />
        <TextAreaField
          label={own.information.description}
          optional
          rows={3}
          maxLength={2000}
          value={fields.description ?? ""}
          onChange={(words) => set({ description: words || null }, "afterPause")}
        />
      </Stack>
    </Section>
  );
}
