import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Drawer } from "#platform/ui/drawer/Drawer.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Campaign, TitlePositions } from "../../contract.ts";
import { selectUnacceptedTitles } from "../../rules.ts";
import { ChoiceFields } from "../people/ChoiceFields.tsx";
import styles from "../campaigns.module.css";
import { campaigns, campaignsApi } from "../queries.ts";
import { useChoice } from "../people/useChoice.ts";
import { WithoutQuestions } from "../questions/WithoutQuestions.tsx";

interface AddPeopleDrawerProps {
  open: boolean;
  campaign: Pick<Campaign, "id" | "questionnaire">;
  onClose: () => void;
}

/** More people, chosen as those of a new campaign are; each is prepared as the others were. */
export function AddPeopleDrawer({ open, campaign: { id, questionnaire }, onClose }: AddPeopleDrawerProps) {
  const { people: texts } = useTexts("campaigns");
  const say = useSay();
  const choosing = useChoice();
  const { choice, count, reason, isDirty, clear } = choosing;
  const isOwn = questionnaire.from === "own_position";
  /** Accepted here: those of the campaign hold already. */
  const [titles, setTitles] = useState<TitlePositions>([]);
  const freeTitles = selectUnacceptedTitles(choosing.freeTitles, isOwn ? questionnaire.titles : []);
  const add = useAction({
    run: () => campaignsApi.addPeople({ id, choice, ...(isOwn && { titles }) }),
    keep: campaigns.read.queryKey({ input: { id } }),
    keptFrom: ({ campaign }) => campaign,
    refresh: [campaigns.list.key()],
    success: ({ added }) => say(texts.added, { count: added }),
    onSuccess: () => {
      clear();
      onClose();
    },
  });
  return (
    <Drawer
      open={open}
      title={texts.add}
      isDirty={open && isDirty && !add.busy}
      onClose={onClose}
      action={
        <Button variant="primary" busy={add.busy} disabledReason={reason} onClick={() => void add.run()}>
          {count ? say(texts.submit, { count }) : texts.add}
        </Button>
      }
    >
      <div className={styles.fields}>
        <Stack>
          <p className={styles.turn}>{texts.addIntro}</p>
          <ChoiceFields choosing={choosing} counted={texts.counted} />
          {isOwn && (
            <WithoutQuestions
              freeTitles={freeTitles}
              withoutTitle={choosing.withoutTitle}
              accepted={titles}
              onChange={(accepted) => setTitles([...accepted])}
            />
          )}
        </Stack>
      </div>
    </Drawer>
  );
}
