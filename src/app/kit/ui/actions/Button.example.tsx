import { IconPlus } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { Button, IconButton, LinkButton } from "#platform/ui/actions/Button.tsx";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { State, useSample } from "../../sample.tsx";

const icon = <IconPlus size={20} aria-hidden="true" />;
const nothing = () => undefined;

export function Example() {
  const t = useSample({
    fr: {
      save: "Enregistrer",
      invite: "Inviter",
      remove: "Retirer",
      reason: "Ajoutez d’abord une question.",
      open: "Ouvrir le rapport",
    },
    en: {
      save: "Save",
      invite: "Invite",
      remove: "Remove",
      reason: "Add a question first.",
      open: "Open the report",
    },
  });
  return (
    <>
      <State name="primary">
        <Button variant="primary">{t.save}</Button>
      </State>
      <State name="secondary, with an icon">
        <Button icon={icon}>{t.invite}</Button>
      </State>
      <State name="quiet">
        <Button variant="quiet">{t.save}</Button>
      </State>
      <State name="danger">
        <Button variant="danger">{t.remove}</Button>
      </State>
      <State name="small">
        <Button size="small">{t.save}</Button>
      </State>
      <State name="busy">
        <Button variant="primary" busy>
          {t.save}
        </Button>
      </State>
      <State name="disabled, with its reason">
        <Button variant="primary" disabledReason={t.reason}>
          {t.save}
        </Button>
      </State>
      <State name="link">
        <LinkButton to={paths.dashboard()}>{t.open}</LinkButton>
      </State>
      <State name="link that leads nowhere now">
        <LinkButton to={paths.dashboard()} disabledReason={t.reason}>
          {t.open}
        </LinkButton>
      </State>
      <State name="to something new, in the bar of a list">
        <CreateLink to={paths.dashboard()} label={t.invite} />
      </State>
      <State name="icon">
        <IconButton label={t.invite} icon={icon} onClick={nothing} />
      </State>
      <State name="icon, disabled">
        <IconButton label={t.invite} icon={icon} onClick={nothing} disabled />
      </State>
      <State name="link in a text">
        <InternalLink to={paths.dashboard()}>{t.open}</InternalLink>
      </State>
      <State name="full width" fullWidth>
        <Button variant="primary" fullWidth>
          {t.save}
        </Button>
      </State>
    </>
  );
}
