import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ImportView } from "#imports/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { PhaseLine } from "#platform/ui/display/PhaseLine.tsx";
import { QueryView, Skeleton } from "#platform/ui/page/QueryView.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import { ChooseFile } from "./ChooseFile.tsx";
import styles from "./imports.module.css";
import { ImportEnd } from "./ImportEnd.tsx";
import type { ImportScreenKind } from "./kind.ts";
import { MatchColumns } from "./MatchColumns.tsx";
import { VerifyRows } from "./VerifyRows.tsx";

/** A file from its choice to its end: where one is comes from the import itself, so that a page that is opened again goes on. */
export function ImportSteps({ kind }: { kind: ImportScreenKind }) {
  const { steps, verify } = useTexts("imports");
  const client = useQueryClient();
  /** The file at hand, to be read otherwise; not after the page was loaded again. */
  const file = useRef<File | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isMatching, setIsMatching] = useState(false);
  const latest = useQuery(kind.queries.latest.queryOptions({ input: {} }));
  const id = latest.data?.id ?? null;
  const view = useQuery({
    ...kind.queries.read.queryOptions({ input: { id: id ?? "", limit: 3 } }),
    enabled: id !== null,
    refetchInterval: ({ state }) => pollEveryMs[state.data?.status ?? "done"] ?? false,
  });
  /** The import before this one is gone with its file, and not read again. */
  const refresh = async () => {
    const now = await client.fetchQuery({ ...kind.queries.latest.queryOptions({ input: {} }), staleTime: 0 });
    if (now.id)
      await client.invalidateQueries({ queryKey: kind.queries.read.key({ input: { id: now.id } }) });
  };
  const chosen = async (sent: File) => {
    file.current = sent;
    await refresh();
    setIsChoosing(false);
    setIsMatching(false);
  };
  const keep = (now: ImportView) =>
    client.setQueryData(kind.queries.read.queryKey({ input: { id: now.id, limit: 3 } }), now);
  const step = toStep(isChoosing || id === null ? null : (view.data?.status ?? null), isMatching);
  const names = [steps.choose, steps.match, steps.verify, steps.import];
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // A new step is read from its beginning, as a new page is.
    window.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <Stack gap="large">
      <PhaseLine label={steps.label} phases={names} current={step} doneWord={steps.done} />
      <div
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={names[Math.min(step, 3)] ?? ""}
        className={styles.step}
      >
        <QueryView query={latest}>
          {() =>
            isChoosing || id === null ? (
              <ChooseFile kind={kind} onSent={chosen} />
            ) : (
              <QueryView query={view}>
                {(now) => {
                  if (step === 1)
                    return (
                      <MatchColumns
                        key={now.id}
                        kind={kind}
                        view={now}
                        file={file.current}
                        onSent={chosen}
                        onAnother={() => setIsChoosing(true)}
                        onChecked={(checked) => {
                          keep(checked);
                          setIsMatching(false);
                        }}
                      />
                    );
                  if (now.status === "checking")
                    return (
                      <Section title={verify.checking} intro={verify.checkingIntro}>
                        <Skeleton />
                      </Section>
                    );
                  if (step === 2)
                    return (
                      <VerifyRows
                        kind={kind}
                        view={now}
                        onBack={() => setIsMatching(true)}
                        onStarted={keep}
                        onChanged={keep}
                      />
                    );
                  return <ImportEnd kind={kind} view={now} onAgain={() => setIsChoosing(true)} />;
                }}
              </QueryView>
            )
          }
        </QueryView>
      </div>
    </Stack>
  );
}

/** While a worker is at it. */
const pollEveryMs: Partial<Record<ImportView["status"], number>> = { checking: 500, importing: 1_000 };

function toStep(status: ImportView["status"] | null, isMatching: boolean): number {
  if (status === null) return 0;
  if (status === "mapping" || (status === "checked" && isMatching)) return 1;
  if (status === "checked" || status === "checking") return 2;
  return status === "done" ? 4 : 3;
}
