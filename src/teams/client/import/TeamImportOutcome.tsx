import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ImportView } from "#imports/contract.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { teams } from "../queries.ts";

/** What was created beside the teams of the file, and the way to them. */
export function TeamImportOutcome({ view: { result } }: { view: ImportView }) {
  const texts = useTexts("teamImport");
  const say = useSay();
  const client = useQueryClient();
  // The teams as they were before are shown nowhere any more.
  useEffect(() => void client.invalidateQueries({ queryKey: teams.key() }), [client]);
  const above = Number(result?.more["above"] ?? 0);
  return (
    <>
      {above > 0 && <p>{say(texts.above, { count: above })}</p>}
      <LinkButton variant="primary" to={paths.teams()}>
        {texts.toTeams}
      </LinkButton>
    </>
  );
}
