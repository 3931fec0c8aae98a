import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { Explained } from "#analytics/client/explain/Explained.tsx";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { findPeriod } from "#platform/periods.ts";
import { capitalize } from "#platform/periodInSentence.ts";
import { formatNumber } from "#platform/texts.ts";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { Ring } from "#platform/ui/display/Ring.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { formatPeriod } from "#platform/formatPeriod.ts";
import type { ParticipationGroup, PeriodParticipation } from "../../contract/board.ts";
import { computeShare, limitGroups } from "../../rules/participation.ts";
import { dashboards } from "../useDashboard.ts";
import styles from "./board.module.css";
import type { BoardView } from "./view/useBoardView.ts";
import { Widget } from "./Widget.tsx";

/** Rings in one row; the table has the others. */
const maxRings = 4;

/** Who was asked and has finished in a period, as rings; and, in a line of its own, in the one that runs. */
export function ParticipationWidget({ view: { period, today, told } }: { view: BoardView }) {
  const texts = useTexts("board").participation;
  const { types } = useTexts("evaluations");
  const { language } = useLanguage();
  const say = useSay();
  const query = useQuery(
    dashboards.participation.queryOptions({ input: period, placeholderData: keepPreviousData }),
  );
  const running = findPeriod(period.kind, today);
  const isRunning = running.start === period.start;
  const now = useQuery(dashboards.participation.queryOptions({ input: isRunning ? skipToken : running }));
  const nameGroup = ({ campaign, type, others }: ParticipationGroup) =>
    campaign?.name ?? (type ? types[type] : say(texts.more, { count: others ?? 0 }));
  const number = (value: number) => formatNumber(language, value);
  const share = (counts: { invited: number; finished: number }) =>
    say(texts.number, { share: computeShare(counts) });
  // Before anything has begun, one card says so.
  if (told === "never" && query.data?.evaluations === 0) return null;
  return (
    <Widget title={texts.title} intro={formatPeriod(language, period)} query={query} room={190}>
      {(data) => {
        const groups = limitGroups(data.groups);
        const rings = limitGroups(data.groups, maxRings);
        const foot = !isRunning && <p className={styles.running}>{now.data && sayRunning(now.data)}</p>;
        const sheet = {
          name: `${texts.file}-${period.start}`,
          rows: [
            [texts.group, ...Object.values(texts.columns)],
            ...data.groups.map((group) => [
              nameGroup(group),
              group.evaluations,
              group.invited,
              group.finished,
              share(group),
            ]),
          ],
        };
        if (data.evaluations === 0) return { finding: texts.empty, table: null, sheet, foot };
        return {
          number: (
            <Explained
              figure={{
                kind: "participation",
                of: formatPeriod(language, period),
                ...data,
                printed: computeShare(data),
              }}
            >
              {share(data)}
            </Explained>
          ),
          finding: say(texts.finding, {
            count: data.evaluations,
            finished: data.finished,
            invited: data.invited,
          }),
          chart: (
            <ul className={styles.rings}>
              {rings.map((group) => (
                <li key={nameGroup(group)} className={styles.ring}>
                  <Ring answered={group.finished} total={group.invited} size={52} label={null} />
                  <span>
                    <b>
                      {group.campaign ? (
                        <InternalLink to={paths.campaign(group.campaign.id)}>
                          {group.campaign.name}
                        </InternalLink>
                      ) : (
                        nameGroup(group)
                      )}
                    </b>
                    <small>
                      {share(group)} · {`${number(group.finished)}/${number(group.invited)}`}
                    </small>
                  </span>
                </li>
              ))}
            </ul>
          ),
          table: (
            <ChartTable
              caption={texts.caption}
              head={texts.group}
              columns={Object.entries(texts.columns).map(([key, label]) => ({ key, label }))}
              rows={groups.map((group) => ({
                key: nameGroup(group),
                header: nameGroup(group),
                cells: [
                  number(group.evaluations),
                  number(group.invited),
                  number(group.finished),
                  share(group),
                ],
              }))}
            />
          ),
          sheet,
          foot,
        };
      }}
    </Widget>
  );

  function sayRunning(counts: PeriodParticipation): string {
    const named = capitalize(formatPeriod(language, running));
    if (counts.evaluations === 0) return say(texts.runningNone, { period: named });
    return say(texts.running, {
      period: named,
      share: share(counts),
      finished: counts.finished,
      invited: counts.invited,
    });
  }
}
