import { useQueryClient } from "@tanstack/react-query";
import { IconX } from "@tabler/icons-react";
import { evaluationsApi } from "#evaluations/client/queries.ts";
import { Chances } from "#evaluations/client/launch/WillBeShown.tsx";
import { LanePicker } from "#evaluations/client/wizard/participation/LanePicker.tsx";
import { isProtected } from "#evaluations/rules/enumerations.ts";
import { getInvitedRoles } from "#evaluations/rules/launch.ts";
import { isAwaited } from "#nominations/rules.ts";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import type { Campaign, InvitedPerson, Line } from "../../contract.ts";
import { countRequestsByPerson } from "../../rules.ts";
import styles from "../campaigns.module.css";
import { campaigns } from "../queries.ts";

interface LinePeopleProps {
  line: Line;
  campaign: Campaign;
}

/** Lists the participants of one evaluation by role; before the launch, choosing a person adds them at once. */
export function LinePeople({ line, campaign }: LinePeopleProps) {
  const { edit: texts, campaign: words, proposals } = useTexts("campaigns");
  const isDraft = line.status === "draft";
  const requests = countRequestsByPerson(campaign.lines);
  return (
    <Stack gap="large">
      {line.startFailure && <p>{words.failures[line.startFailure]}</p>}
      {line.nomination && isAwaited(line.nomination.status) && (
        <Notice title={line.nomination.people.length > 0 ? proposals.inLine : proposals.inLineAwaited}>
          {line.nomination.people.map((one) => (
            <div key={one.id}>{fullName(one)}</div>
          ))}
          <div>{proposals.decideAlone}</div>
        </Notice>
      )}
      {getInvitedRoles(line.evaluationType).map((role) => (
        <Lane key={role} role={role} line={line} campaign={campaign} requests={requests} />
      ))}
      {!isDraft && <p className={styles.muted}>{texts.running}</p>}
    </Stack>
  );
}

interface LaneProps extends LinePeopleProps {
  role: InvitedRole;
  requests: ReadonlyMap<string, number>;
}

function Lane({ role, line, campaign, requests }: LaneProps) {
  const { edit: texts } = useTexts("campaigns");
  const { groups, roles } = useTexts("evaluations");
  const client = useQueryClient();
  const isDraft = line.status === "draft";
  const seated = line.invited.filter((one) => one.role === role);
  return (
    <Section bare level={3} title={isProtected(role) ? groups[role] : roles[role]}>
      {seated.length === 0 && <p className={styles.muted}>{texts.nobody}</p>}
      <ul className={styles.chosen}>
        {seated.map((one) => (
          <Seat
            key={one.participantId}
            evaluationId={line.evaluationId}
            invited={one}
            requests={requests.get(one.person.id) ?? 0}
            isDraft={isDraft}
          />
        ))}
      </ul>
      {isDraft && isProtected(role) && (
        <p className={styles.chances}>
          <Chances
            evaluation={{ readability: line.readability, threshold: campaign.threshold }}
            role={role}
          />
        </p>
      )}
      {isDraft && (
        <LanePicker
          evaluationId={line.evaluationId}
          role={role}
          onAdded={() => client.invalidateQueries({ queryKey: campaigns.read.key() })}
        />
      )}
    </Section>
  );
}

interface SeatProps {
  evaluationId: string;
  invited: InvitedPerson;
  /** Of this campaign. */
  requests: number;
  isDraft: boolean;
}

/** A participant, why they were proposed and how often they are asked. */
function Seat({ evaluationId, invited, requests, isDraft }: SeatProps) {
  const { edit: texts, campaign: words } = useTexts("campaigns");
  const say = useSay();
  const { participantId, person, because } = invited;
  const remove = useAction({
    run: () => evaluationsApi.removeParticipant({ id: evaluationId, participantId }),
    refresh: [campaigns.read.key()],
  });
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        {fullName(person)}
        <span className={styles.muted}>
          {[texts.because[because ?? "chosen"], say(words.requests, { count: requests })].join(" · ")}
        </span>
      </span>
      {isDraft && (
        <IconButton
          label={say(texts.remove, { name: fullName(person) })}
          icon={<IconX size={18} aria-hidden="true" />}
          onClick={() => void remove.run()}
        />
      )}
    </li>
  );
}
