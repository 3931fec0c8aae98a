import type { Capability } from "#platform/contract/endpoint.ts";
import { paths } from "#paths.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { LinkTabs } from "#platform/ui/page/LinkTabs.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { en } from "./tabTexts.en.ts";
import { fr } from "./tabTexts.fr.ts";

const pages = [
  { name: "home", to: paths.dashboard(), allow: null },
  { name: "company", to: paths.appDashboard(), allow: "evaluate" },
  { name: "installation", to: paths.adminDashboard(), allow: "administer" },
] as const satisfies readonly { name: keyof typeof fr.names; to: string; allow: Capability | null }[];

interface DashboardTabsProps {
  current: (typeof pages)[number]["to"];
}

/** « Mon accueil | L’entreprise | L’installation »: the dashboards that the reader may open; nothing where there is one alone. */
export function DashboardTabs({ current }: DashboardTabsProps) {
  const texts = { fr, en }[useLanguage().language];
  const { capabilities, role, isAdmin } = useViewer();
  const tabs = pages.filter(({ allow }) => allow === null || capabilities.includes(allow));
  if (tabs.length < 2) return null;
  // A team manager sees their own people there, not the company.
  const isTeam = role === "team_manager" && !isAdmin;
  return (
    <LinkTabs
      label={texts.label}
      current={current}
      tabs={tabs.map(({ name, to }) => ({
        to,
        label: name === "company" && isTeam ? texts.names.teams : texts.names[name],
      }))}
    />
  );
}
