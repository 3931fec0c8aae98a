import { IconPlus } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/Button.tsx";

/** The main action of every view of the evaluations. */
export function CreateButton() {
  const texts = useTexts("evaluations");
  return (
    <LinkButton
      variant="primary"
      size="small"
      to={paths.createEvaluation()}
      icon={<IconPlus size={18} aria-hidden="true" />}
      accessibleName={texts.create}
    >
      {texts.createBriefly}
    </LinkButton>
  );
}
