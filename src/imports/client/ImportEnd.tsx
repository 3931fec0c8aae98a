import { IconDownload } from "@tabler/icons-react";
import { useEffect } from "react";
import type { ImportView } from "#imports/contract.ts";
import { keepFile } from "#platform/client/keepFile.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Progress } from "#platform/ui/display/Progress.tsx";
import { Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { followImport } from "./followImport.ts";
import type { ImportScreenKind } from "./kind.ts";

/** From here on the panel of tasks follows the import, on whatever page one is. */
export function useFollow({ concept, at, texts }: ImportScreenKind) {
  const { running } = useTexts("imports");
  const say = useSay();
  const go = useGo();
  return ({ id, rowCount: total }: ImportView) => {
    const { cancelled, result } = running;
    const { task: title, outcome } = texts;
    followImport({ concept, id, total, title, outcome, cancelled, result, at }, { say, go });
  };
}

interface ImportEndProps {
  kind: ImportScreenKind;
  view: ImportView;
  onAgain: () => void;
}

/** The last step: how far it is, then what came of it. */
export function ImportEnd({ kind, view, onAgain }: ImportEndProps) {
  return view.status === "importing" ? (
    <Running kind={kind} view={view} />
  ) : (
    <Done kind={kind} view={view} onAgain={onAgain} />
  );
}

function Running({ kind, view }: Omit<ImportEndProps, "onAgain">) {
  const { running } = useTexts("imports");
  const say = useSay();
  const follow = useFollow(kind);
  const cancel = useAction({
    run: () => kind.api.cancel({ id: view.id }),
    refresh: [kind.queries.key()],
    announce: () => running.cancelling,
  });
  // A page that was loaded again goes on.
  useEffect(() => {
    follow(view);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [view.id]);
  return (
    <Section title={running.title} intro={running.intro}>
      <Stack>
        <Progress
          value={view.doneCount}
          max={view.rowCount}
          label={say(running.counts, { done: view.doneCount, total: view.rowCount })}
        />
        <Row>
          <Button busy={cancel.busy} onClick={() => void cancel.run()}>
            {running.cancel}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

function Done({ kind, view, onAgain }: ImportEndProps) {
  const { done, verify } = useTexts("imports");
  const say = useSay();
  const download = useAction({ run: () => kind.api.rejected({ id: view.id }), onSuccess: keepFile });
  const { result } = view;
  if (!result) return null;
  const lines = (["updated", "same", "duplicate", "rejected"] as const).filter((name) => result[name] > 0);
  return (
    <Stack gap="large">
      <Notice tone="success" role="status" title={say(kind.texts.outcome, { count: result.added })}>
        {lines.map((name) => (
          <p key={name}>{say(done[name], { count: result[name] })}</p>
        ))}
        {kind.end({ view })}
      </Notice>
      <Row>
        {result.rejected > 0 && (
          <Button
            icon={<IconDownload size={18} aria-hidden="true" />}
            busy={download.busy}
            onClick={() => void download.run()}
          >
            {verify.download}
          </Button>
        )}
        <Button onClick={onAgain}>{done.again}</Button>
      </Row>
    </Stack>
  );
}
