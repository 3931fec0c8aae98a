import { IconPlus } from "@tabler/icons-react";
import { LinkButton } from "../actions/Button.tsx";

interface CreateLinkProps {
  to: string;
  /** What it makes: « Créer une équipe ». */
  label: string;
  /** What is shown of it, where the bar of the list has no room for more. */
  shown?: string;
}

/** The main action of a list: leads to the form of something new. */
export const CreateLink = ({ to, label, shown }: CreateLinkProps) => (
  <LinkButton
    variant="primary"
    size="small"
    to={to}
    icon={<IconPlus size={18} aria-hidden="true" />}
    {...(shown && { accessibleName: label })}
  >
    {shown ?? label}
  </LinkButton>
);
