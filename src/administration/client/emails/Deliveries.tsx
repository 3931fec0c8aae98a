import type { UseQueryResult } from "@tanstack/react-query";
import type { DescribedEmail, Delivery } from "#administration/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { QueryTable } from "#platform/ui/lists/QueryTable.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { StatusBadge, type StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { mayRetry } from "../../rules/deliveries.ts";
import { administration, administrationApi } from "../queries.ts";
import styles from "./emails.module.css";

const marks: Record<Delivery["state"], StatusMark> = {
  waiting: "clock",
  underWay: "half",
  delayed: "waiting",
  sent: "check",
  held: "dash",
  failed: "warning",
};

interface DeliveriesProps {
  emails: readonly DescribedEmail[];
  query: UseQueryResult<{ items: Delivery[] }>;
}

/** The last emails by which the company acts on accounts, and the last tests: a day, no hour. */
export function Deliveries({ emails, query }: DeliveriesProps) {
  const { deliveries } = useTexts("administration");
  const titles = new Map(emails.map(({ kind, title }) => [kind, title]));
  const { language } = useLanguage();
  const say = useSay();
  return (
    <Section title={deliveries.title} intro={deliveries.intro} bare>
      <QueryTable
        query={query}
        items={({ items }) => items}
        getKey={({ id }) => id}
        caption={deliveries.caption}
        empty={<EmptyState level={3} title={deliveries.empty} />}
        columns={[
          { key: "kind", header: deliveries.kind, isName: true, cell: ({ kind }) => titles.get(kind) },
          {
            key: "recipient",
            header: deliveries.recipient,
            cell: ({ recipient }) => <span className={styles.address}>{recipient}</span>,
          },
          { key: "day", header: deliveries.day, cell: ({ queuedOn }) => formatDay(language, queuedOn) },
          {
            key: "state",
            header: deliveries.state,
            cell: ({ state, code }) => (
              <>
                <StatusBadge variant={marks[state]}>{deliveries.states[state]}</StatusBadge>
                {code && <> {say(deliveries.code, { code })}</>}
              </>
            ),
          },
          {
            key: "actions",
            header: deliveries.actions,
            hideHeader: true,
            align: "end",
            cell: (delivery) => mayRetry(delivery) && <Retry delivery={delivery} />,
          },
        ]}
      />
    </Section>
  );
}

function Retry({ delivery: { id, recipient } }: { delivery: Delivery }) {
  const { deliveries } = useTexts("administration");
  const say = useSay();
  const retry = useAction({
    run: administrationApi.retryDelivery,
    refresh: [administration.deliveries.key()],
    announce: () => say(deliveries.retried, { recipient }),
  });
  return (
    <Button
      size="small"
      busy={retry.busy}
      accessibleName={say(deliveries.retryOf, { recipient })}
      onClick={() => void retry.run({ id })}
    >
      {deliveries.retry}
    </Button>
  );
}
