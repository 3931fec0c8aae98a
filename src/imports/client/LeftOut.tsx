import type { ImportView } from "#imports/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { columnsLeftOut } from "../rules/columns.ts";
import styles from "./imports.module.css";

const maxNamesShown = 10;
const maxHeaderLength = 40;
const shortened = (header: string) =>
  header.length > maxHeaderLength ? `${header.slice(0, maxHeaderLength)}…` : header;

/** The columns of the file that fill no field: shown before the rows, where their absence would go unnoticed. */
export function LeftOut({ view, onMatch }: { view: ImportView; onMatch: () => void }) {
  const { verify, match } = useTexts("imports");
  const say = useSay();
  const left = columnsLeftOut(view.headers, view.mapping);
  if (left.length === 0) return null;
  const names = left
    .slice(0, maxNamesShown)
    .map(({ header, at }) => (header ? shortened(header) : say(match.unnamed, { number: at + 1 })));
  const others =
    left.length > maxNamesShown ? [say(verify.andOthers, { count: left.length - maxNamesShown })] : [];
  return (
    <div className={styles.leftOut}>
      <span>{say(verify.leftOut, { columns: [...names, ...others].join(", ") })}</span>
      <button type="button" className={styles.textButton} onClick={onMatch}>
        {verify.matchThem}
      </button>
    </div>
  );
}
