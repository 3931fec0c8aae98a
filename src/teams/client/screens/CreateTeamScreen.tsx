import type { SubmitEvent } from "react";
import { paths } from "#paths.ts";
import { useConsequences } from "#people/client/consequences/useConsequences.tsx";
import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { CreateForm } from "#platform/ui/forms/CreateForm.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { PeoplePicker } from "#platform/ui/pickers/PeoplePicker.tsx";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import { whyNotChangeOwnTeam, type Place } from "../../rules.ts";
import { teams, teamsApi } from "../queries.ts";
import { searchPeople } from "../searchPeople.ts";
import { TeamFields, type TeamValues } from "../team/TeamFields.tsx";
import { useTeamReasons } from "../team/useTeamReasons.ts";

interface Values extends TeamValues {
  members: readonly Pickable[];
  unmatchedMember: string;
}
const nobodyYet: Place = { isMember: false, managerId: null };

export function CreateTeamScreen() {
  const texts = useTexts("teams");
  const { picker } = useTexts("kit");
  const errorWords = useErrorWords();
  const { profileId } = useViewer();
  const go = useGo();
  useTrail([{ label: texts.title, to: paths.teams() }]);
  const reasons = useTeamReasons(nobodyYet);
  const create = useAction({
    run: (input: Parameters<typeof teamsApi.create>[0]) => teamsApi.create(input),
    refresh: [teams.list.key()],
  });
  const form = useEditForm<Values>({
    initial: {
      name: "",
      description: "",
      manager: null,
      unmatchedManager: "",
      parent: null,
      unmatchedParent: "",
      members: [],
      unmatchedMember: "",
    },
    labels: texts.fields,
    check: (values) => {
      const isMember = values.members.some(({ id }) => id === profileId);
      const place = { isMember, managerId: values.manager?.id ?? null };
      const refused = whyNotChangeOwnTeam(profileId, nobodyYet, place);
      return {
        ...reasons.check(values),
        members: values.unmatchedMember
          ? { sentence: picker.people.unmatched }
          : refused && { sentence: errorWords(refused) },
      };
    },
    send: async ({ name, description, manager, parent, members }) => {
      const made = await create.attempt({
        name: name.trim(),
        ...(description.trim() ? { description: description.trim() } : {}),
        ...(manager ? { managerId: manager.id } : {}),
        ...(parent ? { parentId: parent.id } : {}),
        ...(members.length > 0 ? { memberIds: members.map(({ id }) => id) } : {}),
      });
      go(paths.team(made.id));
    },
    onFailure: (failure) => {
      const refusal = reasons.refusalIn(failure);
      if (refusal) form.refuse(refusal.field, refusal.reason);
      return refusal !== null;
    },
  });
  const consequences = useConsequences();
  /** What first members move is asked about once the form has nothing to correct. */
  const ask = async () => {
    const { members, manager } = form.values;
    const name = form.values.name.trim();
    const isAsked = members.length > 0 && form.wrong.length === 0;
    const isConfirmed =
      !isAsked ||
      (await consequences.confirm({ kind: "creation", team: name }, () =>
        teamsApi.previewCreation({
          name,
          managerId: manager?.id ?? null,
          memberIds: members.map(({ id }) => id),
        }),
      ));
    if (isConfirmed) await form.submit();
  };
  const asking = {
    ...form,
    busy: form.busy || consequences.isReading,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void ask();
    },
  };
  return (
    <Page title={texts.newTeam}>
      {consequences.dialog}
      <CreateForm form={asking} back={paths.teams()} submit={texts.create}>
        <TeamFields form={form} teamId={null} place={nobodyYet} />
        <PeoplePicker
          {...form.field("members")}
          label={texts.fields.members}
          description={texts.fields.membersHint}
          optional
          onUnmatched={(text) => form.set("unmatchedMember", text)}
          search={searchPeople}
        />
      </CreateForm>
    </Page>
  );
}
