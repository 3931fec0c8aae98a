import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { createQueries } from "#platform/client/queries.ts";
import { useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import type { reportModelsContract } from "#reports/contract/models.ts";

const { used } = createQueries<typeof reportModelsContract>("reportModels");

/** The report model that the launch takes; a link to the models for those who choose it. */
export function UsedReportModel() {
  const { summary } = useTexts("wizard");
  const { data } = useQuery(used.queryOptions({ input: {} }));
  const mayChoose = useCan("managePeople");
  if (!data) return null;
  const name = data.name ?? summary.standardModel;
  return mayChoose ? <InternalLink to={paths.reportModels()}>{name}</InternalLink> : name;
}
