import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import type { Query } from "#platform/ui/page/QueryView.tsx";

interface ProposalViewProps<Proposal> {
  query: Query<Proposal>;
  texts: { absent: string; absentDetail: string; back: string };
  /** The page to go back to where the proposal is not found. */
  back: string;
  children: (proposal: Proposal) => ReactNode;
}

/** The evaluation that the address of a proposal names. */
export const useProposalId = (): { evaluationId: string } => {
  const { id = "" } = useParams({ strict: false });
  return { evaluationId: id };
};

/** Shows a proposal to the one person who has it in hand; any other reader finds nothing. */
export function ProposalView<Proposal extends { evaluationId: string }>({
  query,
  texts,
  back,
  children,
}: ProposalViewProps<Proposal>) {
  const { absent: title, absentDetail: detail, back: label } = texts;
  return (
    <ObjectView query={query} skeleton="form" absent={{ title, detail, back: { label, to: back } }}>
      {children}
    </ObjectView>
  );
}
