import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { ModelCards } from "../models/ModelCards.tsx";
import { reportModels } from "../models/queries.ts";

export function ReportModelsScreen() {
  const texts = useTexts("reportModels");
  const query = useQuery(reportModels.list.queryOptions({ input: {} }));
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      action={<CreateLink to={paths.createReportModel()} label={texts.create} />}
    >
      <QueryView query={query} skeleton="cards">
        {({ items }) => <ModelCards models={items} />}
      </QueryView>
    </Page>
  );
}
