import {
  IconAlertCircle,
  IconCircleCheck,
  IconFile,
  IconRefresh,
  IconUpload,
  IconX,
} from "@tabler/icons-react";
import { useRef, useState, type DragEvent } from "react";
import { useSay } from "#platform/client/language.tsx";
import { Button, IconButton } from "../actions/Button.tsx";
import styles from "./Upload.module.css";
import type { Upload as OneUpload, UploadLimits } from "./uploadRules.ts";
import { useUploads, useUploadTexts, type SendFile } from "./useUploads.ts";

interface UploadProps {
  /** What is asked for. */
  label: string;
  /** What a file must be, in words. */
  description?: string;
  limits: UploadLimits;
  send: SendFile;
  /** A single file. */
  single?: boolean;
}

/** Files by dropping them or by a button: progress, a way out, the reason of a failure and a second chance for each. */
export function Upload({ label, description, limits, send, single = false }: UploadProps) {
  const texts = useUploadTexts();
  const { uploads, add, ...actions } = useUploads(send, limits);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => add([...(files ?? [])].slice(0, single ? 1 : undefined));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div role="group" aria-label={label}>
      <div
        className={`${styles.zone} ${isOver ? styles.over : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconUpload size={28} stroke={1.6} aria-hidden="true" />
        <p className={styles.words}>{single ? texts.dropOne : texts.drop}</p>
        <Button onClick={() => input.current?.click()}>{single ? texts.chooseOne : texts.choose}</Button>
        {description && <p className={styles.help}>{description}</p>}
        <input
          ref={input}
          type="file"
          hidden
          multiple={!single}
          accept={limits.endings?.join(",")}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file again is a choice too.
            event.currentTarget.value = "";
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul aria-label={texts.files} className={styles.list}>
          {uploads.map((upload) => (
            <Row key={upload.id} upload={upload} {...actions} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RowProps extends Pick<ReturnType<typeof useUploads>, "cancel" | "retry" | "remove"> {
  upload: OneUpload;
}

function Row({ upload: { id, file, state, share, error }, cancel, retry, remove }: RowProps) {
  const texts = useUploadTexts();
  const say = useSay();
  const name = file.name;
  const percent = Math.round(share * 100);
  const labelByState = {
    waiting: texts.waiting,
    sent: texts.sent,
    cancelled: texts.cancelled,
    failed: "",
    refused: "",
  };
  const isOnItsWay = state === "waiting" || state === "sending";
  const Icon = state === "sent" ? IconCircleCheck : error ? IconAlertCircle : IconFile;
  return (
    <li className={styles.row}>
      <Icon
        size={20}
        aria-hidden="true"
        className={error ? styles.wrong : state === "sent" ? styles.right : ""}
      />
      <span className={styles.name}>{name}</span>
      <span className={error ? styles.error : styles.state}>
        {state === "sending" ? say(texts.sending, { percent }) : (error ?? labelByState[state])}
      </span>
      <span className={styles.actions}>
        {(state === "failed" || state === "cancelled") && (
          <IconButton
            label={say(texts.retry, { name })}
            icon={<IconRefresh size={18} aria-hidden="true" />}
            onClick={() => retry(id)}
          />
        )}
        <IconButton
          label={say(isOnItsWay ? texts.cancel : texts.remove, { name })}
          icon={<IconX size={18} aria-hidden="true" />}
          onClick={() => (isOnItsWay ? cancel(id) : remove(id))}
        />
      </span>
      {state === "sending" && (
        <span
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className={styles.bar}
        >
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
    </li>
  );
}
