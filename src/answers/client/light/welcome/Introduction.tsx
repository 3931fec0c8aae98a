import { useState } from "react";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { readerOffset } from "#platform/client/readerOffset.ts";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { formatDay } from "#platform/texts.ts";
import { zoneNote } from "#platform/zone.ts";
import type { LinkWelcome } from "../../../contract.ts";
import pages from "../answerPages.module.css";
import { later } from "../later.tsx";
import { SeatsDrawing } from "./SeatsDrawing.tsx";
import { useNotice } from "./useNotice.ts";

const WhoSeesWhat = later(async () => (await import("./WhoSeesWhat.tsx")).WhoSeesWhat);

interface IntroductionProperties {
  about: LinkWelcome;
  /** The notice was read in an earlier version. */
  hasChanged?: boolean;
}

/** Who, as what, how long, until when, and who will see what: on the page of the link, or before the first question. */
export function Introduction({ about, hasChanged = false }: IntroductionProperties) {
  const { welcome: t } = useTexts("answers");
  const { language } = useLanguage();
  const say = useSay();
  const notice = useNotice(about);
  const [open, setOpen] = useState(false);
  const { minutes, questionCount, dueOn, zone } = about;
  const duration = minutes === 0 ? t.shortDuration : say(t.duration, { count: minutes });
  return (
    <>
      <ScreenTitle key="welcome">
        {about.isSelf ? t.selfTitle : say(t.title, { name: fullName(about.subject) })}
      </ScreenTitle>
      <p className={pages["lead"]}>
        {t.as[about.role]} {say(t.length, { count: questionCount, duration })}{" "}
        {dueOn &&
          say(t.due, {
            date:
              formatDay(language, dueOn, "withWeekday") +
              (zone ? zoneNote(language, zone, readerOffset()) : ""),
          })}
      </p>
      <section className={pages["notice"]} aria-labelledby="notice-title">
        <SeatsDrawing />
        <div>
          <h2 id="notice-title">{t.noticeTitle}</h2>
          {hasChanged && <p className={pages["changed"]}>{t.noticeChanged}</p>}
          {notice.points.length > 0 && (
            <ul className={pages["points"]}>
              {notice.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          <p>{notice.ofReport}</p>
          {notice.ofFigures && <p>{notice.ofFigures}</p>}
          {notice.ofDrafts && <p>{notice.ofDrafts}</p>}
          <button type="button" className="text-button" onClick={() => setOpen(true)}>
            {t.whoSeesWhat}
          </button>
        </div>
      </section>
      <WhoSeesWhat when={open} form={about} open onClose={() => setOpen(false)} />
    </>
  );
}

/** By law, who answers for personal information in this company. */
export function Officer({ about }: { about: Pick<LinkWelcome, "privacyOfficer" | "companyName"> }) {
  const { welcome: t } = useTexts("answers");
  const say = useSay();
  if (!about.privacyOfficer) return null;
  return (
    <p className={pages["officer"]}>
      {say(t.officer, { company: about.companyName, officer: about.privacyOfficer })}
    </p>
  );
}
