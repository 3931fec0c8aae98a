import { IconLink, IconMail } from "@tabler/icons-react";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { addsDirectManager } from "#evaluations/rules/launch.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Row } from "#platform/ui/page/Section.tsx";
import { en } from "../launch/invitation/texts.en.ts";
import { fr } from "../launch/invitation/texts.fr.ts";
import { InvitationPreview } from "../launch/InvitationPreview.tsx";
import { forgetLaunch, readRememberedLaunch } from "../launch/rememberedLaunch.ts";
import { LaunchedNotice } from "../launch/LaunchedNotice.tsx";
import { useLaunchedWords } from "../launch/useLaunchedWords.ts";
import { mayInvite } from "./phase.ts";
import { useInviting } from "./useInviting.ts";
import { useShare } from "./useShare.ts";

/** The result of the launch, shown until it is closed; names the missing views, with the way to add one. */
export function LaunchedPanel({ evaluation }: { evaluation: Evaluation }) {
  const { launched } = useTexts("launch");
  const { share } = useTexts("room");
  const texts = { fr, en }[useLanguage().language];
  const say = useSay();
  const describeLaunched = useLaunchedWords();
  const copyLink = useShare(evaluation.id);
  const { open } = useInviting();
  const [showsEmail, setShowsEmail] = useState(false);
  const [launch, setLaunch] = useState(() => readRememberedLaunch(evaluation.id));
  if (!launch) return null;
  const { subject, participants, evaluationType } = evaluation;
  const lacksManager =
    addsDirectManager(evaluationType) && !participants.some(({ role }) => role === "manager");
  return (
    <LaunchedNotice
      onClose={() => {
        forgetLaunch(evaluation.id);
        setLaunch(null);
      }}
    >
      <span>{describeLaunched(launch, evaluation).join(" ")}</span>
      {lacksManager && (
        <Row>
          <span>
            {launched.noManager}{" "}
            {subject?.hasDirectManager === false && say(launched.noneOnRecord, { name: subject.firstName })}
          </span>
          {mayInvite(evaluation) && (
            <Button size="small" onClick={() => open("manager")}>
              {launched.choose}
            </Button>
          )}
        </Row>
      )}
      <Row>
        <Button size="small" icon={<IconLink size={18} aria-hidden="true" />} onClick={() => void copyLink()}>
          {share.action}
        </Button>
        <Button
          size="small"
          icon={<IconMail size={18} aria-hidden="true" />}
          expanded={showsEmail}
          onClick={() => setShowsEmail(!showsEmail)}
        >
          {texts.see}
        </Button>
      </Row>
      {showsEmail && <InvitationPreview evaluation={evaluation} />}
    </LaunchedNotice>
  );
}
