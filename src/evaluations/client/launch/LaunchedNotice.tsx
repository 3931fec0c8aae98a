import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";

interface LaunchedNoticeProps {
  /** For a notice that may appear after the page. */
  role?: "status";
  onClose: () => void;
  children: ReactNode;
}

/** The result of a launch, shown until it is closed. */
export function LaunchedNotice({ role, onClose, children }: LaunchedNoticeProps) {
  const { launched: texts } = useTexts("launch");
  return (
    <Notice
      tone="success"
      {...(role && { role })}
      title={texts.title}
      close={
        <IconButton label={texts.close} icon={<IconX size={20} aria-hidden="true" />} onClick={onClose} />
      }
    >
      <Stack gap="small">{children}</Stack>
    </Notice>
  );
}
