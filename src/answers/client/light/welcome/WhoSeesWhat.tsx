import type { ReportReader } from "#evaluations/vocabulary/readers.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import type { LinkWelcome } from "../../../contract.ts";
import { findWithheldGroup, listVisibility } from "../../../rules/notice.ts";
import styles from "../answer.module.css";
import pages from "../answerPages.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { useNotice } from "./useNotice.ts";

const texts = { fr, en };

/** Readers that fit side by side in the dialog. */
const maxColumns = 4;
const rows = ["answers", "comments", "name", "participation"] as const;

interface WhoSeesWhatProperties {
  form: Omit<LinkWelcome, "questionCount" | "minutes">;
  open: boolean;
  onClose: () => void;
}

/** Each reader of the report, and what they learn; then what remains technically possible, plainly. */
export function WhoSeesWhat({ form, open, onClose }: WhoSeesWhatProperties) {
  const t = texts[useLanguage().language];
  const say = useSay();
  const notice = useNotice(form);
  const seen = listVisibility(form.role, { ...form, showsComments: form.showsComments ?? true });
  const formatReader = (reader: ReportReader) =>
    reader === "subject" && form.isSelf
      ? t.you
      : say(t.readers[reader], { firstName: form.subject.firstName });
  const fitsTable = seen.length <= maxColumns;
  const group = findWithheldGroup(form.role);
  const underThreshold = group && (form.joins ? t.groupJoined[group] : t.group);
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <div className={pages["visibility"]}>
        <p>{notice.ofReport}</p>
        {fitsTable && (
          <div className={pages["tableFrame"]}>
            <table>
              <caption className="for-screen-readers">{t.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{t.what}</th>
                  {seen.map(({ reader }) => (
                    <th key={reader} scope="col">
                      {formatReader(reader)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row}>
                    <th scope="row">{t.rows[row]}</th>
                    {seen.map((column) => (
                      <td key={column.reader}>{t.seen[column[row]]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {/* The same where the columns do not fit: on a telephone, and with more readers than usual. */}
        <div className={styles[fitsTable ? "visibilityRows" : "visibilityRowsOnly"]}>
          {rows.map((row) => (
            <section key={row} aria-label={t.rows[row]}>
              <h3>{t.rows[row]}</h3>
              <dl>
                {seen.map((column) => (
                  <div key={column.reader}>
                    <dt>{formatReader(column.reader)}</dt>
                    <dd>{t.seen[column[row]]}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <p>{t.before}</p>
        {underThreshold && <p>{say(underThreshold, { k: form.threshold })}</p>}
        {notice.ofFigures && (
          <p>
            {notice.ofFigures} {t.figures}
          </p>
        )}
        {notice.ofDrafts && <p>{notice.ofDrafts}</p>}
        <p>{t.administration}</p>
        <h3>{t.deviceTitle}</h3>
        <p>{t.device}</p>
        <p>{t.deviceLimits}</p>
        <p>{t.deviceShared}</p>
      </div>
    </Dialog>
  );
}
