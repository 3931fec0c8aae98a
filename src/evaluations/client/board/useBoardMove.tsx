import { IconArrowRight } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Evaluation, EvaluationRow } from "#evaluations/contract/evaluation.ts";
import { chooseBoardMove, boardStatuses, whyNotMoveOnBoard } from "#evaluations/rules/board.ts";
import { whyNotLaunch } from "#evaluations/rules/launch.ts";
import { paths } from "#paths.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { later } from "#platform/ui/later.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { EvaluationStatus } from "../../vocabulary.ts";
import { evaluations, evaluationsApi, runInOrder, useKeepEvaluation } from "../queries.ts";
import { launchFacts } from "../wizard/steps.ts";

const LaunchDialog = later(async () => (await import("../launch/LaunchDialog.tsx")).LaunchDialog);
const PlanDialog = later(async () => (await import("../launch/PlanDialog.tsx")).PlanDialog);

interface RequestedMove {
  evaluation: Evaluation;
  move: "launch" | "plan";
  /** Counts the openings of the dialog: a confirmation given for one card does not count for another. */
  opening: number;
}

/** Moves a card to another column: opens the dialog of the move, or gives the reason why the card stays. */
export function useBoardMove(): {
  move: (row: EvaluationRow, to: EvaluationStatus) => void;
  listMoves: (row: EvaluationRow) => Action[];
  dialog: ReactNode;
} {
  const { board, statuses } = useTexts("evaluations");
  const say = useSay();
  const formatError = useErrorWords();
  const client = useQueryClient();
  const go = useGo();
  const keep = useKeepEvaluation();
  const [requested, setRequested] = useState<RequestedMove | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const unplan = useAction({
    run: ({ id }: EvaluationRow) => runInOrder(() => evaluationsApi.unplan({ id })),
    refresh: [evaluations.list.key()],
    onSuccess: keep,
  });
  const read = useAction({
    run: ({ row }: { row: EvaluationRow; move: RequestedMove["move"] }) =>
      client.fetchQuery(evaluations.read.queryOptions({ input: { id: row.id } })),
    onSuccess: (evaluation, { move }) => {
      const refused = whyNotLaunch(launchFacts(evaluation));
      if (refused) return notify.error(formatError(refused));
      setRequested((before) => ({ evaluation, move, opening: (before?.opening ?? 0) + 1 }));
      return setIsOpen(true);
    },
  });
  const move = (row: EvaluationRow, to: EvaluationStatus) => {
    if (to === row.status) return;
    const refused = whyNotMoveOnBoard(row, to);
    if (refused) return notify.error(formatError(refused));
    const way = chooseBoardMove(to);
    if (way === "room") return go(paths.evaluation(row.id));
    if (way === "unplan") return void unplan.run(row);
    return void read.run({ row, move: way });
  };
  const close = () => setIsOpen(false);
  return {
    move,
    listMoves: (row) =>
      boardStatuses.flatMap((to) => {
        const refused = to === row.status ? "status_conflict" : whyNotMoveOnBoard(row, to);
        // A move that only awaits an approval is listed with that reason.
        if (refused && refused !== "nomination_open") return [];
        return {
          label: say(board.moveTo, { status: statuses[to] }),
          icon: <IconArrowRight size={20} aria-hidden="true" />,
          disabledReason: refused && formatError(refused),
          onChoose: () => move(row, to),
        };
      }),
    dialog: requested && (
      <>
        <LaunchDialog
          key={`launch ${requested.opening}`}
          open={isOpen && requested.move === "launch"}
          evaluation={requested.evaluation}
          onClose={close}
        />
        <PlanDialog
          key={`plan ${requested.opening}`}
          open={isOpen && requested.move === "plan"}
          evaluation={requested.evaluation}
          onClose={close}
        />
      </>
    ),
  };
}
