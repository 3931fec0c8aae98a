import { useSay, useTexts } from "#platform/client/language.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import { visibility } from "../../../rules/notice.ts";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";
import { useNotice } from "./useNotice.ts";

const rows = ["answers", "comments", "name", "participation"] as const;

/** Each reader of the report, and what they learn; then what remains technically possible, plainly. */
export function WhoSeesWhat({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { form } = useAnswering();
  const { visibility: t } = useTexts("answers");
  const say = useSay();
  const notice = useNotice(form);
  const seen = visibility(form.role, form.readers);
  const isProtected = form.role === "peer" || form.role === "direct_report";
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <div className={styles["visibility"]}>
        <p>{notice.whole}</p>
        {/* Scrolls sideways on a narrow screen, so the keyboard needs to reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={styles["tableFrame"]} aria-label={t.caption} tabIndex={0}>
          <table>
            <caption className="for-screen-readers">{t.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{t.what}</th>
                {seen.map(({ reader }) => (
                  <th key={reader} scope="col">
                    {reader === "subject" && form.isSelf
                      ? t.you
                      : say(t.readers[reader], { firstName: form.subject.firstName })}
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
        </section>
        <p>{t.before}</p>
        {isProtected && <p>{say(t.group, { k: form.threshold })}</p>}
        <p>{t.administration}</p>
        <h3>{t.deviceTitle}</h3>
        <p>{t.device}</p>
        <p>{t.deviceLimits}</p>
        <p>{t.deviceShared}</p>
      </div>
    </Dialog>
  );
}
