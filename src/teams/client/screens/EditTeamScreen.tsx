import type { SubmitEvent } from "react";
import { paths } from "#paths.ts";
import { useConsequences } from "#people/client/consequences/useConsequences.tsx";
import { changedFacts } from "#people/rules.ts";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { TeamDetail } from "#teams/contract.ts";
import { teams, teamsApi } from "../queries.ts";
import { TeamFields, type TeamValues } from "../team/TeamFields.tsx";
import { useTeamReasons } from "../team/useTeamReasons.ts";

export function EditTeamScreen() {
  const texts = useTexts("teams");
  return (
    <RoutedObject
      read={(id) => teams.read.queryOptions({ input: { id } })}
      words={texts}
      list={paths.teams()}
      skeleton="form"
    >
      {(team) => <EditTeam team={team} />}
    </RoutedObject>
  );
}

const toFormValues = ({ name, description, manager, parent }: TeamDetail): TeamValues => ({
  name,
  description: description ?? "",
  manager,
  unmatchedManager: "",
  parent,
  unmatchedParent: "",
});
const toFacts = ({ name, description, manager, parent }: TeamValues) => ({
  name: name.trim(),
  description: description.trim() || null,
  managerId: manager?.id ?? null,
  parentId: parent?.id ?? null,
});

function EditTeam({ team }: { team: TeamDetail }) {
  const texts = useTexts("teams");
  const say = useSay();
  const { id } = team;
  useTrail([
    { label: texts.title, to: paths.teams() },
    { label: team.name, to: paths.team(id) },
  ]);
  const place = { isMember: team.isReaders, managerId: team.manager?.id ?? null };
  const reasons = useTeamReasons(place);
  const save = useAction({
    run: (change: Parameters<typeof teamsApi.update>[0]) => teamsApi.update(change),
    refresh: [teams.key()],
    announce: ({ name }) => say(texts.saved, { name }),
  });
  const edit = useVersionedForm<TeamDetail, TeamValues>({
    stored: team,
    toValues: toFormValues,
    labels: {
      name: texts.fields.name,
      description: texts.fields.description,
      manager: texts.fields.manager,
      parent: texts.fields.parent,
    },
    inWords: (name, { manager, parent }) => {
      if (name === "manager") return manager ? fullName(manager) : "";
      return name === "parent" ? (parent?.name ?? "") : undefined;
    },
    comparable: (values) => ({ ...values, manager: values.manager?.id, parent: values.parent?.id }),
    check: reasons.check,
    send: async (values, { base, version }) => {
      const changes = changedFacts(toFacts(base), toFacts(values));
      if (Object.keys(changes).length > 0) await save.attempt({ id, version, ...changes });
    },
    tidied: (values) => ({
      ...values,
      name: values.name.trim(),
      description: values.description.trim(),
    }),
    onFailure: (failure) => {
      const refusal = reasons.refusalIn(failure);
      if (refusal) edit.form.refuse(refusal.field, refusal.reason);
      return refusal !== null;
    },
  });
  const consequences = useConsequences();
  const { form, conflict } = edit;
  const { manager } = form.values;
  /** What another manager moves is asked about once the form has nothing to correct. */
  const ask = async (write: () => void) => {
    const isSame = manager?.id === team.manager?.id;
    const names = { team: team.name, manager: manager && fullName(manager) };
    const isConfirmed =
      isSame ||
      form.wrong.length > 0 ||
      (await consequences.confirm({ kind: "teamManager", ...names }, () =>
        teamsApi.previewChange({ id, change: "teamManager", managerId: manager?.id ?? null }),
      ));
    if (isConfirmed) write();
  };
  const askAndSave = () => (conflict.isOpen ? edit.save() : void ask(edit.save));
  const asking = {
    ...edit,
    form: { ...form, busy: form.busy || consequences.isReading },
    conflict: { ...conflict, onOverwrite: () => void ask(conflict.onOverwrite) },
    save: askAndSave,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      askAndSave();
    },
  };
  return (
    <Page title={texts.edit}>
      <VersionedForm edit={asking}>
        <TeamFields form={form} teamId={id} place={place} />
      </VersionedForm>
      {consequences.dialog}
    </Page>
  );
}
