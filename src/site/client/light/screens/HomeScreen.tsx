import { useViewer } from "#auth/client/light/viewer.ts";
import { paths } from "#paths.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { PageLink } from "#platform/light/PageLink.tsx";
import { Questions } from "../home/Questions.tsx";
import { Trial } from "../home/Trial.tsx";
import { RoundTable } from "../RoundTable.tsx";
import { SiteFrame } from "../SiteFrame.tsx";

export function HomeScreen() {
  const { home: t, navigation } = useTexts("site");
  const sections = (
    <>
      <a href="#etapes">{navigation.steps}</a>
      <a href="#anonymat">{navigation.anonymity}</a>
      <a href="#forfaits">{navigation.plans}</a>
    </>
  );
  return (
    <SiteFrame sections={sections}>
      <section className="hero">
        <div>
          <ScreenTitle className="hero-title" windowTitle={t.windowTitle}>
            {t.title}
          </ScreenTitle>
          <p className="hero-lead">{t.lead}</p>
          <div className="button-row">
            <MainAction />
            <LinkButton variant="secondary" to={paths.exampleReport()}>
              {t.seeReport}
            </LinkButton>
          </div>
          <p className="hero-note">{t.note}</p>
        </div>
        <RoundTable />
      </section>
      <Trial />
      <Steps />
      <Anonymity />
      <Plans />
      <Questions />
      <section className="last">
        <h2>{t.lastTitle}</h2>
        <MainAction />
      </section>
    </SiteFrame>
  );
}

function MainAction() {
  const { home: t, navigation } = useTexts("site");
  return useViewer()?.scope === "full" ? (
    <LinkButton to={paths.dashboard()}>{navigation.dashboard}</LinkButton>
  ) : (
    <LinkButton to={paths.register()}>{t.register}</LinkButton>
  );
}

function Steps() {
  const { home: t } = useTexts("site");
  const steps = [
    { title: t.steps.prepare, text: t.steps.prepareText },
    { title: t.steps.answer, text: t.steps.answerText },
    { title: t.steps.act, text: t.steps.actText },
  ];
  return (
    <section className="section" id="etapes" aria-labelledby="etapes-title">
      <h2 id="etapes-title">{t.stepsTitle}</h2>
      <ol className="steps">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <StepRing done={index + 1} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A ring of which each step draws one more third. */
function StepRing({ done }: { done: number }) {
  const around = 2 * Math.PI * 20;
  return (
    <svg viewBox="0 0 52 52" width="52" height="52" aria-hidden="true">
      <circle cx="26" cy="26" r="20" fill="none" stroke="var(--line)" strokeWidth="8" />
      <circle
        cx="26"
        cy="26"
        r="20"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="8"
        strokeDasharray={`${(around * done) / 3} ${around}`}
        transform="rotate(-90 26 26)"
      />
    </svg>
  );
}

function Anonymity() {
  const { home: t } = useTexts("site");
  const rules = [
    t.anonymity.threshold,
    t.anonymity.once,
    t.anonymity.words,
    t.anonymity.manager,
    t.anonymity.log,
  ];
  return (
    <section className="section panel" id="anonymat" aria-labelledby="anonymat-title">
      <Illustration name="anonymity" size={220} />
      <div>
        <h2 id="anonymat-title">{t.anonymityTitle}</h2>
        <p className="muted">{t.anonymityLead}</p>
        <ul className="rules">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p>
          <strong>{t.anonymityNotice}</strong>
        </p>
      </div>
    </section>
  );
}

function Plans() {
  const { home: t } = useTexts("site");
  return (
    <section className="section" id="forfaits" aria-labelledby="forfaits-title">
      <h2 id="forfaits-title">{t.plansTitle}</h2>
      <p className="muted">{t.plansLead}</p>
      <div className="plans">
        <div className="plan">
          <h3>{t.plans.free}</h3>
          <p>{t.plans.freeText}</p>
          <PageLink to={paths.register()}>{t.register}</PageLink>
        </div>
        <div className="plan">
          <h3>{t.plans.pro}</h3>
          <p>{t.plans.proText}</p>
          <PageLink to={paths.contact()}>{t.plans.talk}</PageLink>
        </div>
        <div className="plan">
          <h3>{t.plans.enterprise}</h3>
          <p>{t.plans.enterpriseText}</p>
          <PageLink to={paths.contact()}>{t.plans.talk}</PageLink>
        </div>
      </div>
    </section>
  );
}
