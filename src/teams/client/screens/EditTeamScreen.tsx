import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { changedFacts } from "#people/rules.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { Page } from "#platform/ui/Page.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { TeamDetail } from "#teams/contract.ts";
import { teams, teamsApi } from "../queries.ts";
import { TeamFields, type TeamValues } from "../team/TeamFields.tsx";
import { useTeamReasons } from "../team/useTeamReasons.ts";
import { useAbsentTeam } from "../team/useAbsentTeam.ts";

export function EditTeamScreen() {
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(teams.read.queryOptions({ input: { id } }));
  const absent = useAbsentTeam();
  return (
    <ObjectView query={query} absent={absent} skeleton="form">
      {(team) => <EditTeam key={team.id} team={team} />}
    </ObjectView>
  );
}

const storedOf = ({ name, description, manager, parent }: TeamDetail): TeamValues => ({
  name,
  description: description ?? "",
  manager,
  unmatchedManager: "",
  parent,
  unmatchedParent: "",
});
const factsOf = ({ name, description, manager, parent }: TeamValues) => ({
  name: name.trim(),
  description: description.trim() || null,
  managerId: manager?.id ?? null,
  parentId: parent?.id ?? null,
});

function EditTeam({ team }: { team: TeamDetail }) {
  const texts = useTexts("teams");
  const { actions } = useTexts("platform");
  const say = useSay();
  const { id } = team;
  useTrail([
    { label: texts.title, to: paths.teams() },
    { label: team.name, to: paths.team(id) },
  ]);
  const place = { isMember: team.isReaders, managerId: team.manager?.id ?? null };
  const reasons = useTeamReasons(place);
  const stored = storedOf(team);
  const changesOf = (values: TeamValues) => changedFacts(factsOf(stored), factsOf(values));
  const save = useAction({
    run: (values: TeamValues) => teamsApi.update({ id, ...changesOf(values) }),
    refresh: [teams.key()],
    announce: ({ name }) => say(texts.saved, { name }),
  });
  const form = useEditForm({
    initial: stored,
    labels: texts.fields,
    check: reasons.check,
    send: async (values) => {
      if (Object.keys(changesOf(values)).length > 0) await save.attempt(values);
      form.reset({ ...values, name: values.name.trim(), description: values.description.trim() });
    },
    onFailure: (failure) => {
      const refusal = reasons.refusalIn(failure);
      if (refusal) form.refuse(refusal.field, refusal.reason);
      return refusal !== null;
    },
  });
  return (
    <Page title={texts.edit}>
      <FormLayout onSubmit={form.onSubmit} summary={form.summary}>
        <TeamFields form={form} teamId={id} place={place} />
        {/* Enter in a field sends the form; the button that is seen stands in the bar. */}
        <button type="submit" hidden aria-label={actions.save} />
      </FormLayout>
      <SaveBar
        isDirty={form.isDirty}
        busy={form.busy}
        onSave={() => void form.submit()}
        onReset={() => form.reset()}
      />
    </Page>
  );
}
