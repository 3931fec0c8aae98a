import { useState } from "react";
import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { Campaign, Line } from "../../contract.ts";
import { whyNotTakeOut } from "../../rules.ts";
import { TakeOutDialog } from "./TakeOutDialog.tsx";

/** Takes the person of one line out, and asks before. */
export function TakeOut({ line, campaign, onDone }: { line: Line; campaign: Campaign; onDone: () => void }) {
  const { people: texts } = useTexts("campaigns");
  const errorWords = useErrorWords();
  const [isAsking, setIsAsking] = useState(false);
  const refused = whyNotTakeOut(campaign, line);
  return (
    <div>
      <Button disabledReason={refused && errorWords(refused)} onClick={() => setIsAsking(true)}>
        {texts.takeOut}
      </Button>
      <TakeOutDialog
        open={isAsking}
        campaign={campaign}
        lines={[line]}
        onClose={() => setIsAsking(false)}
        onDone={onDone}
      />
    </div>
  );
}
