import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ImportView } from "#imports/contract.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { jobs } from "../queries.ts";

/** The families created beside the positions, and the way to them. */
export function PositionImportOutcome({ view: { result } }: { view: ImportView }) {
  const texts = useTexts("positionImport");
  const say = useSay();
  const client = useQueryClient();
  // The positions as they were before are shown nowhere any more.
  useEffect(() => void client.invalidateQueries({ queryKey: jobs.key() }), [client]);
  const created = Number(result?.more["families"] ?? 0);
  return (
    <>
      {created > 0 && <p>{say(texts.created, { count: created })}</p>}
      <LinkButton variant="primary" to={paths.jobPositions()}>
        {texts.toPositions}
      </LinkButton>
    </>
  );
}
