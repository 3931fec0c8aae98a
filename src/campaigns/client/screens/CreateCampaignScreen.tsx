import { useState } from "react";
import { evaluationsApi } from "#evaluations/client/queries.ts";
import { useToday } from "#evaluations/client/useToday.ts";
import type { EvaluationType } from "#evaluations/contract/evaluation.ts";
import { dueByDefault } from "#evaluations/rules/dueDate.ts";
import { defaultBounds, nominatedIn } from "#nominations/rules.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { ChoiceCards } from "#platform/ui/ChoiceCards.tsx";
import { EntityPicker } from "#platform/ui/EntityPicker.tsx";
import { DateField, SelectField, TextField } from "#platform/ui/fields.tsx";
import { useLeaveGuard } from "#platform/ui/forms/useLeaveGuard.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { Section, Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { Questionnaire } from "../../contract.ts";
import { whyNotNominate } from "../../rules.ts";
import { usualRequests } from "#evaluations/rules/replacement.ts";
import { ChoiceFields } from "../ChoiceFields.tsx";
import type { Named } from "../ManyPicker.tsx";
import { NominationFields, type NominationChoice } from "../NominationFields.tsx";
import { requestChoices } from "../numberChoices.ts";
import { campaigns, campaignsApi } from "../queries.ts";
import { mostFound, searchPositions } from "../searchPositions.ts";
import { useChoice } from "../useChoice.ts";

const types = ["full", "peer_manager", "peer", "manager", "self"] as const satisfies EvaluationType[];
const sources = ["own_position", "position", "evaluation"] as const;
/** How long people have to propose their colleagues, unless another day is chosen. */
const nominationDays = 7;

/** Who, what and how, on one page; the drafts are made with their people, and nothing leaves. */
export function CreateCampaignScreen() {
  const { title, createCampaign: texts } = useTexts("campaigns");
  const { types: typeWords } = useTexts("evaluations");
  const say = useSay();
  const { language } = useLanguage();
  const go = useGo();
  const today = useToday();
  const choosing = useChoice();
  const { choice, withoutPosition } = choosing;
  const [from, setFrom] = useState<Questionnaire["from"]>("own_position");
  const [source, setSource] = useState<Named | null>(null);
  const [name, setName] = useState("");
  const [evaluationType, setType] = useState<EvaluationType>("full");
  const [dueOn, setDueOn] = useState(() => dueByDefault(today));
  const [most, setMost] = useState(String(usualRequests));

  const [nomination, setNomination] = useState<NominationChoice>(() => ({
    by: "rondo",
    decidedBy: "lead",
    ...defaultBounds.peer,
    dueOn: dueByDefault(today, nominationDays),
  }));
  const isNominated = nomination.by === "subjects" && nominatedIn(evaluationType).includes("peer");
  const isNominationLate =
    isNominated &&
    whyNotNominate(evaluationType, { today, nominationDueOn: nomination.dueOn, dueOn }) !== null;

  const create = useAction({
    run: () =>
      campaignsApi.create({
        name,
        evaluationType,
        dueOn,
        choice,
        questionnaire: from === "own_position" ? { from } : { from, id: source?.id ?? "" },
        mostRequests: Number(most),
        ...(isNominated && {
          nomination: {
            least: nomination.least,
            most: nomination.most,
            dueOn: nomination.dueOn,
            decidedBy: nomination.decidedBy,
          },
        }),
      }),
    refresh: [campaigns.list.key()],
    onSuccess: ({ id }) => go(paths.campaign(id)),
  });
  const reason =
    choosing.reason ??
    (from !== "own_position" && !source
      ? texts.needsSource
      : name.trim() === ""
        ? texts.needsName
        : dueOn < today
          ? texts.needsDue
          : isNominationLate
            ? texts.nomination.needsDue
            : null);
  const guard = useLeaveGuard((choosing.isDirty || source !== null || name.trim() !== "") && !create.busy);
  const searchEvaluations = async (text: string) => {
    const search = text.trim();
    const { items } = await evaluationsApi.list({ limit: mostFound, ...(search ? { search } : {}) });
    return items
      .filter(({ mayManage }) => mayManage)
      .map((one) => ({ id: one.id, name: one.subjectName ? `${one.name} · ${one.subjectName}` : one.name }));
  };
  const asks = { from, one: from === "position" ? texts.position : texts.evaluation };
  return (
    <Page title={texts.title} width="form" trail={[{ label: title, to: paths.campaigns() }]}>
      <Stack gap="large">
        <Section title={texts.who} intro={texts.whoIntro}>
          <ChoiceFields choosing={choosing} counted={texts.counted} />
        </Section>
        <Section title={texts.what}>
          <Stack>
            <ChoiceCards
              legend={texts.whence}
              value={from}
              columns={1}
              onChange={(value) => {
                setFrom(value);
                setSource(null);
              }}
              choices={sources.map((value) => ({
                value,
                label: texts.from[value],
                description: texts.fromDetail[value],
              }))}
            />
            {from === "own_position" && withoutPosition > 0 && (
              <Notice tone="warning">{say(texts.withoutPosition, { count: withoutPosition })}</Notice>
            )}
            {from !== "own_position" && (
              <EntityPicker<Named>
                key={asks.from}
                label={asks.one}
                value={source}
                onChange={setSource}
                search={from === "position" ? (text) => searchPositions(language, text) : searchEvaluations}
                optionOf={(one) => ({ id: one.id, label: one.name })}
                words={texts.words}
              />
            )}
          </Stack>
        </Section>
        <Section title={texts.how}>
          <Stack>
            <TextField
              label={texts.name}
              description={texts.nameHint}
              value={name}
              onChange={setName}
              maxLength={160}
            />
            <SelectField
              label={texts.type}
              value={evaluationType}
              onChange={setType}
              options={types.map((value) => ({ value, label: typeWords[value] }))}
            />
            <DateField label={texts.due} min={today} value={dueOn} onChange={setDueOn} />
            {nominatedIn(evaluationType).includes("peer") && (
              <NominationFields
                value={nomination}
                onChange={setNomination}
                today={today}
                error={isNominationLate ? texts.nomination.needsDue : null}
              />
            )}
            {!isNominated && (
              <SelectField
                label={texts.most}
                description={texts.mostHint}
                value={most}
                onChange={setMost}
                options={requestChoices}
              />
            )}
          </Stack>
        </Section>
        <div>
          <Button
            variant="primary"
            busy={create.busy}
            disabledReason={reason}
            onClick={() => void create.run()}
          >
            {texts.prepare}
          </Button>
        </div>
      </Stack>
      {guard}
    </Page>
  );
}
