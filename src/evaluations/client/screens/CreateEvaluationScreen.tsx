import { skipToken, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { idIn } from "#platform/ids.ts";
import { paths } from "#paths.ts";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluations, evaluationsApi, runInOrder, jobs, people, useKeepEvaluation } from "../queries.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import { Wizard } from "../wizard/Wizard.tsx";

/** A day of an address, 2026-12-14. */
const dayIn = (text: unknown) =>
  typeof text === "string" && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : null;

/** A new evaluation; from a job position in use, about a person or until a day, where the address names one. */
export function CreateEvaluationScreen() {
  const [id, setId] = useState<string | null>(null);
  const { data } = useQuery(evaluations.read.queryOptions({ input: id ? { id } : skipToken }));
  const search = useSearch({ strict: false }) as { position?: unknown; subject?: unknown; due?: unknown };
  const [positionId] = useState(() => idIn(search.position));
  const position = useQuery(
    jobs.readPosition.queryOptions({ input: positionId ? { id: positionId } : skipToken }),
  );
  const [subjectId] = useState(() => idIn(search.subject));
  const subject = useQuery(people.choices.queryOptions({ input: subjectId ? { id: subjectId } : skipToken }));
  const keep = useKeepEvaluation();
  const today = useToday();
  const [dueOn] = useState(() => dayIn(search.due));
  const setDue = useAction({
    run: (due: { id: string; dueOn: string }) => runInOrder(() => evaluationsApi.update(due)),
    onSuccess: keep,
  });
  const showAddress = (created: string) => {
    setId(created);
    if (dueOn && dueOn >= today) void setDue.run({ id: created, dueOn });
    // Past the router: it would mount the other screen, and the field being typed in would lose the focus.
    History.prototype.replaceState.call(
      window.history,
      window.history.state,
      "",
      paths.editEvaluation(created),
    );
  };
  if ((positionId && position.isPending) || (subjectId && subject.isPending))
    return <Skeleton shape="form" />;
  return (
    <Wizard
      evaluation={data ?? null}
      step="information"
      isNew
      position={position.data && !position.data.isArchived ? position.data : null}
      subject={subject.data?.items.find(({ isEvaluable }) => isEvaluable) ?? null}
      onCreated={showAddress}
    />
  );
}
