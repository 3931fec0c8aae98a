import { IconMail, IconPencil, IconPower } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { Profile } from "#people/contract.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ActionMenu } from "#platform/ui/ActionMenu.tsx";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { SwitchField } from "#platform/ui/fields.tsx";
import { notify } from "#platform/ui/notify.ts";
import type { Column } from "#platform/ui/QueryTable.tsx";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";
import { fullName, initials, whyNotChangeLead, whyNotDeactivate } from "../../rules.ts";
import { people, peopleApi, useSetActive } from "../queries.ts";
import { useActor } from "../useActor.ts";
import styles from "./people.module.css";

interface Options {
  onEdit: (person: Profile) => void;
  /** Who leads a running evaluation of the actor. */
  ownLeads: readonly string[];
}

export function usePeopleColumns({ onEdit, ownLeads }: Options): Column<Profile>[] {
  const texts = useTexts("people");
  const say = useSay();
  const actor = useActor();
  const wordsOf = useFailureWords();
  const client = useQueryClient();
  const { language } = useLanguage();
  const { setActive, reasonFor } = useActivation(ownLeads);

  const resend = async (person: Profile) => {
    try {
      const { mail } = await peopleApi.resendInvitation({ id: person.id });
      await client.invalidateQueries({ queryKey: people.key() });
      const { email } = person;
      notify.success(
        mail?.leavesOn
          ? say(texts.resentLater, { email, date: formatDay(language, mail.leavesOn) })
          : say(texts.resent, { email }),
      );
    } catch (error) {
      notify.error(wordsOf(failureFrom(error)));
    }
  };

  return [
    {
      key: "name",
      header: texts.columns.name,
      isName: true,
      width: "23%",
      cell: (person) => <Identity person={person} isActor={person.id === actor.id} />,
    },
    {
      key: "job",
      header: texts.columns.job,
      onPhone: "detail",
      whole: ({ jobTitle }) => jobTitle ?? "",
      cell: ({ jobTitle }) => jobTitle ?? <span className={styles.none}>{texts.noJob}</span>,
    },
    {
      key: "manager",
      header: texts.columns.manager,
      whole: ({ directManager }) => (directManager ? fullName(directManager) : ""),
      cell: ({ directManager }) =>
        directManager ? fullName(directManager) : <span className={styles.none}>{texts.noManager}</span>,
    },
    {
      key: "role",
      header: texts.columns.role,
      width: "16%",
      whole: ({ role }) => texts.roles[role],
      cell: ({ role }) => texts.roles[role],
    },
    {
      key: "state",
      header: texts.columns.state,
      width: "13%",
      onPhone: "aside",
      cell: (person) => <State person={person} />,
    },
    {
      key: "active",
      header: texts.columns.active,
      width: "64px",
      cell: (person) => <ActiveSwitch person={person} ownLeads={ownLeads} />,
    },
    {
      key: "actions",
      header: texts.columns.actions,
      hideHeader: true,
      corner: true,
      align: "end",
      width: "64px",
      cell: (person) => (
        <ActionMenu
          name={fullName(person)}
          actions={[
            {
              label: texts.edit,
              icon: <IconPencil size={20} aria-hidden="true" />,
              onChoose: () => onEdit(person),
            },
            {
              label: person.isActive ? texts.deactivate : texts.activate,
              icon: <IconPower size={20} aria-hidden="true" />,
              disabledReason: reasonFor(person),
              onChoose: () => setActive(person, !person.isActive),
            },
            ...(person.hasJoined || !person.isActive
              ? []
              : [
                  {
                    label: texts.resend,
                    icon: <IconMail size={20} aria-hidden="true" />,
                    onChoose: () => void resend(person),
                  },
                ]),
          ]}
        />
      ),
    },
  ];
}

function Identity({ person, isActor }: { person: Profile; isActor: boolean }) {
  const texts = useTexts("people");
  return (
    <span className={styles.identity} title={`${fullName(person)} · ${person.email}`}>
      <Avatar initials={initials(person)} size="small" />
      <span className={styles.words}>
        {fullName(person)} {isActor && <span className={styles.you}>({texts.you})</span>}
      </span>
    </span>
  );
}

/** One badge: what stands in the way first, then where the person is. */
function State({ person: { mail, hasJoined, isActive } }: { person: Profile }) {
  const texts = useTexts("people");
  const say = useSay();
  const { language } = useLanguage();
  if (!isActive) return <StatusBadge variant="declined">{texts.inactive}</StatusBadge>;
  if (mail) {
    const date = mail.leavesOn ? formatDay(language, mail.leavesOn) : "";
    return (
      <StatusBadge variant={mail.state === "refused" ? "declined" : "pending"}>
        {say(texts.mail[mail.state], { date })}
      </StatusBadge>
    );
  }
  if (!hasJoined) return <StatusBadge variant="pending">{texts.invitationPending}</StatusBadge>;
  return <StatusBadge variant="completed">{texts.states.active}</StatusBadge>;
}

function ActiveSwitch({ person, ownLeads }: { person: Profile } & Pick<Options, "ownLeads">) {
  const texts = useTexts("people");
  const say = useSay();
  const { setActive, reasonFor } = useActivation(ownLeads);
  return (
    <SwitchField
      label={say(texts.switchLabel, { name: fullName(person) })}
      hideLabel
      hideReason
      checked={person.isActive}
      disabledReason={reasonFor(person)}
      onChange={(isActive) => setActive(person, isActive)}
    />
  );
}

/** Switches an account on or off at once, and back when the server refuses. */
function useActivation(ownLeads: readonly string[]) {
  const texts = useTexts("people");
  const { errors } = useTexts("platform");
  const say = useSay();
  const actor = useActor();
  const wordsOf = useFailureWords();
  const change = useSetActive(
    (before, error) => {
      const what = say(before.isActive ? texts.notDeactivated : texts.notActivated, {
        name: fullName(before),
      });
      notify.error(`${what} ${wordsOf(failureFrom(error))}`);
    },
    (saved) =>
      notify.success(say(saved.isActive ? texts.activated : texts.deactivated, { name: fullName(saved) })),
  );
  return {
    setActive: (person: Profile, isActive: boolean) => change.mutate({ person, isActive }),
    /** Why not, in words; null when it can be done. */
    reasonFor: (person: Profile): string | null => {
      const refused = whyNotDeactivate(actor, person, null) ?? whyNotChangeLead(ownLeads, person.id);
      return refused && (person.id === actor.id ? texts.ownAccount : errors[refused]);
    },
  };
}
