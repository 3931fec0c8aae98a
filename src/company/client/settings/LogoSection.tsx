import { paths } from "#paths.ts";
import type { CompanySettings } from "#company/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { sendFile } from "#platform/client/sendFile.ts";
import { notify } from "#platform/ui/actions/notify.ts";
import { Section } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { PictureDrop } from "#platform/ui/upload/PictureDrop.tsx";
import { whyNotUpload } from "#platform/ui/upload/uploadRules.ts";
import { companyApi, settingsQuery } from "./queries.ts";
import styles from "./settings.module.css";

const limits = { endings: [".png", ".jpg", ".jpeg", ".webp", ".svg"], maxBytes: 2_000_000 };
const refresh = [settingsQuery.queryKey];

/** The logo, kept as soon as it is chosen, and how emails and reports show it. */
export function LogoSection({ settings }: { settings: CompanySettings }) {
  const { logo: texts } = useTexts("companySettings");
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
  const take = (file: File) => {
    if (whyNotUpload(file, limits)) notify.error(texts.wrong);
    else void keep.run(file);
  };
  return (
    <Section title={texts.title} bare>
      <PictureDrop
        words={texts}
        hasPicture={settings.logo !== null}
        accept={limits.endings.join(",")}
        onChoose={take}
        isKeeping={keep.busy}
        onRemove={() => void remove.run()}
        isRemoving={remove.busy}
      />
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
