import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { ImportOptions, ImportView } from "#imports/contract.ts";
import { keepFile } from "#platform/client/keepFile.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { collectOrders, type DateOrders } from "../rules/dates.ts";
import { whyNotStart } from "../rules/rowValidation.ts";
import { DateReading } from "./DateReading.tsx";
import { useFollow } from "./ImportEnd.tsx";
import styles from "./imports.module.css";
import type { ImportScreenKind } from "./kind.ts";
import { LeftOut } from "./LeftOut.tsx";
import { waitUntilChecked } from "./waitUntilChecked.ts";
import { RowGrid } from "./RowGrid.tsx";
import { rowFilters, type RowFilter } from "../vocabulary.ts";

interface VerifyRowsProps {
  kind: ImportScreenKind;
  view: ImportView;
  onBack: () => void;
  onStarted: (view: ImportView) => void;
  onChanged: (view: ImportView) => void;
}

/** The third step: how many rows are right, the first five of them, and those to correct in their place. */
export function VerifyRows({ kind, view, onBack, onStarted, onChanged }: VerifyRowsProps) {
  const { verify } = useTexts("imports");
  const say = useSay();
  const follow = useFollow(kind);
  const { choices: Choices } = kind;
  const client = useQueryClient();
  const errorWords = useErrorWords();
  const counts = view.counts ?? { add: 0, update: 0, same: 0, duplicate: 0, error: 0 };
  const [show, setShow] = useState<RowFilter>(counts.error > 0 ? "error" : "all");
  const [page, setPage] = useState(0);
  const [onlyValid, setOnlyValid] = useState(false);
  const limit = show === "all" ? 5 : 25;
  const input = { id: view.id, show, page, limit };
  const rows = useQuery({ ...kind.queries.read.queryOptions({ input }), placeholderData: keepPreviousData });
  const take = (now: ImportView) => {
    client.setQueryData(kind.queries.read.queryKey({ input }), now);
    onChanged(now);
  };
  const start = useAction({
    run: () => kind.api.start({ id: view.id, onlyValid }),
    onSuccess: (started) => {
      onStarted(started);
      follow(started);
    },
  });
  const recheck = useAction({
    run: async ({
      options = view.options,
      ...chosen
    }: {
      options?: ImportOptions;
      dateOrders?: DateOrders;
    }) => {
      const dateOrders = { ...collectOrders(view.dates), ...chosen.dateOrders };
      const { id, mapping } = view;
      return waitUntilChecked(kind, await kind.api.check({ id, mapping, options, dateOrders }));
    },
    refresh: [kind.queries.read.key()],
    onSuccess: onChanged,
  });
  const download = useAction({ run: () => kind.api.rejected({ id: view.id }), onSuccess: keepFile });
  const refused = whyNotStart({ status: "checked", counts }, onlyValid);
  const isUnchanged = view.rowCount > 0 && counts.same + counts.duplicate === view.rowCount;
  const reason =
    refused === "invalid_rows"
      ? verify.blocked
      : refused
        ? isUnchanged
          ? verify.unchanged
          : verify.nothing
        : null;
  const valid = counts.add + counts.update;
  const chosen = view.options[kind.creates?.option ?? ""] ?? [];
  const created = view.unknownNames.filter(({ name }) => chosen.includes(name)).length;
  return (
    <Stack gap="large">
      {view.failure && (
        <Notice tone="danger" role="alert" title={verify.ended}>
          <p>{errorWords(view.failure as ErrorCode)}</p>
        </Notice>
      )}
      {Choices && (
        <Choices view={view} isBusy={recheck.busy} apply={(options) => void recheck.run({ options })} />
      )}
      <LeftOut view={view} onMatch={onBack} />
      <DateReading
        dates={view.dates}
        formatField={(field) => kind.texts.columns[field] ?? field}
        onChoose={(field, order) => void recheck.run({ dateOrders: { [field]: order } })}
      />
      {isUnchanged && (
        <Notice tone="success" role="status" title={verify.unchanged}>
          <p>{counts.duplicate > 0 ? verify.knownHelp : verify.unchangedHelp}</p>
        </Notice>
      )}
      <Section
        title={verify.title}
        action={
          // What a row names may have been made meanwhile, on another page.
          counts.error > 0 && (
            <Button size="small" busy={recheck.busy} onClick={() => void recheck.run({})}>
              {verify.again}
            </Button>
          )
        }
      >
        <ul className={styles.counts} aria-live="polite">
          {(counts.add > 0 || valid === 0) && (
            <li className={styles.right}>{say(kind.texts.toAdd, { count: counts.add })}</li>
          )}
          {kind.creates && created > 0 && (
            <li className={styles.right}>{say(kind.creates.toCreate, { count: created })}</li>
          )}
          {counts.update > 0 && (
            <li className={styles.right}>{say(verify.counts.update, { count: counts.update })}</li>
          )}
          {counts.error > 0 && (
            <li className={styles.wrong}>{say(verify.counts.error, { count: counts.error })}</li>
          )}
          {counts.duplicate > 0 && <li>{say(verify.counts.duplicate, { count: counts.duplicate })}</li>}
          {counts.same > 0 && <li>{say(verify.counts.same, { count: counts.same })}</li>}
        </ul>
        <div role="group" aria-label={verify.show} className={styles.shows}>
          {rowFilters.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={show === one}
              onClick={() => {
                setShow(one);
                setPage(0);
              }}
            >
              {verify.shows[one]}
            </button>
          ))}
        </div>
        <QueryView query={rows}>
          {(shown) => (
            <RowGrid
              kind={kind}
              view={shown}
              show={show}
              page={page}
              limit={limit}
              isArriving={rows.isPlaceholderData}
              onPage={setPage}
              correct={async (cell) =>
                waitUntilChecked(kind, await kind.api.correct({ ...cell, ...input }), { show, page, limit })
              }
              onCorrected={take}
            />
          )}
        </QueryView>
      </Section>
      {counts.error > 0 && (
        <Row spread>
          <CheckboxField label={verify.onlyValid} checked={onlyValid} onChange={setOnlyValid} />
          <Button
            size="small"
            icon={<IconDownload size={18} aria-hidden="true" />}
            busy={download.busy}
            onClick={() => void download.run()}
          >
            {verify.download}
          </Button>
        </Row>
      )}
      <Row top>
        <Button onClick={onBack}>{verify.back}</Button>
        <Button variant="primary" busy={start.busy} disabledReason={reason} onClick={() => void start.run()}>
          {say(kind.texts.submit, { count: valid })}
        </Button>
      </Row>
    </Stack>
  );
}
