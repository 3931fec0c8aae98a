import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import type { JobFamily } from "#jobs/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { ContentText } from "#skills/client/ContentText.tsx";
import { jobs } from "../queries.ts";
import styles from "../jobs.module.css";

const maxPositionsShown = 50;

/** The positions of a family by name: those in use, or of an archived family the archived ones, by which it comes back. */
export function FamilyPositions({ family: { id: familyId, isArchived } }: { family: JobFamily }) {
  const { families: texts } = useTexts("jobs");
  const query = useQuery(
    jobs.listPositions.queryOptions({
      input: { familyId, limit: maxPositionsShown, ...(isArchived ? { state: "archived" as const } : {}) },
    }),
  );
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
              <InternalLink
                to={`${paths.jobPositions()}?familyId=${familyId}${isArchived ? "&state=archived" : ""}`}
              >
                {texts.allPositions}
              </InternalLink>
            )}
          </>
        )
      }
    </QueryView>
  );
}
