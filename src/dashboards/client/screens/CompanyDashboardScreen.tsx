import { IconPlus } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import { Board } from "../board/Board.tsx";
import { useBoardView } from "../board/view/useBoardView.ts";
import { Watch } from "../board/Watch.tsx";
import { DashboardTabs } from "../DashboardTabs.tsx";
import { ExportButton } from "../hub/ExportButton.tsx";

/** « L’entreprise »: what needs attention now, then the figures of a period. */
export function CompanyDashboardScreen() {
  const texts = useTexts("board");
  const { title: reports } = useTexts("hub");
  const view = useBoardView();
  const seesHub = useCan("managePeople");
  return (
    <Page
      title={texts.title}
      action={
        <>
          {seesHub ? (
            <LinkButton to={paths.reportsHub()}>{reports}</LinkButton>
          ) : (
            <ExportButton view={view} />
          )}
          <LinkButton
            variant="primary"
            to={paths.createEvaluation()}
            icon={<IconPlus size={20} aria-hidden="true" />}
          >
            {texts.create}
          </LinkButton>
        </>
      }
    >
      <DashboardTabs current={paths.appDashboard()} />
      <Board view={view} head={<Watch />} />
    </Page>
  );
}
