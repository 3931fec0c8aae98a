import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import type { Query } from "#platform/ui/QueryView.tsx";

interface ProposalViewProps<Proposal> {
  query: Query<Proposal>;
  texts: { absent: string; absentDetail: string; back: string };
  /** Where somebody who finds nothing here came from. */
  back: string;
  children: (proposal: Proposal) => ReactNode;
}

/** The evaluation that the address of a proposal names. */
export const useProposalId = (): { evaluationId: string } => {
  const { id = "" } = useParams({ strict: false });
  return { evaluationId: id };
};

/** A proposal, to the one person who has it in hand; everybody else finds nothing. */
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
