import { useEffect } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Waiting } from "#platform/light/Waiting.tsx";
import { authApi } from "../api.ts";
import { LinkGate, type OpenLink } from "../LinkGate.tsx";
import { LinkLanding } from "../LinkLanding.tsx";
import { useParameter } from "../parameters.ts";
import { useKeptLanguage } from "../useKeptLanguage.ts";

type Read = Awaited<ReturnType<typeof authApi.readReportLink>>;
type Report = NonNullable<Read["report"]>;

const read = (token: string) => authApi.readReportLink({ token });

/** The landing of the link to a report: straight to it when signed in, by signing in, or by one click. */
export function ReportLinkScreen() {
  const token = useParameter("token");
  return (
    <LinkGate token={token} read={read}>
      {(link) =>
        link.read.report && link.read.report.way !== "click" ? (
          <Leaving report={link.read.report} />
        ) : (
          <Opening token={token} link={link} />
        )
      }
    </LinkGate>
  );
}

function Opening({ token, link }: { token: string; link: OpenLink<Read> }) {
  const { welcome: t } = useTexts("auth");
  const keepLanguage = useKeptLanguage(link.read.owner);
  const open = async () => {
    const report = await authApi.openReportLink({ token });
    await keepLanguage();
    await goTo(report);
  };
  return <LinkLanding link={link} words={t.report} writes={false} open={open} />;
}

function Leaving({ report }: { report: Report }) {
  useEffect(() => void goTo(report), [report]);
  return <Waiting />;
}

async function goTo({ way, evaluationId, companyId }: Report): Promise<void> {
  const report = paths.report(evaluationId);
  if (way === "otherCompany" && companyId) await authApi.switchCompany({ companyId });
  window.location.replace(way === "signIn" ? paths.login({ next: report }) : report);
}
