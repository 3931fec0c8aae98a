import type { ImportView } from "#imports/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { columnsLeftOut } from "../rules/columns.ts";
import styles from "./imports.module.css";

const mostNamed = 10;
const longestHeader = 40;
const shortened = (header: string) =>
  header.length > longestHeader ? `${header.slice(0, longestHeader)}…` : header;

/** The columns of the file that fill no field: said before the rows, since nobody misses them there. */
export function LeftOut({ view, onMatch }: { view: ImportView; onMatch: () => void }) {
  const { verify, match } = useTexts("imports");
  const say = useSay();
  const left = columnsLeftOut(view.headers, view.mapping);
  if (left.length === 0) return null;
  const names = left
    .slice(0, mostNamed)
    .map(({ header, at }) => (header ? shortened(header) : say(match.unnamed, { number: at + 1 })));
  const others = left.length > mostNamed ? [say(verify.andOthers, { count: left.length - mostNamed })] : [];
  return (
    <div className={styles.leftOut}>
      <span>{say(verify.leftOut, { columns: [...names, ...others].join(", ") })}</span>
      <button type="button" className={styles.textButton} onClick={onMatch}>
        {verify.matchThem}
      </button>
    </div>
  );
}
