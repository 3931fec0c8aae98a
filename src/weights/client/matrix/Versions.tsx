import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList, formatMoment } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import type { WeightVersion } from "#weights/contract.ts";
import type { Weights } from "#weights/contract/matrix.ts";
import { listChangedRows, defaultWeights } from "../../rules/matrix.ts";
import { weights } from "../queries.ts";
import styles from "./matrix.module.css";

const firstPageSize = 10;
const fullPageSize = 100;

interface VersionsProps {
  current: number;
  getRowName: (row: string) => string | null;
  /** Puts a version into the grid, not saved. */
  onTake: (taken: Weights) => void;
}

/** The versions with their authors, changes and dates; an earlier one can be restored. */
export function Versions({ current, getRowName, onTake }: VersionsProps) {
  const { versions: texts } = useTexts("weights");
  const [limit, setLimit] = useState(firstPageSize);
  const query = useQuery(weights.versions.queryOptions({ input: { limit } }));
  return (
    <Section title={texts.title}>
      <QueryView query={query}>
        {({ items, nextCursor }) =>
          items.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <>
              <ol className={styles.versions}>
                {items.map((version, index) => (
                  <VersionLine
                    key={version.version}
                    version={version}
                    before={items[index + 1]?.weights ?? (nextCursor ? null : defaultWeights)}
                    isCurrent={version.version === current}
                    getRowName={getRowName}
                    onTake={onTake}
                  />
                ))}
              </ol>
              {nextCursor && limit === firstPageSize && (
                <Button variant="quiet" size="small" onClick={() => setLimit(fullPageSize)}>
                  {texts.older}
                </Button>
              )}
            </>
          )
        }
      </QueryView>
    </Section>
  );
}

interface VersionLineProps extends Pick<VersionsProps, "getRowName" | "onTake"> {
  version: WeightVersion;
  /** Null where it is not known: the next page has it. */
  before: Weights | null;
  isCurrent: boolean;
}

const maxRowNames = 4;

function VersionLine({ version, before, isCurrent, getRowName, onTake }: VersionLineProps) {
  const { versions: texts } = useTexts("weights");
  const say = useSay();
  const { language } = useLanguage();
  const changed = before
    ? [...new Set(listChangedRows(before, version.weights).map((row) => getRowName(row) ?? texts.removed))]
    : [];
  const left = changed.length - maxRowNames;
  const rows = [
    ...changed.slice(0, left > 0 ? maxRowNames : undefined),
    ...(left > 0 ? [say(texts.more, { count: left })] : []),
  ];
  return (
    <li className={styles.version}>
      <div>
        <p>
          <strong>{say(texts.version, { version: version.version })}</strong>
          {isCurrent && <span className={styles.tag}>{texts.current}</span>}
        </p>
        <p className={styles.hint}>
          {say(texts.saved, {
            name: version.savedBy,
            moment: formatMoment(language, new Date(version.savedAt)),
          })}
        </p>
        {rows.length > 0 && (
          <p>{say(texts.changed, { rows: left > 0 ? rows.join(", ") : formatList(language, rows) })}</p>
        )}
      </div>
      {!isCurrent && (
        <Button
          size="small"
          accessibleName={say(texts.takeNamed, { version: version.version })}
          onClick={() => {
            onTake(version.weights);
            notify.success(say(texts.taken, { version: version.version }));
          }}
        >
          {texts.take}
        </Button>
      )}
    </li>
  );
}
