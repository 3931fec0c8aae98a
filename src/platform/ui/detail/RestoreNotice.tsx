import { Button } from "../actions/Button.tsx";
import { Notice } from "../page/Notice.tsx";

interface RestoreNoticeProps {
  title: string;
  detail: string;
  /** The way back: « Restaurer ». */
  restore: string;
  busy: boolean;
  onRestore: () => void;
}

/** Above what is archived: what that means, and the way back. */
export const RestoreNotice = ({ title, detail, restore, busy, onRestore }: RestoreNoticeProps) => (
  <Notice
    tone="warning"
    title={title}
    action={
      <Button size="small" busy={busy} onClick={onRestore}>
        {restore}
      </Button>
    }
  >
    <p>{detail}</p>
  </Notice>
);
