import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { SiteFrame } from "../SiteFrame.tsx";

export function TermsScreen() {
  const { terms: t } = useTexts("site");
  const articles = [
    [t.useTitle, t.use],
    [t.accountTitle, t.account],
    [t.respectTitle, t.respect],
    [t.anonymityTitle, t.anonymity],
    [t.contentTitle, t.content],
    [t.availabilityTitle, t.availability],
    [t.lawTitle, t.law],
  ];
  return (
    <SiteFrame>
      <div className="reading">
        <ScreenTitle>{t.title}</ScreenTitle>
        <p className="reading-lead">{t.lead}</p>
        {articles.map(([title, text]) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </SiteFrame>
  );
}
