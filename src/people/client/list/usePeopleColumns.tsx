import { IconEye, IconMail, IconPencil, IconPower } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import type { ListedPerson, Profile } from "#people/contract/person.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { fullName, initials } from "../../rules/names.ts";
import { State, useStateWords } from "../person/State.tsx";
import { jobName } from "../job.ts";
import type { useDeparture } from "../person/useDeparture.tsx";
import { useResend } from "../useResend.ts";
import { useActor } from "../useActor.ts";
import { listedFields } from "../../vocabulary.ts";
import styles from "./people.module.css";

interface Options {
  /** Who leads a running evaluation of the actor. */
  activation: Pick<ReturnType<typeof useDeparture>, "setActive" | "reasonFor">;
  /** Shows a person beside the list. */
  onPreview: (id: string) => void;
}

export function usePeopleColumns({ activation, onPreview }: Options): Column<ListedPerson>[] {
  const texts = useTexts("people");
  const { language } = useLanguage();
  const actor = useActor();
  const resend = useResend();
  const { setActive, reasonFor } = activation;
  const say = useSay();
  const describeState = useStateWords();
  const managerName = ({ directManager, isManagerInactive }: ListedPerson) =>
    directManager
      ? isManagerInactive
        ? say(texts.managerInactive, { name: fullName(directManager) })
        : fullName(directManager)
      : "";

  const values: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = texts.values;

  return [
    {
      key: "name",
      header: texts.columns.name,
      isName: true,
      sort: "name",
      width: "22%",
      whole: (person) => `${fullName(person)} · ${person.email}`,
      cell: (person) => <Identity person={person} isActor={person.id === actor.id} />,
    },
    {
      key: "job",
      header: texts.columns.job,
      sort: "job",
      onPhone: "detail",
      isTwoLines: true,
      width: "25%",
      whole: (person) => jobName(language, person) ?? "",
      cell: (person) => jobName(language, person) ?? <span className={styles.none}>{texts.noJob}</span>,
    },
    {
      key: "manager",
      header: texts.columns.manager,
      width: "15%",
      whole: managerName,
      cell: (person) => managerName(person) || <span className={styles.none}>{texts.noManager}</span>,
    },
    {
      key: "teams",
      header: texts.columns.teams,
      isTwoLines: true,
      whole: ({ teams }) => teamNames(teams),
      cell: ({ teams }) =>
        teams.length > 0 ? teamNames(teams) : <span className={styles.none}>{texts.noTeam}</span>,
    },
    {
      key: "role",
      header: texts.columns.role,
      isOptional: true,
      width: "11%",
      whole: ({ role }) => texts.roles[role],
      cell: ({ role }) => texts.roles[role],
    },
    ...listedFields.map(
      (name): Column<ListedPerson> => ({
        key: name,
        header: texts.labels[name],
        isOptional: true,
        width: "110px",
        cell: (person) => {
          const value: string | null = person[name];
          return value && (values[name]?.[value] ?? value);
        },
      }),
    ),
    {
      key: "state",
      header: texts.columns.exceptions,
      width: "148px",
      onPhone: "aside",
      isFor: (person) => describeState(person) !== null,
      cell: (person) => <State person={person} brief />,
    },
    {
      key: "actions",
      header: texts.columns.actions,
      hideHeader: true,
      corner: true,
      align: "end",
      width: "52px",
      cell: (person) => (
        <ActionMenu
          name={fullName(person)}
          actions={[
            {
              label: texts.preview,
              icon: <IconEye size={20} aria-hidden="true" />,
              onChoose: () => onPreview(person.id),
            },
            {
              label: texts.edit,
              icon: <IconPencil size={20} aria-hidden="true" />,
              to: paths.editPerson(person.id),
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
                    label: person.isInvited ? texts.resend : texts.sendInvitation,
                    icon: <IconMail size={20} aria-hidden="true" />,
                    onChoose: () => void resend.run(person),
                  },
                ]),
          ]}
        />
      ),
    },
  ];
}

const teamNames = (teams: ListedPerson["teams"]) => teams.map(({ name }) => name).join(", ");

function Identity({ person, isActor }: { person: Profile; isActor: boolean }) {
  const texts = useTexts("people");
  return (
    <span className={styles.identity}>
      <Avatar initials={initials(person)} picture={person.avatar} size="small" />
      <span className={styles.words}>
        <InternalLink to={paths.person(person.id)}>{fullName(person)}</InternalLink>{" "}
        {isActor && <span className={styles.you}>({texts.you})</span>}
      </span>
    </span>
  );
}
