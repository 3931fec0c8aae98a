import type { ReactNode } from "react";
import { useViewer } from "#auth/client/light/viewer.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { PageFrame } from "#platform/light/Frames.tsx";
import { PageLink } from "#platform/light/PageLink.tsx";

/** The frame of the public pages: a signed-in visitor gets a link to the dashboard instead of the sign-in link. */
export function SiteFrame({ children, sections }: { children: ReactNode; sections?: ReactNode }) {
  const { navigation: t } = useTexts("site");
  const { shell } = useTexts("platform");
  const viewer = useViewer();
  const navigation = (
    <span className="site-links">
      {sections}
      <PageLink to={paths.contact()}>{shell.contact}</PageLink>
    </span>
  );
  const action =
    viewer?.scope === "full" ? (
      <LinkButton to={paths.dashboard()} variant="secondary">
        {t.dashboard}
      </LinkButton>
    ) : (
      <LinkButton to={paths.login()} variant="secondary">
        {t.signIn}
      </LinkButton>
    );
  return (
    <PageFrame navigation={navigation} action={action}>
      {children}
    </PageFrame>
  );
}
