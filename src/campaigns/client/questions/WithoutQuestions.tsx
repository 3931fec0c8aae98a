import { useSay, useTexts } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import type { FreeTitle, TitlePositions } from "../../contract.ts";
import { FreeTitles } from "./FreeTitles.tsx";

interface WithoutQuestionsProps {
  /** People without a position: with a title of their own words, and without any. */
  freeTitles: { count: number; titles: readonly FreeTitle[] };
  withoutTitle: number;
  accepted: TitlePositions;
  onChange: (accepted: TitlePositions) => void;
}

/** Where each person’s position gives the questions: those who have none. */
export function WithoutQuestions({ freeTitles, withoutTitle, accepted, onChange }: WithoutQuestionsProps) {
  const { createCampaign: texts } = useTexts("campaigns");
  const say = useSay();
  return (
    <>
      {freeTitles.count > 0 && <FreeTitles {...freeTitles} accepted={accepted} onChange={onChange} />}
      {withoutTitle > 0 && (
        <Notice tone="warning">{say(texts.withoutPosition, { count: withoutTitle })}</Notice>
      )}
    </>
  );
}
