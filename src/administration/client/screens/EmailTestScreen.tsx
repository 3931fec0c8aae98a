import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Sample } from "#administration/contract.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { Stack } from "#platform/ui/Section.tsx";
import { samples } from "../../rules/samples.ts";
import { ChooseSample } from "../emails/ChooseSample.tsx";
import { Deliveries } from "../emails/Deliveries.tsx";
import { Looks } from "../emails/Looks.tsx";
import { SendTest } from "../emails/SendTest.tsx";
import { administration, refreshAfter } from "../queries.ts";

/** Every email of the product as it arrives, a test to oneself, and what became of the last ones. */
export function EmailTestScreen() {
  const texts = useTexts("administration");
  const { language } = useLanguage();
  const [chosen, choose] = useState<Sample>({
    kind: "evaluations.invitation",
    sample: samples["evaluations.invitation"][0],
    language,
  });
  const deliveries = useQuery(
    administration.deliveries.queryOptions({
      input: {},
      refetchInterval: ({ state }) => refreshAfter(state.data),
    }),
  );
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Stack gap="large">
        <Stack>
          <ChooseSample chosen={chosen} onChoose={choose} />
          <SendTest chosen={chosen} deliveries={deliveries.data?.items ?? []} />
        </Stack>
        <Looks chosen={chosen} />
        <Deliveries query={deliveries} />
      </Stack>
    </Page>
  );
}
