import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { Drawer } from "#platform/ui/drawer/Drawer.tsx";
import type { DrawerRows } from "#platform/ui/drawer/useDrawer.ts";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { Campaign, Line } from "../../contract.ts";
import { whyNotChange } from "../../rules.ts";
import styles from "../campaigns.module.css";
import { LinePeople } from "./LinePeople.tsx";
import { TakeOut } from "./TakeOut.tsx";

interface LineDrawerProps {
  open: boolean;
  line: Line | null;
  campaign: Campaign;
  rows: DrawerRows;
  onClose: () => void;
}

/** Who answers about one person, with why they were proposed and how often they are asked. */
export function LineDrawer({ open, line, campaign, rows, onClose }: LineDrawerProps) {
  const { edit: texts } = useTexts("campaigns");
  return (
    <Drawer
      open={open}
      startsAtTitle
      title={line ? fullName(line.subject) : ""}
      rows={rows}
      onClose={onClose}
      action={line && <LinkButton to={paths.evaluation(line.evaluationId)}>{texts.open}</LinkButton>}
    >
      {line && (
        <div className={styles.fields}>
          <Stack gap="large">
            <LinePeople key={line.evaluationId} line={line} campaign={campaign} />
            {whyNotChange(campaign) === null && <TakeOut line={line} campaign={campaign} onDone={onClose} />}
          </Stack>
        </div>
      )}
    </Drawer>
  );
}
