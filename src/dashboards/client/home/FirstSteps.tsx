import { IconCircleCheck } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import type { FirstStepsProgress } from "../../rules/firstSteps.ts";
import { en } from "./firstStepsTexts.en.ts";
import { fr } from "./firstStepsTexts.fr.ts";
import styles from "./home.module.css";
import shared from "./rows.module.css";
import side from "./side.module.css";

/** Three steps for a new company: each ticks itself off, the first open one is the main action. */
export function FirstSteps({ steps }: { steps: FirstStepsProgress }) {
  const texts = { fr, en }[useLanguage().language];
  const say = useSay();
  const all = [
    // The result, a report, comes before the work that leads to it.
    { ...texts.read, isDone: steps.hasRead, to: paths.exampleReport() },
    {
      ...texts.invite,
      isDone: steps.hasInvited,
      to: paths.invitePerson({ tab: "many" }),
      otherTo: paths.importPeople(),
    },
    {
      ...texts.create,
      isDone: steps.hasCreated,
      to: paths.createEvaluation(),
      otherTo: paths.createCampaign(),
    },
  ];
  const next = all.find(({ isDone }) => !isDone);
  const done = all.filter(({ isDone }) => isDone).length;
  return (
    <Section title={texts.title} intro={say(texts.progress, { count: done, total: all.length })}>
      <ol className={side.steps}>
        {all.map((step, index) => (
          <li key={step.to} className={step.isDone ? `${shared.row} ${side.done}` : shared.row}>
            <span className={side.mark}>
              {step.isDone ? <IconCircleCheck size={32} stroke={1.6} aria-hidden="true" /> : index + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.lineTitle}>
                {step.title}
                {step.isDone && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
              </h3>
              <p className={styles.facts}>
                {step.detail}
                {"other" in step && (
                  <>
                    {" "}
                    <InternalLink to={step.otherTo}>{step.other}</InternalLink>
                  </>
                )}
              </p>
            </div>
            <LinkButton variant={step === next ? "primary" : "secondary"} size="small" to={step.to}>
              {step.action}
            </LinkButton>
          </li>
        ))}
      </ol>
    </Section>
  );
}
