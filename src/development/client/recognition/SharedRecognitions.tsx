import { useQuery } from "@tanstack/react-query";
import { fullName } from "#people/rules/names.ts";
import { BringErrors } from "#platform/client/BringErrors.tsx";
import { useSay } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import styles from "../beside/beside.module.css";
import { development } from "../queries.ts";
import { ThanksLine } from "./ThanksLine.tsx";
import { recognitionErrors } from "./recognitionErrors.ts";
import { useRecognitionTexts } from "./useRecognitionTexts.ts";
import { useShareRecognition } from "./useShareRecognition.ts";

interface SharedRecognitionsProps {
  open: boolean;
  /** Those received by the members of a team, or by one person; without any, of all teams of the reader. */
  teamId?: string;
  profileId?: string;
  /** Whose are listed beside already. */
  exceptTo?: string;
}

/** The thank-yous that both sides share with the team; where there are none, nothing. */
export const SharedRecognitions = (props: SharedRecognitionsProps) => (
  <BringErrors errors={recognitionErrors}>
    <Shared {...props} />
  </BringErrors>
);

function Shared({ teamId, profileId, exceptTo }: SharedRecognitionsProps) {
  const { sharing: texts } = useRecognitionTexts();
  const say = useSay();
  const viewer = useViewer();
  const share = useShareRecognition();
  const input = { ...(teamId && { teamId }), ...(profileId && { profileId }) };
  const { data } = useQuery(development.sharedRecognitions.queryOptions({ input }));
  const items = data?.items.filter(({ to }) => to.id !== exceptTo) ?? [];
  if (items.length === 0) return null;
  return (
    <Section
      title={exceptTo ? texts.inTeams : texts.title}
      level={exceptTo ? 3 : 2}
      bare={exceptTo !== undefined}
    >
      <ul className={styles.list}>
        {items.map((thanks) => (
          <ThanksLine key={thanks.id} thanks={thanks}>
            {thanks.from.id === viewer.profileId && (
              <Button
                size="small"
                variant="quiet"
                busy={share.busy}
                accessibleName={say(texts.stopSent, { name: fullName(thanks.to) })}
                onClick={() => void share.run({ profileId: thanks.to.id, id: thanks.id, shares: false })}
              >
                {texts.stop}
              </Button>
            )}
          </ThanksLine>
        ))}
      </ul>
    </Section>
  );
}
