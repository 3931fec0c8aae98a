import { lazy, Suspense, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { useLocation } from "wouter";
import { authApi } from "#auth/client/light/api.ts";
import { askViewer } from "#auth/client/light/viewer.ts";
import "#platform/client/fonts.css";
import { LanguageProvider } from "#platform/client/language.tsx";
import { Announcer } from "#platform/client/screen.tsx";
import { followSystemTheme } from "#platform/client/theme.ts";
import "#platform/client/tokens.css";
import { ErrorBoundary } from "#platform/light/ErrorBoundary.tsx";
import "#platform/light/frames.css";
import "#platform/light/light.css";
import { ToastProvider } from "#platform/light/Toasts.tsx";
import { Waiting } from "#platform/light/Waiting.tsx";
import type { Language, Texts } from "#platform/texts.ts";

/** One chunk per language and one per area: nobody downloads the words or the pages of the others. */
async function loadTexts(language: Language): Promise<Texts> {
  const { texts } = await (language === "fr" ? import("./texts/light.fr.ts") : import("./texts/light.en.ts"));
  // The light shell mounts only screens whose texts are listed there.
  return texts as Partial<Texts> as Texts;
}

interface Area {
  prefixes: readonly string[];
  load: () => Promise<{ default: ComponentType }>;
}
/** The first whose prefix fits; the last one fits everything. */
const areas = (
  [
    {
      prefixes: ["/auth", "/reset-password"],
      load: async () => ({ default: (await import("./light/authRoutes.tsx")).AuthRoutes }),
    },
    {
      prefixes: ["/eval"],
      load: async () => ({ default: (await import("#answers/client/light/routes.tsx")).AnswerRoutes }),
    },
    { prefixes: [""], load: async () => ({ default: (await import("./light/siteRoutes.tsx")).SiteRoutes }) },
  ] satisfies Area[]
).map(({ prefixes, load }) => ({ prefixes, load, Routes: lazy(load) }));

const areaOf = (pathname: string) =>
  areas.find(({ prefixes }) =>
    prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)),
  );

function Areas() {
  const [pathname] = useLocation();
  const area = areaOf(pathname);
  return <Suspense fallback={<Waiting />}>{area && <area.Routes />}</Suspense>;
}

/** Somebody signed in finds their language again in the mails, and elsewhere. */
async function saveLanguage(language: Language) {
  if (await askViewer()) await authApi.setLanguage({ language });
}

const language: Language = document.documentElement.lang.startsWith("en") ? "en" : "fr";
const [texts] = await Promise.all([loadTexts(language), areaOf(window.location.pathname)?.load()]);
followSystemTheme();
const root = document.getElementById("root");
if (!root) throw new Error("#root is missing");
createRoot(root).render(
  <LanguageProvider language={language} texts={texts} load={loadTexts} save={saveLanguage}>
    <ErrorBoundary>
      <ToastProvider>
        <Areas />
        <Announcer />
      </ToastProvider>
    </ErrorBoundary>
  </LanguageProvider>,
);
