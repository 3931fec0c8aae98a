import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Explained } from "#analytics/client/explain/Explained.tsx";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import type { Period } from "#platform/periods.ts";
import { formatNumber } from "#platform/texts.ts";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { Ring } from "#platform/ui/display/Ring.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { formatPeriod } from "#platform/formatPeriod.ts";
import type { ParticipationGroup } from "../../contract/board.ts";
import { computeShare, limitGroups } from "../../rules/participation.ts";
import { dashboards } from "../useDashboard.ts";
import styles from "./board.module.css";
import { Widget } from "./Widget.tsx";

/** Who was asked and has finished in a period, as rings; current, where all other figures wait for the end of a period. */
export function ParticipationWidget({ period }: { period: Period }) {
  const texts = useTexts("board").participation;
  const { types } = useTexts("evaluations");
  const { language } = useLanguage();
  const say = useSay();
  const query = useQuery(
    dashboards.participation.queryOptions({ input: period, placeholderData: keepPreviousData }),
  );
  const nameGroup = ({ campaign, type, others }: ParticipationGroup) =>
    campaign?.name ?? (type ? types[type] : say(texts.more, { count: others ?? 0 }));
  const number = (value: number) => formatNumber(language, value);
  const share = (counts: { invited: number; finished: number }) =>
    say(texts.number, { share: computeShare(counts) });
  return (
    <Widget title={texts.title} intro={formatPeriod(language, period)} query={query}>
      {(data) => {
        const groups = limitGroups(data.groups);
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
        if (data.evaluations === 0) return { finding: texts.empty, table: null, sheet };
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
              {groups.map((group) => (
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
        };
      }}
    </Widget>
  );
}
