import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DescribedEmail, Sample } from "#administration/contract.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { ChooseSample } from "../emails/ChooseSample.tsx";
import { Deliveries } from "../emails/Deliveries.tsx";
import { EmailPreviews } from "../emails/EmailPreviews.tsx";
import { SendTest } from "../emails/SendTest.tsx";
import { administration, refreshAfter } from "../queries.ts";

/** Every email of the product as it arrives, a test to oneself, and what became of the last ones. */
export function EmailTestScreen() {
  const texts = useTexts("administration");
  const { language } = useLanguage();
  const query = useQuery(administration.emails.queryOptions({ input: { language }, staleTime: Infinity }));
  return (
    <Page title={texts.title} intro={texts.intro}>
      <QueryView query={query} skeleton="form">
        {({ items }) => <Emails emails={items} />}
      </QueryView>
    </Page>
  );
}

function Emails({ emails }: { emails: readonly DescribedEmail[] }) {
  const { language } = useLanguage();
  const [chosen, choose] = useState<Sample>({
    kind: "evaluations.invitation",
    sample: "peer",
    language,
  });
  const deliveries = useQuery(
    administration.deliveries.queryOptions({
      input: {},
      refetchInterval: ({ state }) => refreshAfter(state.data),
    }),
  );
  return (
    <Stack gap="large">
      <Stack>
        <ChooseSample emails={emails} chosen={chosen} onChoose={choose} />
        <SendTest chosen={chosen} deliveries={deliveries.data?.items ?? []} />
      </Stack>
      <EmailPreviews chosen={chosen} />
      <Deliveries emails={emails} query={deliveries} />
    </Stack>
  );
}
