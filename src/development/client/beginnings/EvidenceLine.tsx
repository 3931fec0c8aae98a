import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { usePlanPage } from "../plan/usePlanPage.ts";
import { development } from "../queries.ts";
import styles from "./evidence.module.css";

/** From which report an objective comes, for those who may open it; what stands there, for the person. Nothing else. */
export function EvidenceLine({ objectiveId }: { objectiveId: string }) {
  const { evidence: texts, tags } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const { plan } = usePlanPage();
  const input = { profileId: plan.person.id };
  const { data } = useQuery(development.readEvidence.queryOptions({ input }));
  const found = data?.items.find((item) => item.objectiveId === objectiveId);
  if (!found) return null;
  const { evaluationId, releasedOn, point } = found;
  const date = formatDay(language, releasedOn);
  return (
    <p className={styles.evidence}>
      {point
        ? say(texts.own, { date, skill: translated(language, point.skill).text, tag: tags[point.tag] })
        : say(texts.other, { date })}{" "}
      <InternalLink to={paths.report(evaluationId)}>{texts.open}</InternalLink>
    </p>
  );
}
