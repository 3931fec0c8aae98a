import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { ContentText } from "#skills/client/ContentText.tsx";
import { jobs } from "../queries.ts";
import styles from "../jobs.module.css";

const mostShown = 50;

/** The positions in use of a family, by name. */
export function FamilyPositions({ familyId }: { familyId: string }) {
  const { families: texts } = useTexts("jobs");
  const query = useQuery(jobs.listPositions.queryOptions({ input: { familyId, limit: mostShown } }));
  return (
    <QueryView query={query}>
      {({ items, nextCursor }) =>
        items.length === 0 ? (
          <p className={styles.none}>{texts.noPositions}</p>
        ) : (
          <>
            <ul className={styles.names}>
              {items.map(({ id, name }) => (
                <li key={id}>
                  <InternalLink to={paths.jobPosition(id)}>
                    <ContentText text={name} tag />
                  </InternalLink>
                </li>
              ))}
            </ul>
            {nextCursor && (
              <InternalLink to={`${paths.jobPositions()}?familyId=${familyId}`}>
                {texts.allPositions}
              </InternalLink>
            )}
          </>
        )
      }
    </QueryView>
  );
}
