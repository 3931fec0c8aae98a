import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { subjectTakesPart } from "#evaluations/rules/launch.ts";
import { listAskedTypes } from "#evaluations/rules/questionnaire.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { Facts, Section, Stack } from "#platform/ui/page/Section.tsx";
import shared from "../../evaluations.module.css";
import { InvitationPreview } from "../../launch/InvitationPreview.tsx";
import { useReportModelFact } from "../../launch/reportModel/ReportModel.tsx";
import { WillBeShown } from "../../launch/WillBeShown.tsx";
import { useTotalWords } from "../questions/Total.tsx";
import { getStepNumber, type Step } from "../steps.ts";
import type { AwaitedProposal } from "../../proposal.ts";
import { Timeline } from "./Timeline.tsx";
import { TranslatedText } from "../../TranslatedText.tsx";
import styles from "./summary.module.css";
import { WhoSeesWhat } from "./WhoSeesWhat.tsx";

interface SummaryStepProps {
  evaluation: Evaluation;
  /** The proposal of participants, not approved yet. */
  proposal: AwaitedProposal | null;
}

export function SummaryStep({ evaluation, proposal }: SummaryStepProps) {
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { summary, frame: wizard } = own;
  const say = useSay();
  const { language } = useLanguage();
  const describeTotal = useTotalWords();
  const reportModel = useReportModelFact();
  const { subject, participants, joiningManager } = evaluation;
  const skills = [...new Map(evaluation.questions.map(({ skill }) => [skill.id, skill])).values()];
  const invited = participants.filter(({ role }) => role !== "subject");
  const renderEditLink = (step: Step) => (
    <LinkButton
      size="small"
      to={paths.editEvaluation(evaluation.id, { step: String(getStepNumber(step)) })}
      accessibleName={say(summary.modifyNamed, { section: wizard.stepNames[step] })}
    >
      {summary.modify}
    </LinkButton>
  );
  return (
    <>
      <div className={shared.two}>
        <Section title={wizard.stepNames.information} action={renderEditLink("information")}>
          <Facts
            facts={[
              { label: own.information.name, value: evaluation.name || texts.untitled },
              { label: own.information.subject, value: subject ? fullName(subject) : texts.noSubject },
              { label: own.information.type, value: texts.types[evaluation.evaluationType] },
              { label: own.information.scale, value: texts.scales[evaluation.scale] },
              reportModel,
            ]}
          />
        </Section>
        <Section title={wizard.stepNames.skills} action={renderEditLink("skills")}>
          <Facts
            facts={[
              { label: own.skills.questionnaire, value: describeTotal(listAskedTypes(evaluation)) },
              ...(skills.length > 0 && evaluation.selectedDimensions.includes("skills")
                ? [
                    {
                      label: texts.dimensions.skills,
                      value: (
                        <ul className={styles.chips}>
                          {skills.map(({ id, name }) => (
                            <li key={id}>
                              <TranslatedText text={name} />
                            </li>
                          ))}
                        </ul>
                      ),
                    },
                  ]
                : []),
              {
                label: own.skills.dimensions,
                value:
                  formatList(
                    language,
                    evaluation.selectedDimensions.map((one) => texts.dimensions[one]),
                  ) || texts.none,
              },
            ]}
          />
        </Section>
        <Section title={wizard.stepNames.participation} action={renderEditLink("participation")}>
          <Stack>
            <ul className={shared.list}>
              {subject && subjectTakesPart(evaluation) && (
                <li className={shared.line}>
                  <span className={shared.lineWords}>{fullName(subject)}</span>
                  <span className={shared.muted}>{texts.roles.subject}</span>
                </li>
              )}
              {joiningManager && (
                <li className={shared.line}>
                  <span className={shared.lineWords}>
                    {fullName(joiningManager)}
                    <span className={shared.detail}>{own.participation.joinsAtLaunch}</span>
                  </span>
                  <span className={shared.muted}>{texts.roles.manager}</span>
                </li>
              )}
              {invited.map(({ id, person, role }) => (
                <li key={id} className={shared.line}>
                  <span className={shared.lineWords}>{fullName(person)}</span>
                  <span className={shared.muted}>{texts.roles[role]}</span>
                </li>
              ))}
            </ul>
            <WillBeShown evaluation={evaluation} />
          </Stack>
        </Section>
        <Timeline evaluation={evaluation} proposal={proposal} />
      </div>
      <WhoSeesWhat evaluation={evaluation} />
      <Section title={summary.invitations}>
        <InvitationPreview evaluation={evaluation} />
      </Section>
    </>
  );
}
