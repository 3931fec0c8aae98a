import { useEffect, useState } from "react";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { paths } from "#paths.ts";
import { afterPaint } from "#platform/client/afterPaint.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { useAction } from "#platform/light/useAction.ts";
import { authApi } from "./api.ts";
import { buildParameters } from "./parameters.ts";

type Provider = Awaited<ReturnType<typeof authApi.listProviders>>["providers"][number];

/** In without a password: a link by mail, or a provider of this installation. */
export function OtherWays({ email, next }: { email: string; next: string }) {
  const { otherWays: t } = useTexts("auth");
  const [providers, setProviders] = useState<Provider[]>([]);
  useEffect(() => {
    // Without an answer, the password and the link remain.
    const ask = () =>
      authApi.listProviders({}).then(
        (answer) => setProviders(answer.providers),
        () => undefined,
      );
    afterPaint(() => void ask());
  }, []);
  return (
    <div className="other-ways">
      <p className="or">
        <span>{t.or}</span>
      </p>
      <LinkButton
        to={paths.magicLink(buildParameters(whyNotEmail(email) ? "" : email.trim(), next))}
        variant="secondary"
        fullWidth
      >
        {t.link}
      </LinkButton>
      {providers.map((provider) => (
        <ProviderButton key={provider.id} provider={provider} next={next} />
      ))}
    </div>
  );
}

function ProviderButton({ provider: { id, name }, next }: { provider: Provider; next: string }) {
  const { otherWays: t } = useTexts("auth");
  const say = useSay();
  const { busy, run } = useAction(async () => {
    const { url } = await authApi.goToProvider({ provider: id, ...(next ? { next } : {}) });
    window.location.assign(url);
  });
  return (
    <Button variant="secondary" fullWidth busy={busy} onClick={() => void run()}>
      {say(t.provider, { name })}
    </Button>
  );
}
