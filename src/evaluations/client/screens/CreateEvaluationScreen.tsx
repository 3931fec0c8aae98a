import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "#paths.ts";
import { evaluations } from "../queries.ts";
import { Wizard } from "../wizard/Wizard.tsx";

export function CreateEvaluationScreen() {
  const [id, setId] = useState<string | null>(null);
  const { data } = useQuery(evaluations.read.queryOptions({ input: id ? { id } : skipToken }));
  const showAddress = (created: string) => {
    setId(created);
    // Past the router: it would mount the other screen, and the field being typed in would lose the focus.
    History.prototype.replaceState.call(
      window.history,
      window.history.state,
      "",
      paths.editEvaluation(created),
    );
  };
  return <Wizard evaluation={data ?? null} step="information" isNew onCreated={showAddress} />;
}
