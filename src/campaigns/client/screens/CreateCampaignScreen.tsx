import { useTexts } from "#platform/client/language.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { Page } from "#platform/ui/Page.tsx";

export function CreateCampaignScreen() {
  const { createCampaign: texts } = useTexts("campaigns");
  return (
    <Page title={texts.title}>
      <EmptyState title={texts.title} />
    </Page>
  );
}
