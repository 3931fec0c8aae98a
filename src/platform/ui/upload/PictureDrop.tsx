import { useRef, useState, type ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { Row, Stack } from "../page/Section.tsx";
import styles from "./PictureDrop.module.css";

interface PictureDropProps {
  words: { none: string; hint: string; choose: string; replace: string; remove: string };
  /** One is there already. */
  hasPicture: boolean;
  /** At the left: what is there. */
  picture?: ReactNode;
  /** What the browser offers to choose from. */
  accept: string;
  onChoose: (file: File) => void;
  isKeeping: boolean;
  onRemove: () => void;
  isRemoving: boolean;
}

/** A place for one picture: dropped or chosen, replaced, removed. */
export function PictureDrop(props: PictureDropProps) {
  const { words, hasPicture, picture, accept, onChoose, isKeeping, onRemove, isRemoving } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files?.[0]) onChoose(files[0]);
  };
  return (
    <div
      className={`${styles.drop} ${isOver ? styles.over : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {picture}
      <Stack gap="small">
        <p className={styles.hint}>{hasPicture ? words.hint : `${words.none} ${words.hint}`}</p>
        <Row>
          <Button busy={isKeeping} onClick={() => input.current?.click()}>
            {hasPicture ? words.replace : words.choose}
          </Button>
          {hasPicture && (
            <Button variant="quiet" busy={isRemoving} onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </Row>
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file again is a choice too.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
