import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import shared from "../../evaluations.module.css";
import { evaluations } from "../../queries.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };
const useOwnTexts = () => texts[useLanguage().language];

/** What a launch now would freeze: its report model, and the version of its notice. */
export const useLaunchModel = () => useQuery(evaluations.reportModel.queryOptions({ input: {} }));
const useReportModel = () => useLaunchModel().data;

/** Among the facts of a draft; a link to the models for those who choose it. */
export function useReportModelFact() {
  const { label, standard, withoutComments } = useOwnTexts();
  const model = useReportModel();
  const mayChoose = useCan("managePeople");
  const name = model && (model.name ?? standard);
  const value = (
    <>
      {name && (mayChoose ? <InternalLink to={paths.reportModels()}>{name}</InternalLink> : name)}
      {model?.showsComments === false && <span className={shared.detail}>{withoutComments}</span>}
    </>
  );
  return { label, value };
}

/** In a dialog that launches, plans or repeats: the model that the reports will take. */
export function ReportModel({ later }: { later?: "onItsDay" | "eachTime" }) {
  const own = useOwnTexts();
  const model = useReportModel();
  if (!model) return null;
  return (
    <span>
      <strong>{own.label}</strong>
      <br />
      {model.name ?? own.standard}
      {!model.showsComments && <span className={shared.detail}>{own.withoutComments}</span>}
      {later && <span className={shared.detail}>{own[later]}</span>}
    </span>
  );
}
