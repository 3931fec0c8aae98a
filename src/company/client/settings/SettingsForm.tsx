import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import type { CompanySettings } from "#company/contract.ts";
import {
  minDays,
  minThreshold,
  maxDays,
  maxThreshold,
  timeZones,
  whyNotScales,
} from "#company/rules/settings.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { whyNotName } from "#platform/names.ts";
import { changedBetween } from "#platform/ui/conflict/changes.ts";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#platform/ui/forms/fields.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Row, Section } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useCan } from "#platform/ui/viewer.tsx";
import { type Release, releases, type Scale, scales } from "../../vocabulary.ts";
import { companyApi, settingsQuery } from "./queries.ts";
import styles from "./settings.module.css";

const toValues = (settings: CompanySettings) => ({
  name: settings.name,
  mission: settings.mission,
  strategicPlan: settings.strategicPlan,
  offeredScales: settings.offeredScales,
  defaultScale: settings.defaultScale,
  commentsMandatory: settings.commentsMandatory,
  anonymityThreshold: String(settings.anonymityThreshold),
  teamManagerReadsReports: settings.teamManagerReadsReports,
  confirmsCourses: settings.confirmsCourses,
  release: settings.release,
  defaultDuration: String(settings.defaultDuration),
  timeZone: settings.timeZone,
  privacyOfficer: settings.privacyOfficer,
});
type Values = ReturnType<typeof toValues>;

const toSettings = (values: Values) => ({
  ...values,
  anonymityThreshold: Number(values.anonymityThreshold),
  defaultDuration: Number(values.defaultDuration),
});

/** The fields that differ, which are sent to the server. */
function changesBetween(before: Values, after: Values) {
  const facts = toSettings(after);
  return Object.fromEntries(changedBetween(before, after).map((name) => [name, facts[name]]));
}

const isScale = (value: string): value is Scale => scales.some((scale) => scale === value);

const isDuration = (text: string) =>
  /^\d{1,3}$/.test(text) && Number(text) >= minDays && Number(text) <= maxDays;

interface SettingsFormProps {
  settings: CompanySettings;
  /** What is said under the threshold of the evaluations that run with a lower one. */
  runningThresholds: ReactNode;
}

