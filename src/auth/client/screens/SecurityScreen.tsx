import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { CompanySection } from "../security/CompanySection.tsx";
import { EmailSection } from "../security/EmailSection.tsx";
import { IdentitiesSection } from "../security/IdentitiesSection.tsx";
import { PasswordSection } from "../security/PasswordSection.tsx";
import { securityQuery } from "../security/queries.ts";
import { SecondFactorSection } from "../security/SecondFactorSection.tsx";
import { SessionsSection } from "../security/SessionsSection.tsx";
import { StepUp } from "../security/StepUp.tsx";

/** How one signs in, and where. Before a second factor that the company asks for, it is the only screen. */
export function SecurityScreen() {
  const texts = useTexts("security");
  const { needsSecondFactor, needsOwnPassword } = useViewer();
  const query = useQuery(securityQuery);
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      width="form"
      {...(needsSecondFactor || needsOwnPassword
        ? {}
        : { trail: [{ label: texts.settings, to: paths.settings() }] })}
    >
      <QueryView query={query} skeleton="form">
        {(security) => (
          <StepUp security={security}>
            {needsSecondFactor && !security.secondFactor && <Notice tone="warning">{texts.required}</Notice>}
            {needsOwnPassword && <Notice tone="warning">{texts.ownPasswordFirst}</Notice>}
            <SecondFactorSection security={security} />
            <PasswordSection hasPassword={security.hasPassword} />
            {!needsSecondFactor && <EmailSection identities={security.identities} />}
            <SessionsSection sessions={security.sessions} />
            <IdentitiesSection identities={security.identities} providers={security.providers} />
            {security.companyRequires !== null && (
              <CompanySection
                required={security.companyRequires}
                own={{ isOn: security.secondFactor !== null }}
              />
            )}
          </StepUp>
        )}
      </QueryView>
    </Page>
  );
}
