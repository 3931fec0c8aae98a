import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLanguage } from "#platform/client/language.tsx";
import type { BoardView } from "../board/view/useBoardView.ts";
import { PulseTrend } from "./PulseTrend.tsx";
import { pulses } from "./queries.ts";
import { pulseTexts } from "./words.ts";

interface CompanyPulsesProps {
  open: boolean;
  view: BoardView;
}

/** « Sondages éclair » on a board: of the group that it shows, else of all; nothing where no run has closed yet. */
export function CompanyPulses({ view: { cut } }: CompanyPulsesProps) {
  const texts = pulseTexts[useLanguage().language];
  const team = cut && cut.id && (cut.kind === "team" || cut.kind === "direction") ? cut.id : null;
  const query = useQuery(
    pulses.readTrend.queryOptions({ input: team ? { team } : {}, placeholderData: keepPreviousData }),
  );
  if (!query.data || (!query.data.trend && !team)) return null;
  return <PulseTrend title={texts.title} query={query} none={texts.noPart} />;
}
