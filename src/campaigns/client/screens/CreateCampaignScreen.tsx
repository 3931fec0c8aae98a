import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { evaluationsApi, jobsApi } from "#evaluations/client/queries.ts";
import { useToday } from "#evaluations/client/useToday.ts";
import type { EvaluationType } from "#evaluations/contract/evaluation.ts";
import { dueByDefault } from "#evaluations/rules/dueDate.ts";
import { defaultBounds, nominatedIn } from "#nominations/rules.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { ChoiceCards } from "#platform/ui/ChoiceCards.tsx";
import { EntityPicker } from "#platform/ui/EntityPicker.tsx";
import { DateField, SelectField, TextField } from "#platform/ui/fields.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { PeoplePicker } from "#platform/ui/PeoplePicker.tsx";
import type { Pickable } from "#platform/ui/PersonPicker.tsx";
import { Section, Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { searchPeople, searchTeams } from "#teams/client/queries.ts";
import type { Questionnaire } from "../../contract.ts";
import { whyNotNominate } from "../../rules.ts";
import { usualRequests } from "#evaluations/rules/replacement.ts";
import { ManyPicker, type Named } from "../ManyPicker.tsx";
import { NominationFields, type NominationChoice } from "../NominationFields.tsx";
import { campaigns, campaignsApi } from "../queries.ts";

const types = ["full", "peer_manager", "peer", "manager", "self"] as const satisfies EvaluationType[];
const sources = ["own_position", "position", "evaluation"] as const;
/** How long people have to propose their colleagues, unless another day is chosen. */
const nominationDays = 7;
/** As many as a list of suggestions holds. */
const mostFound = 20;

/** Who, what and how, on one page; the drafts are made with their people, and nothing leaves. */
export function CreateCampaignScreen() {
  const { title, createCampaign: texts } = useTexts("campaigns");
  const { types: typeWords } = useTexts("evaluations");
  const say = useSay();
  const { language } = useLanguage();
  const go = useGo();
  const today = useToday();
  const [teams, setTeams] = useState<readonly Named[]>([]);
  const [positions, setPositions] = useState<readonly Named[]>([]);
  const [people, setPeople] = useState<readonly Pickable[]>([]);
  const [from, setFrom] = useState<Questionnaire["from"]>("own_position");
  const [source, setSource] = useState<Named | null>(null);
  const [name, setName] = useState("");
  const [evaluationType, setType] = useState<EvaluationType>("full");
  const [dueOn, setDueOn] = useState(() => dueByDefault(today));
  const [most, setMost] = useState(String(usualRequests));

  const [nomination, setNomination] = useState<NominationChoice>(() => ({
    by: "rondo",
    ...defaultBounds.peer,
    dueOn: dueByDefault(today, nominationDays),
  }));
  const isNominated = nomination.by === "subjects" && nominatedIn(evaluationType).includes("peer");
  const isNominationLate =
    isNominated &&
    whyNotNominate(evaluationType, { today, nominationDueOn: nomination.dueOn, dueOn }) !== null;

  const idsOf = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id);
  const choice = { teams: idsOf(teams), positions: idsOf(positions), people: idsOf(people) };
  const isChosen = teams.length + positions.length + people.length > 0;
  const counted = useQuery(
    campaigns.choose.queryOptions({ input: choice, enabled: isChosen, placeholderData: keepPreviousData }),
  );
  const count = isChosen ? (counted.data?.count ?? 0) : 0;
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
          nomination: { least: nomination.least, most: nomination.most, dueOn: nomination.dueOn },
        }),
      }),
    refresh: [campaigns.list.key()],
    onSuccess: ({ id }) => go(paths.campaign(id)),
  });
  const reason =
    count === 0
      ? texts.needsPeople
      : from !== "own_position" && !source
        ? texts.needsSource
        : name.trim() === ""
          ? texts.needsName
          : dueOn < today
            ? texts.needsDue
            : isNominationLate
              ? texts.nomination.needsDue
              : null;
  const searchPositions = async (text: string) => {
    const search = text.trim();
    const { items } = await jobsApi.listPositions({ limit: mostFound, ...(search ? { search } : {}) });
    return items.map((one) => ({ id: one.id, name: translated(language, one.name).text }));
  };
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
          <Stack>
            <ManyPicker
              label={texts.teams}
              description={texts.teamsHint}
              value={teams}
              onChange={setTeams}
              search={(text) => searchTeams(text.trim())}
            />
            <ManyPicker
              label={texts.positions}
              description={texts.positionsHint}
              value={positions}
              onChange={setPositions}
              search={searchPositions}
            />
            <PeoplePicker
              label={texts.people}
              optional
              value={people}
              onChange={setPeople}
              search={(text) => searchPeople(text.trim())}
            />
            <output>
              <strong>{count === 0 ? texts.nobody : say(texts.counted, { count })}</strong>
            </output>
            {isChosen && (counted.data?.leftOut ?? 0) > 0 && (
              <p>{say(texts.leftOut, { count: counted.data?.leftOut ?? 0 })}</p>
            )}
          </Stack>
        </Section>
        <Section title={texts.what}>
          <Stack>
            <ChoiceCards
              legend={texts.what}
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
            {from === "own_position" && count > 0 && (counted.data?.withoutPosition ?? 0) > 0 && (
              <Notice tone="warning">
                {say(texts.withoutPosition, { count: counted.data?.withoutPosition ?? 0 })}
              </Notice>
            )}
            {from !== "own_position" && (
              <EntityPicker<Named>
                key={asks.from}
                label={asks.one}
                value={source}
                onChange={setSource}
                search={from === "position" ? searchPositions : searchEvaluations}
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
                options={Array.from({ length: 12 }, (_, index) => String(index + 1)).map((value) => ({
                  value,
                  label: value,
                }))}
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
    </Page>
  );
}
