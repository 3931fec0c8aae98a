import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";

/** The main action of every view of the evaluations. */
export function CreateButton() {
  const texts = useTexts("evaluations");
  return <CreateLink to={paths.createEvaluation()} label={texts.create} shown={texts.createBriefly} />;
}
