import type { authContract } from "#auth/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";

const authApi = createApi<typeof authContract>("auth");

/** Replaces the home of a person whose password an administrator set, until they use a link sent to their address. */
export function ProveAddress({ email }: { email: string }) {
  const { proveAddress: texts } = useTexts("dashboards");
  const say = useSay();
  const link = useAction({
    run: () => authApi.requestReset({ email }),
    success: () => say(texts.sent, { email }),
  });
  return (
    <Notice
      tone="warning"
      title={texts.title}
      action={
        <Button variant="primary" size="small" busy={link.busy} onClick={() => void link.run()}>
          {texts.action}
        </Button>
      }
    >
      <p>{say(texts.detail, { email })}</p>
    </Notice>
  );
}
