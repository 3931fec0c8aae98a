import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LaunchedNotice } from "#evaluations/client/launch/LaunchedNotice.tsx";
import { useLaunchedWords } from "#evaluations/client/launch/useLaunchedWords.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { Row } from "#platform/ui/page/Section.tsx";
import type { Campaign } from "../../contract.ts";
import { campaigns } from "../queries.ts";
import { forgetLaunch } from "./rememberedLaunches.ts";

/** What the last launch has done, as the server counts it, until it is closed. */
export function LaunchedPanel({ campaign }: { campaign: Campaign }) {
  const { campaign: own } = useTexts("campaigns");
  const say = useSay();
  const describeLaunched = useLaunchedWords();
  const [isClosed, setIsClosed] = useState(false);
  const { id } = campaign;
  const { data } = useQuery(campaigns.progress.queryOptions({ input: { id }, staleTime: 0 }));
  if (isClosed || !data || data.launched.evaluations === 0) return null;
  const { launched } = data;
  return (
    <LaunchedNotice
      role="status"
      onClose={() => {
        forgetLaunch(id);
        setIsClosed(true);
      }}
    >
      <span>
        {[say(own.launched, { count: launched.evaluations }), ...describeLaunched(launched, campaign)].join(
          " ",
        )}
      </span>
      <Row>
        <LinkButton size="small" to={`${paths.campaign(id)}?tab=lines`}>
          {own.seeLines}
        </LinkButton>
      </Row>
    </LaunchedNotice>
  );
}
