import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkTabs } from "#platform/ui/page/LinkTabs.tsx";

/** « Rapports | Rapports par personne | Modèles de rapport ». */
export function HubTabs({ current }: { current: string }) {
  const texts = useTexts("hub");
  return (
    <LinkTabs
      label={texts.title}
      current={current}
      tabs={[
        { to: paths.reportsHub(), label: texts.company },
        { to: paths.reportsByPerson(), label: texts.byPerson },
        { to: paths.reportModels(), label: texts.models },
      ]}
    />
  );
}
