import { paths } from "#paths.ts";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { LanguageSwitch } from "#platform/light/LanguageSwitch.tsx";
import { PageLink } from "#platform/light/PageLink.tsx";
import { ThemeSwitch } from "#platform/light/ThemeSwitch.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: { start: "Commencer", reason: "Répondez d’abord à la question.", more: "En savoir plus" },
    en: { start: "Start", reason: "Answer the question first.", more: "Learn more" },
  });
  return (
    <>
      {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
        <State key={variant} name={variant}>
          <Button variant={variant}>{t.start}</Button>
        </State>
      ))}
      <State name="busy">
        <Button busy>{t.start}</Button>
      </State>
      <State name="disabled: its reason is read, and shown once pressed">
        <Button disabledReason={t.reason}>{t.start}</Button>
      </State>
      <State name="link">
        <LinkButton to={paths.contact()}>{t.more}</LinkButton>
      </State>
      <State name="link in a text">
        <PageLink to={paths.contact()}>{t.more}</PageLink>
      </State>
      <State name="language and scheme">
        <LanguageSwitch /> <ThemeSwitch />
      </State>
      <State name="full width" fullWidth>
        <Button fullWidth>{t.start}</Button>
      </State>
    </>
  );
}
