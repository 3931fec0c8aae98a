import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { SiteFrame } from "../SiteFrame.tsx";

export function PrivacyScreen() {
  const { privacy: t } = useTexts("site");
  const kept = [t.keptAccount, t.keptAnswers, t.keptPassword, t.keptLog];
  const articles = [
    [t.readersTitle, t.readers],
    [t.browserTitle, t.browser],
    [t.elsewhereTitle, t.elsewhere],
    [t.aiTitle, t.ai],
    [t.rightsTitle, t.rights],
  ];
  return (
    <SiteFrame>
      <div className="reading">
        <ScreenTitle>{t.title}</ScreenTitle>
        <p className="reading-lead">{t.lead}</p>
        <section>
          <h2>{t.keptTitle}</h2>
          <ul>
            {kept.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
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
