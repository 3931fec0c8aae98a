import { IconPlus } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/Button.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { BoardColumn } from "../board/BoardColumn.tsx";
import styles from "../board/board.module.css";
import { EvaluationViews } from "../list/EvaluationViews.tsx";
import { useRowActions } from "../list/useRowActions.tsx";

/** What stands where: a column a status, whose cards have the menu of the list’s rows. The archive is in the list. */
export function EvaluationsBoardScreen() {
  const texts = useTexts("evaluations");
  const { actionsOf, dialog } = useRowActions();
  return (
    <>
      <EvaluationViews current="board" />
      <Page
        title={texts.board.title}
        action={
          <LinkButton
            variant="primary"
            to={paths.createEvaluation()}
            icon={<IconPlus size={18} aria-hidden="true" />}
          >
            {texts.create}
          </LinkButton>
        }
      >
        {/* On a phone the columns stand one below the other. */}
        <div className={styles.board}>
          {(["draft", "pending", "in_progress", "review", "completed"] as const).map((status) => (
            <BoardColumn key={status} status={status} actionsOf={actionsOf} />
          ))}
        </div>
      </Page>
      {dialog}
    </>
  );
}
