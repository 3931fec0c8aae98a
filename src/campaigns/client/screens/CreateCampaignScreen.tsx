import { useState } from "react";
import { computeDefaultDueDate } from "#evaluations/rules/dueDate.ts";
import { maxQuestions } from "#evaluations/rules/questionnaire.ts";
import type { EvaluationType } from "#evaluations/vocabulary.ts";
import { defaultBounds, listNominatedRoles } from "#nominations/rules.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { DateField, SelectField, TextField } from "#platform/ui/forms/fields.tsx";
import { useLeaveGuard } from "#platform/ui/forms/useLeaveGuard.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import type { Questionnaire } from "../../contract.ts";
import { whyNotNominate } from "../../rules.ts";
import { defaultMaxRequests } from "#evaluations/rules/replacement.ts";
import { useChosenPeople } from "../people/useChosenPeople.ts";
import { ChoiceFields } from "../people/ChoiceFields.tsx";
import { newQuestionnaire, isBegun, toQuestionnaire, whyNotSend } from "../questions/asking.ts";
import { NominationFields, type NominationChoice } from "../nominations/NominationFields.tsx";
import { requestChoices } from "../nominations/numberChoices.ts";
import { campaigns, campaignsApi } from "../queries.ts";
import { QuestionnaireFields } from "../questions/QuestionnaireFields.tsx";
import { useChoice } from "../people/useChoice.ts";
import { WithoutQuestions } from "../questions/WithoutQuestions.tsx";

const types = ["full", "peer_manager", "peer", "manager", "self"] as const satisfies EvaluationType[];
/** How long people have to propose their colleagues, unless another day is chosen. */
const nominationDays = 7;

/** Who, what and how, on one page; the drafts are made with their people, and nothing leaves. */
export function CreateCampaignScreen() {
  const { title, createCampaign: texts } = useTexts("campaigns");
  const { types: typeWords } = useTexts("evaluations");
  const say = useSay();
  const go = useGo();
  const today = useToday();
  const choosing = useChoice(useChosenPeople());
  const { choice, withoutTitle, freeTitles } = choosing;
  const [wanted, setWanted] = useState(() => newQuestionnaire("own_position"));
  const questionnaire = toQuestionnaire(wanted);
  const lacking = whyNotSend(wanted);
  const [name, setName] = useState("");
  const [evaluationType, setType] = useState<EvaluationType>("full");
  const [dueOn, setDueOn] = useState(() => computeDefaultDueDate(today));
  const [maxRequests, setMaxRequests] = useState(String(defaultMaxRequests));

  const [nomination, setNomination] = useState<NominationChoice>(() => ({
    by: "rondo",
    decidedBy: "lead",
    ...defaultBounds.peer,
    dueOn: computeDefaultDueDate(today, nominationDays),
  }));
  const isNominated = nomination.by === "subjects" && listNominatedRoles(evaluationType).includes("peer");
  const isNominationLate =
    isNominated &&
    whyNotNominate(evaluationType, { today, nominationDueOn: nomination.dueOn, dueOn }) !== null;

  const create = useAction({
    run: (questions: Questionnaire) =>
      campaignsApi.create({
        name,
        evaluationType,
        dueOn,
        choice,
        questionnaire: questions,
        maxRequests: Number(maxRequests),
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
    (lacking
      ? say(texts[lacking], { count: maxQuestions })
      : name.trim() === ""
        ? texts.needsName
        : dueOn < today
          ? texts.needsDue
          : isNominationLate
            ? texts.nomination.needsDue
            : null);
  const guard = useLeaveGuard((choosing.isDirty || isBegun(wanted) || name.trim() !== "") && !create.busy);
  return (
    <Page title={texts.title} width="form" trail={[{ label: title, to: paths.campaigns() }]}>
      <Stack gap="large">
        <Section title={texts.who} intro={texts.whoIntro}>
          <ChoiceFields choosing={choosing} counted={texts.counted} />
        </Section>
        <Section title={texts.what}>
          <Stack>
            <QuestionnaireFields
              value={wanted}
              onChange={setWanted}
              ownPosition={
                <WithoutQuestions
                  freeTitles={freeTitles}
                  withoutTitle={withoutTitle}
                  accepted={wanted.titles}
                  onChange={(titles) => setWanted({ ...wanted, titles: [...titles] })}
                />
              }
            />
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
            {listNominatedRoles(evaluationType).includes("peer") && (
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
                value={maxRequests}
                onChange={setMaxRequests}
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
            onClick={() => questionnaire && void create.run(questionnaire)}
          >
            {texts.prepare}
          </Button>
        </div>
      </Stack>
      {guard}
    </Page>
  );
}
