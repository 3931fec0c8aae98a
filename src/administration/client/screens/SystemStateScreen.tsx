import { useRef } from "react";
import { DashboardTabs } from "#dashboards/client/DashboardTabs.tsx";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatTime } from "#platform/texts.ts";
import { useListKeys } from "#platform/ui/lists/useListKeys.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import { useLoading } from "#platform/ui/useLoading.ts";
import { listProblems } from "../../rules/problems.ts";
import { BackgroundWidget } from "../system/BackgroundWidget.tsx";
import { ContentWidget } from "../system/ContentWidget.tsx";
import { FailuresWidget } from "../system/FailuresWidget.tsx";
import { MailWidget } from "../system/MailWidget.tsx";
import { Problems } from "../system/Problems.tsx";
import { StorageWidget } from "../system/StorageWidget.tsx";
import styles from "../system/system.module.css";
import { useHealth } from "../system/useHealth.ts";
import { useReport } from "../system/useReport.ts";
import { VersionsWidget } from "../system/VersionsWidget.tsx";

/** How the installation fares: what to mend first, then each part, which loads and fails alone. */
export function SystemStateScreen() {
  const texts = useTexts("systemState");
  const { language } = useLanguage();
  const say = useSay();
  const { parts, health, isPending, unread, partCount, seenAt } = useHealth();
  // What comes within a moment comes at once, so that no part pushes another.
  const phase = useLoading(isPending);
  const copy = useReport(parts, seenAt);
  const frame = useRef<HTMLDivElement>(null);
  useListKeys(frame, {
    newAt: undefined,
    onSelect: undefined,
    onSelectPage: undefined,
    onEdit: () => {},
    onPreview: undefined,
  });
  return (
    <Page
      title={texts.title}
      intro={
        // As long before anything has come as after: the page does not move.
        <span className={seenAt ? undefined : styles.unseen}>
          {say(texts.seen, { time: formatTime(language, new Date(seenAt ?? 0)) })}
        </span>
      }
    >
      <DashboardTabs current={paths.adminDashboard()} />
      {/* A part on its way hides none of its neighbours. */}
      <div>
        <div ref={frame} className={phase === "nothing" ? styles.soon : styles.parts}>
          {phase === "skeleton" && (
            <div className={styles.awaited}>
              <Skeleton shape="line" />
            </div>
          )}
          {phase === "content" && (
            <Problems
              problems={listProblems(health)}
              unread={unread}
              partCount={partCount}
              onCopy={() => void copy()}
            />
          )}
          <div className={styles.columns}>
            <div className={styles.column}>
              <MailWidget query={parts.mail} />
              <ContentWidget query={parts.content} />
              <StorageWidget query={parts.storage} />
            </div>
            <div className={styles.column}>
              <BackgroundWidget query={parts.background} />
              <FailuresWidget query={parts.failures} />
              <VersionsWidget query={parts.versions} />
            </div>
          </div>
        </div>
      </div>
    </Page>
  );
}