/** All settings but the logo, saved together. What changes who reads a report counts for later launches. */
export function SettingsForm({ settings, runningThresholds }: SettingsFormProps) {
  const texts = useTexts("companySettings");
  const say = useSay();
  const days = { least: minDays, most: maxDays };
  const administers = useCan("administer");

  const save = useAction({
    run: (change: Parameters<typeof companyApi.updateSettings>[0]) => companyApi.updateSettings(change),
    refresh: [settingsQuery.queryKey],
    success: () => texts.saved,
  });
  const labels: Record<keyof Values, string> = {
    name: texts.identity.name,
    mission: texts.identity.mission,
    strategicPlan: texts.identity.strategicPlan,
    offeredScales: texts.evaluations.offered,
    defaultScale: texts.evaluations.defaultScale,
    commentsMandatory: texts.evaluations.commentsMandatory,
    defaultDuration: texts.evaluations.duration,
    anonymityThreshold: texts.confidentiality.threshold,
    teamManagerReadsReports: texts.confidentiality.teamManagers,
    confirmsCourses: texts.development.confirmsCourses,
    release: texts.confidentiality.release,
    privacyOfficer: texts.confidentiality.officer,
    timeZone: texts.time.zone,
  };
  const inWords = (name: keyof Values, of: Values) => {
    const value = of[name];
    if (typeof value === "boolean") return value ? texts.yes : texts.no;
    if (name === "release") return texts.confidentiality.releases[of.release];
    if (name === "timeZone") return zoneName(of.timeZone);
    return [value]
      .flat()
      .map((one) => (isScale(one) ? texts.evaluations.scales[one] : one))
      .join(", ");
  };
  const zoneName = (zone: string) => (texts.zones as Record<string, string>)[zone] ?? zone;
  const edit = useVersionedForm({
    stored: settings,
    toValues: toValues,
    labels,
    inWords,
    check: (values) => ({
      name: whyNotName(values.name),
      ...whyNotScales(values),
      defaultDuration: isDuration(values.defaultDuration)
        ? null
        : { sentence: say(texts.evaluations.wrongDuration, days) },
    }),
    send: async (values, { base, version }) => {
      const changes = changesBetween(base, values);
      if (Object.keys(changes).length > 0) await save.attempt({ ...changes, version });
    },
    notSaved: texts.notSaved,
  });
  const { form } = edit;
  const { values } = form;
  const toggle = (scale: Scale, isOn: boolean) =>
    form.set(
      "offeredScales",
      scales.filter((one) => (one === scale ? isOn : values.offeredScales.includes(one))),
    );
  const scalesField = form.field("offeredScales");
  const known = timeZones.some((zone) => zone === settings.timeZone) ? [] : [settings.timeZone];

  return (
    <VersionedForm edit={edit}>
      <Section title={texts.identity.title} bare>
        <TextField
          label={texts.identity.name}
          autoComplete="organization"
          maxLength={120}
          {...form.field("name")}
        />
        <TextAreaField
          label={texts.identity.mission}
          rows={3}
          maxLength={4000}
          optional
          {...form.field("mission")}
        />
        <TextAreaField
          label={texts.identity.strategicPlan}
          rows={4}
          maxLength={4000}
          optional
          {...form.field("strategicPlan")}
        />
        {administers && (
          <Row>
            <InternalLink to={paths.values()}>{texts.identity.values}</InternalLink>
          </Row>
        )}
      </Section>
      <Section title={texts.evaluations.title} intro={texts.evaluations.later} bare>
        <fieldset className={styles.choices} id={scalesField.id} tabIndex={-1}>
          <legend>{texts.evaluations.offered}</legend>
          {scales.map((scale) => (
            <CheckboxField
              key={scale}
              label={texts.evaluations.scales[scale]}
              description={texts.evaluations.levels[scale]}
              checked={values.offeredScales.includes(scale)}
              onChange={(isOn) => toggle(scale, isOn)}
            />
          ))}
          {scalesField.error && <p className={styles.error}>{scalesField.error}</p>}
        </fieldset>
        <SelectField<Scale>
          {...form.field("defaultScale")}
          label={texts.evaluations.defaultScale}
          options={scales.map((value) => ({
            value,
            label: texts.evaluations.scales[value],
            disabled: !values.offeredScales.includes(value),
          }))}
        />
        <SwitchField
          label={texts.evaluations.commentsMandatory}
          description={texts.evaluations.commentsConsequence}
          checked={values.commentsMandatory}
          onChange={(isOn) => form.set("commentsMandatory", isOn)}
        />
        <TextField
          label={texts.evaluations.duration}
          description={say(texts.evaluations.durationHint, days)}
          inputMode="numeric"
          maxLength={3}
          {...form.field("defaultDuration")}
        />
      </Section>
      <Section title={texts.development.title} bare>
        <SwitchField
          label={texts.development.confirmsCourses}
          description={texts.development.confirmsCoursesHint}
          checked={values.confirmsCourses}
          onChange={(isOn) => form.set("confirmsCourses", isOn)}
        />
      </Section>
      <Section title={texts.confidentiality.title} intro={texts.confidentiality.later} bare>
        <SelectField
          {...form.field("anonymityThreshold")}
          label={texts.confidentiality.threshold}
          description={say(texts.confidentiality.thresholdMeaning, {
            count: Number(values.anonymityThreshold),
          })}
          options={Array.from({ length: maxThreshold - minThreshold + 1 }, (_, index) => {
            const count = minThreshold + index;
            return { value: String(count), label: say(texts.confidentiality.thresholdValue, { count }) };
          })}
        />
        {!form.isDirty && runningThresholds}
        <SwitchField
          label={texts.confidentiality.teamManagers}
          description={texts.confidentiality.teamManagersHint}
          checked={values.teamManagerReadsReports}
          onChange={(isOn) => form.set("teamManagerReadsReports", isOn)}
        />
        <SelectField<Release>
          {...form.field("release")}
          label={texts.confidentiality.release}
          description={texts.confidentiality.releaseMeaning[values.release]}
          options={releases.map((value) => ({ value, label: texts.confidentiality.releases[value] }))}
        />
        <TextField
          label={texts.confidentiality.officer}
          description={
            values.privacyOfficer || !settings.privacyOfficerShown || settings.privacyOfficer
              ? texts.confidentiality.officerHint
              : say(texts.confidentiality.officerIsOwner, { name: settings.privacyOfficerShown })
          }
          maxLength={200}
          optional
          {...form.field("privacyOfficer")}
        />
      </Section>
      <Section title={texts.time.title} bare>
        <SelectField<string>
          {...form.field("timeZone")}
          label={texts.time.zone}
          description={texts.time.hint}
          options={[
            ...timeZones.map((value) => ({ value: value as string, label: texts.zones[value] })),
            ...known.map((value) => ({ value, label: value })),
          ]}
        />
      </Section>
    </VersionedForm>
  );
}
