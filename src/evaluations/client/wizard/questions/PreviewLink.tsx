import { IconExternalLink } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";

interface PreviewLinkProps {
  id: string;
  isEmpty: boolean;
  /** The form names the person evaluated: without one it cannot be shown. */
  hasSubject: boolean;
}

/** The real answer form, in another tab: this one keeps its place. */
export function PreviewLink({ id, isEmpty, hasSubject }: PreviewLinkProps) {
  const { skills, participation } = useTexts("wizard");
  return (
    <Button
      size="small"
      icon={<IconExternalLink size={18} aria-hidden="true" />}
      accessibleName={skills.previewHint}
      disabledReason={isEmpty ? skills.nothingToPreview : hasSubject ? null : participation.chooseSubject}
      onClick={() => void window.open(paths.answerPreview(id), "_blank", "noopener")}
    >
      {skills.preview}
    </Button>
  );
}
