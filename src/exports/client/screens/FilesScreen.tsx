import { IconDownload, IconRefresh, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ExportJob } from "#exports/contract.ts";
import { computePercent, isInPreparation, whyNotRetry } from "#exports/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatMoment } from "#platform/texts.ts";
import { Button, IconButton } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { Progress } from "#platform/ui/display/Progress.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Card } from "#platform/ui/page/Section.tsx";
import { exportQueries, exportsApi } from "../queries.ts";
import { takeFile } from "../takeFile.ts";
import { describeFailure, describeProgress, nameFile } from "../words.ts";
import styles from "../files.module.css";

const askEveryMs = 1_000;

/** What the reader has had prepared, the latest first. */
export function FilesScreen() {
  const texts = useTexts("exports");
  const query = useQuery({
    ...exportQueries.list.queryOptions({ input: {} }),
    refetchInterval: ({ state }) => (state.data?.items.some(isInPreparation) ? askEveryMs : false),
  });
  return (
    <Page title={texts.title} intro={texts.intro}>
      <QueryView query={query} skeleton="list">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
          ) : (
            <div className={styles.card}>
              <Card>
                <ul className={styles.files} aria-label={texts.list}>
                  {items.map((job) => (
                    <File key={job.id} job={job} />
                  ))}
                </ul>
              </Card>
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}

/** The day of a moment by the reader's clock, as its hour is: 2026-12-03. */
const toLocalDay = (at: string) => new Intl.DateTimeFormat("en-CA").format(new Date(at));

function File({ job }: { job: ExportJob }) {
  const texts = useTexts("exports");
  const { language } = useLanguage();
  const say = useSay();
  const title = nameFile(language, job);
  const refresh = [exportQueries.list.key()];
  const take = useAction({
    run: () => takeFile(job.id),
    refresh,
    announce: () => say(texts.kept, { title: job.title }),
  });
  const retry = useAction({ run: () => exportsApi.retry({ id: job.id }), refresh });
  const remove = useAction({
    run: () => exportsApi.remove({ id: job.id }),
    refresh,
    announce: () => texts.removed,
  });
  const isRunning = isInPreparation(job);
  return (
    <li className={styles.file}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {isRunning ? (
          <Progress value={computePercent(job) ?? 0} max={100} label={describeProgress(language, job)} />
        ) : (
          <p className={styles.facts}>
            {job.state === "failed" ? (
              <StatusBadge variant="warning">{describeFailure(language, job.failure)}</StatusBadge>
            ) : (
              <>
                {say(texts.asked, { moment: formatMoment(language, new Date(job.createdAt)) })}
                {" · "}
                {say(texts.until, { date: formatDay(language, toLocalDay(job.expiresAt), "short") })}
              </>
            )}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {job.state === "done" && (
          <Button
            size="small"
            icon={<IconDownload size={18} aria-hidden="true" />}
            accessibleName={say(texts.downloadNamed, { title })}
            busy={take.busy}
            onClick={() => void take.run()}
          >
            {texts.download}
          </Button>
        )}
        {whyNotRetry(job) === null && (
          <Button
            size="small"
            icon={<IconRefresh size={18} aria-hidden="true" />}
            accessibleName={say(texts.retryNamed, { title })}
            busy={retry.busy}
            onClick={() => void retry.run()}
          >
            {texts.retry}
          </Button>
        )}
        {isRunning ? (
          <Button
            size="small"
            accessibleName={say(texts.stopNamed, { title })}
            busy={remove.busy}
            onClick={() => void remove.run()}
          >
            {texts.stop}
          </Button>
        ) : (
          <IconButton
            label={say(texts.removeNamed, { title })}
            icon={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => void remove.run()}
          />
        )}
      </div>
    </li>
  );
}
