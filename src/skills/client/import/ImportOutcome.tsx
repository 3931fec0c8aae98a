import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ImportView } from "#imports/contract.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { skills } from "../queries.ts";

/** What was created beside the questions, and the way to them. */
export function QuestionImportOutcome({ view: { result } }: { view: ImportView }) {
  const texts = useTexts("questionImport");
  const say = useSay();
  const client = useQueryClient();
  // The catalogue as it was before is shown nowhere any more, and the import can be undone.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: skills.key() });
  }, [client]);
  const created = Number(result?.more["skills"] ?? 0);
  return (
    <>
      {created > 0 && <p>{say(texts.created, { count: created })}</p>}
      <LinkButton variant="primary" to={paths.questions()}>
        {texts.toQuestions}
      </LinkButton>
    </>
  );
}
