import { IconCircleCheck } from "@tabler/icons-react";
import type { Security } from "#auth/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatMoment } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { securityApi, securityQuery } from "./queries.ts";
import styles from "./security.module.css";

type OpenSession = Security["sessions"][number];

/** Where one is signed in. The current session is ended by signing out. */
export function SessionsSection({ sessions }: { sessions: readonly OpenSession[] }) {
  const { sessions: texts } = useTexts("security");
  const refresh = [securityQuery.queryKey];
  const end = useAction({
    run: ({ id }: OpenSession) => securityApi.endOwnSession({ id }),
    refresh,
    announce: () => texts.closed,
  });
  const endOthers = useAction({
    run: () => securityApi.endOtherSessions({}),
    refresh,
    announce: () => texts.othersClosed,
  });
  const busy = end.busy || endOthers.busy;
  return (
    <Section title={texts.title} intro={texts.intro} bare>
      <Stack>
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} busy={busy} onEnd={() => void end.run(session)} />
          ))}
        </ul>
        {sessions.length > 2 && (
          <div>
            <Button busy={busy} onClick={() => void endOthers.run()}>
              {texts.closeOthers}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

interface SessionRowProps {
  session: OpenSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { sessions: texts } = useTexts("security");
  const { language } = useLanguage();
  const say = useSay();
  const device = say(texts.device, {
    browser: session.browser ?? texts.unknownBrowser,
    system: session.system ?? texts.unknownSystem,
  });
  const used = formatMoment(language, new Date(session.lastUsedAt));
  const opened = formatMoment(language, new Date(session.openedAt));
  return (
    <li>
      <div>
        <p className={styles.name}>{device}</p>
        <p className={styles.detail}>{say(texts.opened, { at: opened })}</p>
        {!session.isCurrent && <p className={styles.detail}>{say(texts.used, { at: used })}</p>}
      </div>
      {session.isCurrent ? (
        <span className={styles.current}>
          <IconCircleCheck size={20} aria-hidden="true" />
          {texts.current}
        </span>
      ) : (
        <Button
          size="small"
          busy={busy}
          accessibleName={say(texts.closeNamed, { device, at: used })}
          onClick={onEnd}
        >
          {texts.close}
        </Button>
      )}
    </li>
  );
}
