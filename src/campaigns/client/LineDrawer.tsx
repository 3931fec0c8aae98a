import { IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { evaluationsApi } from "#evaluations/client/queries.ts";
import { isProtected } from "#evaluations/rules/enumerations.ts";
import { rolesOf, type InvitedRole } from "#evaluations/rules/launch.ts";
import { isAwaited } from "#nominations/rules.ts";
import { paths } from "#paths.ts";
import { fullName, initials } from "#people/rules.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, IconButton, LinkButton } from "#platform/ui/Button.tsx";
import { Drawer } from "#platform/ui/drawer/Drawer.tsx";
import type { DrawerRows } from "#platform/ui/drawer/useDrawer.ts";
import { SelectField } from "#platform/ui/fields.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/PersonPicker.tsx";
import { Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { Campaign, Line } from "../contract.ts";
import { requestsOf, whyNotChange } from "../rules.ts";
import styles from "./campaigns.module.css";
import { campaigns } from "./queries.ts";
import { TakeOut } from "./TakeOut.tsx";

interface LineDrawerProps {
  open: boolean;
  line: Line | null;
  campaign: Campaign;
  rows: DrawerRows;
  onClose: () => void;
}

/** Who answers about one person, with why they were proposed and how often they are asked. */
export function LineDrawer({ open, line, campaign, rows, onClose }: LineDrawerProps) {
  const { edit: texts } = useTexts("campaigns");
  return (
    <Drawer
      open={open}
      title={line ? fullName(line.subject) : ""}
      rows={rows}
      onClose={onClose}
      action={
        line && (
          <LinkButton to={paths.evaluation(line.evaluationId)} initialFocus>
            {texts.open}
          </LinkButton>
        )
      }
    >
      {line && (
        <div className={styles.fields}>
          <Stack gap="large">
            <People key={line.evaluationId} line={line} campaign={campaign} />
            {whyNotChange(campaign) === null && <TakeOut line={line} campaign={campaign} onDone={onClose} />}
          </Stack>
        </div>
      )}
    </Drawer>
  );
}

interface Candidate extends Pickable {
  role: InvitedRole;
  readsReport: boolean;
}

function People({ line, campaign }: { line: Line; campaign: Campaign }) {
  const { edit: texts, campaign: words, proposals } = useTexts("campaigns");
  const { roles: roleWords } = useTexts("evaluations");
  const say = useSay();
  const [person, setPerson] = useState<Candidate | null>(null);
  const [role, setRole] = useState<InvitedRole>("peer");
  const requests = requestsOf(campaign.lines);
  const refresh = [campaigns.read.key()];
  const add = useAction({
    run: (added: Candidate) =>
      evaluationsApi.addParticipant({ id: line.evaluationId, profileId: added.id, role }),
    refresh,
    onSuccess: () => setPerson(null),
  });
  const remove = useAction({
    run: (participantId: string) =>
      evaluationsApi.removeParticipant({ id: line.evaluationId, participantId }),
    refresh,
  });
  const isDraft = line.status === "draft";
  const roles = rolesOf(campaign.evaluationType);
  const offered = person?.readsReport ? roles.filter((one) => !isProtected(one)) : roles;
  const search = async (text: string): Promise<Candidate[]> => {
    const { items } = await evaluationsApi.potentialParticipants({
      id: line.evaluationId,
      limit: 20,
      ...(text ? { search: text } : {}),
    });
    return items.map((found) => ({
      id: found.id,
      firstName: found.firstName,
      lastName: found.lastName,
      detail: found.jobTitle ?? found.email,
      avatar: { initials: initials(found), picture: found.avatar },
      readsReport: found.readsReport,
      role: found.suggestedRole === "subject" ? "peer" : found.suggestedRole,
      disabledReason: found.readsReport && !roles.includes("manager") ? texts.readsReport : null,
    }));
  };
  return (
    <Stack>
      {line.startFailure && <p>{words.failures[line.startFailure]}</p>}
      {line.nomination && isAwaited(line.nomination.status) && (
        <Notice title={line.nomination.people.length > 0 ? proposals.inLine : proposals.inLineAwaited}>
          {line.nomination.people.map((one) => (
            <div key={one.id}>{fullName(one)}</div>
          ))}
          <div>{proposals.decideAlone}</div>
        </Notice>
      )}
      {line.invited.length === 0 && <p className={styles.muted}>{texts.nobody}</p>}
      <ul className={styles.chosen}>
        {line.invited.map(({ participantId, person: one, role: part, because }) => (
          <li key={participantId} className={styles.line}>
            <span className={styles.words}>
              {fullName(one)}
              <span className={styles.muted}>
                {[
                  roleWords[part],
                  texts.because[because ?? "chosen"],
                  say(words.requests, { count: requests.get(one.id) ?? 0 }),
                ].join(" · ")}
              </span>
            </span>
            {isDraft && (
              <IconButton
                label={say(texts.remove, { name: fullName(one) })}
                icon={<IconX size={18} aria-hidden="true" />}
                onClick={() => void remove.run(participantId)}
              />
            )}
          </li>
        ))}
      </ul>
      {!isDraft && <p className={styles.muted}>{texts.running}</p>}
      {isDraft && roles.length > 0 && (
        <>
          <PersonPicker<Candidate>
            label={texts.person}
            value={person}
            onChange={(chosen) => {
              setPerson(chosen);
              if (chosen) setRole(chosen.role);
            }}
            search={search}
          />
          <SelectField
            label={texts.role}
            description={person?.readsReport ? texts.readsReport : undefined}
            value={role}
            onChange={setRole}
            options={offered.map((value) => ({ value, label: roleWords[value] }))}
          />
          <div>
            <Button
              icon={<IconPlus size={20} aria-hidden="true" />}
              busy={add.busy}
              disabledReason={person ? null : texts.choosePerson}
              onClick={() => person && void add.run(person)}
            >
              {texts.add}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
