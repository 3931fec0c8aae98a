import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Rich } from "#auth/client/light/rich.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { PageLink } from "#platform/light/PageLink.tsx";
import { ContactForm } from "../ContactForm.tsx";
import { SiteFrame } from "../SiteFrame.tsx";

const linkTo = (path: string) => (words: string) => <PageLink to={path}>{words}</PageLink>;

/** Who can help with what, and a message to the operator of this installation. */
export function ContactScreen() {
  const { contact: t } = useTexts("site");
  return (
    <SiteFrame>
      <div className="reading">
        <ScreenTitle>{t.title}</ScreenTitle>
        <p className="reading-lead">{t.lead}</p>
        <h2>{t.answeringTitle}</h2>
        <p>{t.answering}</p>
        <h2>{t.accountTitle}</h2>
        <p>
          <Rich text={t.account} tags={{ recovery: linkTo(paths.passwordRecovery()) }} />
        </p>
        <h2>{t.personalTitle}</h2>
        <p>
          <Rich text={t.personal} tags={{ privacy: linkTo(paths.privacy()) }} />
        </p>
        <h2>{t.startTitle}</h2>
        <p>
          <Rich text={t.start} tags={{ register: linkTo(paths.register()) }} />
        </p>
        <ContactForm />
      </div>
    </SiteFrame>
  );
}
