import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatMoment } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useLeaveGuard } from "#platform/ui/forms/useLeaveGuard.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import type { DraftPreview } from "../../contract/drafts.ts";
import { toSkillKey } from "../../rules/drafts/draftRequest.ts";
import { advisePriorities } from "../../rules/priorities.ts";
import { useBeginningTexts } from "../beginnings/useBeginningTexts.ts";
import { usePlanPage } from "../plan/usePlanPage.ts";
import { development } from "../queries.ts";
import { AnswerStep } from "./AnswerStep.tsx";
import { CheckStep } from "./CheckStep.tsx";
import { ChooseStep } from "./ChooseStep.tsx";
import styles from "./drafts.module.css";
import { StepHeading } from "./StepHeading.tsx";
import { isChanged, useDrafting, type Drafting } from "./useDrafting.ts";
import { useDraftOffer } from "./useDraftOffer.ts";
import { useDraftTexts } from "./useDraftTexts.ts";

interface DraftDialogProps {
  open: boolean;
  onModel: () => void;
  onClose: () => void;
}

/** « Proposer un plan »: what is chosen, what would be sent, and after a yes what came back. Closing it loses nothing of that. */
export function DraftDialog({ open, onModel, onClose }: DraftDialogProps) {
  const texts = useDraftTexts();
  const { plan, mayWrite } = usePlanPage();
  const query = useDraftOffer(plan, mayWrite);
  const offer = query.data;
  const drafting = useDrafting(offer?.report ?? null);
  const { step, asked, progress } = drafting;
  const [hasMoved, setHasMoved] = useState(false);
  const preview = useQuery({
    ...development.previewDraft.queryOptions({ input: asked }),
    enabled: open && step === "check",
    staleTime: 0,
    // What is read and agreed to stands still meanwhile.
    refetchOnWindowFocus: false,
  });
  const close = () => {
    // Nothing is written behind a closed dialog.
    drafting.stop();
    drafting.settle();
    setHasMoved(false);
    if (drafting.hasSuggestions) drafting.goTo("answer");
    onClose();
    drafting.leave();
  };
  const goTo = (next: Drafting["step"]) => {
    setHasMoved(true);
    drafting.goTo(next);
  };
  const isOffered = offer?.obstacle === null || step === "answer";
  const guard = useLeaveGuard(drafting.mayLose);
  return (
    <>
      {guard}
      <Dialog
        open={open}
        onClose={close}
        title={texts.title}
        size="large"
        footer={
          <div className={styles.buttons}>
            <Footer
              step={isOffered ? step : "none"}
              drafting={drafting}
              preview={preview.isFetching ? undefined : preview.data}
              readAt={preview.dataUpdatedAt}
              onModel={() => {
                close();
                onModel();
              }}
              onDone={close}
              goTo={goTo}
            />
          </div>
        }
      >
        {step === "answer" ? (
          <>
            <StepHeading key="answer" takesFocus={hasMoved}>
              {texts.answer.heading}
            </StepHeading>
            <AnswerStep drafting={drafting} />
          </>
        ) : (
          <QueryView query={query} skeleton="form">
            {({ obstacle, report }) =>
              report === null ? (
                <p className={styles.words}>{texts.obstacles[obstacle ?? "no_report"]}</p>
              ) : (
                <>
                  <StepHeading key={step} takesFocus={hasMoved}>
                    {texts[step].heading}
                  </StepHeading>
                  {step === "choose" ? (
                    <ChooseStep report={report} choice={drafting.choice} choose={drafting.choose} />
                  ) : (
                    <CheckStep
                      query={preview}
                      ownWords={asked.ownWords}
                      skills={report.skills
                        .filter(({ skillId }) => asked.skillIds.includes(skillId))
                        .map(({ skill }, index) => ({ key: toSkillKey(index), skill }))}
                      hasChanged={isChanged(progress)}
                    />
                  )}
                </>
              )
            }
          </QueryView>
        )}
      </Dialog>
    </>
  );
}

/** From here on the page says how many asks are left. */
const fewLeft = 3;

interface FooterProps {
  step: Drafting["step"] | "none";
  drafting: Drafting;
  preview: DraftPreview | undefined;
  readAt: number;
  onModel: () => void;
  onDone: () => void;
  goTo: (step: Drafting["step"]) => void;
}

/** Each button has a key: pressed twice, none becomes the yes of the next step. */
function Footer({ step, drafting, preview, readAt, onModel, onDone, goTo }: FooterProps) {
  const texts = useDraftTexts();
  const { report, library } = useBeginningTexts();
  const { actions } = useTexts("platform");
  const say = useSay();
  const { language } = useLanguage();
  const { choice, progress } = drafting;
  const left = preview?.left;
  const again = new Date(readAt + (left?.retryAfter ?? 0) * 1000);
  const toSuggestions = drafting.hasSuggestions && (
    <Button key="suggestions" onClick={() => goTo("answer")}>
      {texts.toSuggestions}
    </Button>
  );
  const model = (
    <Button key="model" onClick={onModel}>
      {texts.fromModel}
    </Button>
  );
  switch (step) {
    case "none":
      return (
        <>
          {model}
          {toSuggestions}
        </>
      );
    case "choose":
      return (
        <>
          {model}
          {toSuggestions}
          <Button
            key="next"
            variant="primary"
            disabledReason={choice.skillIds.length === 0 ? report.advice[advisePriorities(0)] : null}
            onClick={() => goTo("check")}
          >
            {texts.choose.next}
          </Button>
        </>
      );
    case "check":
      return (
        <>
          {left && left.count > 0 && left.count <= fewLeft && (
            <p className={styles.left}>{say(texts.check.left, { count: left.count })}</p>
          )}
          {left?.count === 0 && model}
          <Button key="back" onClick={() => goTo("choose")}>
            {texts.check.back}
          </Button>
          {toSuggestions}
          <Button
            key="yes"
            variant="primary"
            off={preview === undefined}
            disabledReason={
              left?.count === 0 ? say(texts.check.none, { moment: formatMoment(language, again) }) : null
            }
            onClick={() => {
              if (!preview) return;
              goTo("answer");
              void drafting.send(preview.digest);
            }}
          >
            {texts.check.yes}
          </Button>
        </>
      );
    case "answer":
      return (
        <>
          {model}
          {progress === "writing" ? (
            <Button key="stop" onClick={drafting.stop}>
              {texts.answer.stop}
            </Button>
          ) : (
            <Button key="again" onClick={() => goTo("choose")}>
              {texts.answer.again}
            </Button>
          )}
          {progress === "whole" && !drafting.mayLose && (
            <Button key="done" variant="primary" onClick={onDone}>
              {library.done}
            </Button>
          )}
          {progress !== "writing" && progress !== "whole" && (
            <Button key="retry" variant="primary" onClick={() => goTo("check")}>
              {actions.retry}
            </Button>
          )}
        </>
      );
  }
}
