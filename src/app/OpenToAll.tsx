import { useRouteContext } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Wordmark } from "#platform/client/Logo.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { ViewerProvider } from "#platform/ui/viewer.tsx";
import { PlainFrame } from "./shell/PlainFrame.tsx";
import { Shell } from "./shell/Shell.tsx";
import styles from "./shell/Shell.module.css";

/** Around a page of the workspace that needs no session: one's own menu, or the way in. */
export function OpenToAll() {
  const { viewer } = useRouteContext({ from: "/open-to-all" });
  if (viewer?.scope === "full" && !viewer.needsSecondFactor)
    return (
      <ViewerProvider viewer={viewer}>
        <Shell />
      </ViewerProvider>
    );
  return <PublicFrame />;
}

function PublicFrame() {
  const { shell: texts } = useTexts("platform");
  const { signIn } = useTexts("shell");
  return (
    <PlainFrame
      brand={
        <InternalLink to={paths.home()} className={styles.sideBrand} aria-label={texts.homeLink}>
          <Wordmark />
        </InternalLink>
      }
      action={
        <LinkButton size="small" to={paths.login()}>
          {signIn}
        </LinkButton>
      }
    />
  );
}
