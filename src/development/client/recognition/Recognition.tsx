import { IconHeart } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fullName } from "#people/rules/names.ts";
import { useSay } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import type { Plan } from "../../contract/plan.ts";
import type { Recognition as Thanks } from "../../contract/recognitions.ts";
import styles from "../beside/beside.module.css";
import { development } from "../queries.ts";
import { SharedRecognitions } from "./SharedRecognitions.tsx";
import { ThanksLine } from "./ThanksLine.tsx";
import { useRecognitionTexts } from "./useRecognitionTexts.ts";
import { useShareRecognition } from "./useShareRecognition.ts";

const ThankDialog = later(async () => (await import("./ThankDialog.tsx")).ThankDialog);

/** The thank-yous that a person has received; from their own plan they thank any colleague, from another’s its person. */
export function Recognition({ plan: { person, reader } }: { plan: Plan }) {
  const texts = useRecognitionTexts();
  const say = useSay();
  const [isThanking, setIsThanking] = useState(false);
  const query = useQuery(development.listRecognitions.queryOptions({ input: { profileId: person.id } }));
  const isOwn = reader === "owner";
  const first = person.firstName;
  return (
    <Section
      title={texts.title}
      intro={isOwn ? texts.intro.own : say(texts.intro.others, { first })}
      action={
        (isOwn || person.isActive) && (
          <Button
            size="small"
            icon={<IconHeart size={18} aria-hidden="true" />}
            onClick={() => setIsThanking(true)}
          >
            {isOwn ? texts.thank : say(texts.thankNamed, { first })}
          </Button>
        )
      }
    >
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.quiet}>{texts.none}</p>
          ) : (
            <ul className={styles.list}>
              {items.map((thanks) => (
                <ThanksLine key={thanks.id} thanks={thanks}>
                  <Sharing profileId={person.id} thanks={thanks} isOwn={isOwn} />
                </ThanksLine>
              ))}
            </ul>
          )
        }
      </QueryView>
      {isOwn && <SharedRecognitions open exceptTo={person.id} />}
      <ThankDialog open={isThanking} person={isOwn ? null : person} onClose={() => setIsThanking(false)} />
    </Section>
  );
}

/** Whether the team reads it: the person decides, once who thanked has offered it. */
function Sharing({ profileId, thanks, isOwn }: { profileId: string; thanks: Thanks; isOwn: boolean }) {
  const { sharing: texts } = useRecognitionTexts();
  const say = useSay();
  const share = useShareRecognition();
  const { id, from, senderShares, receiverShares: isShared } = thanks;
  if (!senderShares || !(isOwn || isShared)) return null;
  return (
    <div className={styles.meeting}>
      <p className={styles.quiet}>
        {isShared ? texts.shared : say(texts.offered, { first: from.firstName })}
      </p>
      {isOwn && (
        <Button
          size="small"
          variant={isShared ? "quiet" : "secondary"}
          busy={share.busy}
          accessibleName={say(isShared ? texts.stopNamed : texts.shareNamed, { name: fullName(from) })}
          onClick={() => void share.run({ profileId, id, shares: !isShared })}
        >
          {isShared ? texts.stop : texts.share}
        </Button>
      )}
    </div>
  );
}
