import { useRef, useState, type DragEvent } from "react";
import { paths } from "#paths.ts";
import type { CompanySettings } from "#company/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { sendFile } from "#platform/client/sendFile.ts";
import { Button } from "#platform/ui/Button.tsx";
import { notify } from "#platform/ui/notify.ts";
import { Row, Section, Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { whyNotUpload } from "#platform/ui/upload/uploadRules.ts";
import { companyApi, settingsQuery } from "./queries.ts";
import styles from "./settings.module.css";

const limits = { endings: [".png", ".jpg", ".jpeg", ".webp", ".svg"], maxBytes: 2_000_000 };
const refresh = [settingsQuery.queryKey];

/** The logo, kept as soon as it is chosen, and how emails and reports show it. */
export function LogoSection({ settings }: { settings: CompanySettings }) {
  const { logo: texts } = useTexts("companySettings");
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const keep = useAction({
    run: (file: File) => sendFile("/uploads/logo", file),
    refresh,
    announce: () => texts.kept,
  });
  const remove = useAction({
    run: () => companyApi.removeLogo({}),
    refresh,
    announce: () => texts.removed,
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    if (whyNotUpload(file, limits)) notify.error(texts.wrong);
    else void keep.run(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Section title={texts.title} bare>
      <div
        className={`${styles.drop} ${isOver ? styles.over : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Stack gap="small">
          <p className={styles.hint}>{settings.logo ? texts.hint : `${texts.none} ${texts.hint}`}</p>
          <Row>
            <Button busy={keep.busy} onClick={() => input.current?.click()}>
              {settings.logo ? texts.replace : texts.choose}
            </Button>
            {settings.logo && (
              <Button variant="quiet" busy={remove.busy} onClick={() => void remove.run()}>
                {texts.remove}
              </Button>
            )}
          </Row>
        </Stack>
        <input
          ref={input}
          type="file"
          hidden
          accept={limits.endings.join(",")}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // The same file again is a choice too.
            event.currentTarget.value = "";
          }}
        />
      </div>
      {settings.logo && <Previews logo={settings.logo} company={settings.name} />}
    </Section>
  );
}

function Previews({ logo, company }: { logo: string; company: string }) {
  const { logo: texts } = useTexts("companySettings");
  const say = useSay();
  const image = <img src={paths.logo(logo)} alt={say(texts.of, { company })} className={styles.logo} />;
  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <div className={styles.paper}>
          {image}
          <p className={styles.sample}>{texts.sampleTitle}</p>
        </div>
        <figcaption>{texts.onEmails}</figcaption>
      </figure>
      <figure className={styles.preview}>
        <div className={styles.paper}>
          {image}
          <p className={styles.sample}>{texts.sampleReport}</p>
        </div>
        <figcaption>{texts.onReports}</figcaption>
      </figure>
    </div>
  );
}
