import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { paths } from "#paths.ts";
import type { Profile } from "#people/contract/person.ts";
import { fieldId } from "#platform/client/form.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { useTab } from "#platform/ui/detail/useTab.ts";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import { Tabs } from "#platform/ui/page/Tabs.tsx";
import type { ManySent as ManySentPart } from "../invite/InviteMany.tsx";
import { InviteOne } from "../invite/InviteOne.tsx";
import styles from "../list/people.module.css";

// Most people invite one person: the grid of many comes when it is opened.
const importMany = () => import("../invite/InviteMany.tsx");
const InviteMany = lazy(async () => ({ default: (await importMany()).InviteMany }));
const ManySent = lazy(async () => ({ default: (await importMany()).ManySent }));

/** One person or many: what was sent takes the place of the form, with the way to go on. */
export function InvitePersonScreen() {
  const texts = useTexts("people");
  const [way, setWay] = useTab<"one" | "many">(["one", "many"]);
  useTrail([{ label: texts.title, to: paths.people() }]);
  return (
    <Page
      title={texts.inviteTitle}
      intro={texts.inviteIntro}
      action={<LinkButton to={paths.importPeople()}>{texts.importFile}</LinkButton>}
    >
      <Tabs
        label={texts.many.ways}
        value={way}
        onChange={setWay}
        tabs={[
          {
            value: "one",
            label: texts.many.one,
            panel: (
              <Turns<Profile> first={fieldId("email")} form={(onSent) => <InviteOne onSent={onSent} />}>
                {(invited, again) => <OneSent invited={invited} onAgain={again} />}
              </Turns>
            ),
          },
          {
            value: "many",
            label: texts.many.several,
            panel: (
              <Suspense fallback={<Skeleton shape="form" />}>
                <Turns<Many>
                  first={fieldId("people.0.email")}
                  form={(onSent) => <InviteMany onSent={onSent} />}
                >
                  {(sent, again) => <ManySent sent={sent} onAgain={again} />}
                </Turns>
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}

type Many = Parameters<typeof ManySentPart>[0]["sent"];

interface TurnsProps<Sent> {
  /** The field that a new form begins with. */
  first: string;
  form: (onSent: (sent: Sent) => void) => ReactNode;
  children: (sent: Sent, again: () => void) => ReactNode;
}

/** A form, then what became of it, then a new form: nothing of the one before stays, and the focus follows. */
function Turns<Sent>({ first, form, children }: TurnsProps<Sent>) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [turn, setTurn] = useState(0);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent !== null) answer.current?.focus();
  }, [sent]);
  const again = () => {
    // At once: a focus that comes a moment later can take the first letters typed to another field.
    flushSync(() => {
      setSent(null);
      setTurn(turn + 1);
    });
    document.getElementById(first)?.focus();
  };
  return (
    <div>
      {/* Holds blocks, which an <output> may not. */}
      <div role="status" ref={answer} tabIndex={-1}>
        {sent !== null && children(sent, again)}
      </div>
      {sent === null && <div key={turn}>{form(setSent)}</div>}
    </div>
  );
}

function OneSent({ invited, onAgain }: { invited: Profile; onAgain: () => void }) {
  const texts = useTexts("people");
  const say = useSay();
  const { language } = useLanguage();
  const leavesOn = invited.mail?.leavesOn;
  return (
    <Notice
      tone="success"
      title={say(leavesOn ? texts.invitedLater : texts.invited, {
        email: invited.email,
        date: leavesOn ? formatDay(language, leavesOn) : "",
      })}
    >
      {leavesOn && <p>{texts.invitedLaterDetail}</p>}
      <div className={styles.sent}>
        <Button variant="primary" onClick={onAgain}>
          {texts.inviteAnother}
        </Button>
        <LinkButton to={paths.people()}>{texts.back}</LinkButton>
      </div>
    </Notice>
  );
}
