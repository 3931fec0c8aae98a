import { lazy, startTransition, Suspense, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { useLocation } from "wouter";
import { authApi } from "#auth/client/light/api.ts";
import { askViewer } from "#auth/client/light/viewer.ts";
import { afterFirstUse } from "#platform/client/afterFirstUse.ts";
import { keepFocus } from "#platform/client/keepFocus.ts";
import { keepPresses } from "#platform/client/keepPresses.ts";
import { LanguageProvider } from "#platform/client/language.tsx";
import { survivePageTranslation } from "#platform/client/pageTranslation.ts";
import { Announcer } from "#platform/client/screen.tsx";
import { followSystem } from "#platform/client/appearance.ts";
import { ErrorBoundary } from "#platform/light/ErrorBoundary.tsx";
import "#platform/light/frames.css";
import "#platform/light/light.css";
import { ToastProvider } from "#platform/light/Toasts.tsx";
import { Waiting } from "#platform/light/Waiting.tsx";
import type { Language } from "#platform/vocabulary.ts";
import { resolveArea, type AreaName } from "./light/areas.ts";
import { addTexts, loadTexts } from "./light/texts.ts";

interface Area {
  load: () => Promise<{ default: ComponentType }>;
  /** Set once, when loaded or when first shown: another component here would mount the page anew. */
  Routes?: ComponentType;
  /** Fetched once the first page is used, so that the next one opens at once. */
  soon: boolean;
}
/** What each imports is named once more in pageParts.ts, for the head of the page. */
const areas: Record<AreaName, Area> = {
  password: {
    soon: true,
    load: async () => {
      const [routes] = await Promise.all([import("./light/passwordRoutes.tsx"), addTexts("auth")]);
      return { default: routes.PasswordRoutes };
    },
  },
  secondStep: {
    soon: true,
    load: async () => {
      const [routes] = await Promise.all([import("./light/secondStepRoutes.tsx"), addTexts("auth")]);
      return { default: routes.SecondStepRoutes };
    },
  },
  answerLink: {
    soon: false,
    load: async () => {
      const [routes] = await Promise.all([
        import("./light/answerLinkRoutes.tsx"),
        addTexts("auth"),
        addTexts("answers"),
      ]);
      return { default: routes.AnswerLinkRoutes };
    },
  },
  auth: {
    soon: true,
    load: async () => {
      const [routes] = await Promise.all([import("./light/authRoutes.tsx"), addTexts("auth")]);
      return { default: routes.AuthRoutes };
    },
  },
  answers: {
    soon: false,
    load: async () => {
      const [routes] = await Promise.all([import("#answers/client/light/routes.tsx"), addTexts("answers")]);
      return { default: routes.AnswerRoutes };
    },
  },
  survey: {
    soon: false,
    load: async () => {
      const [routes] = await Promise.all([
        import("#pulses/client/light/routes.tsx"),
        addTexts("answers"),
        addTexts("survey"),
      ]);
      return { default: routes.SurveyRoutes };
    },
  },
  site: {
    soon: true,
    load: async () => {
      const [routes] = await Promise.all([import("./light/siteRoutes.tsx"), addTexts("site")]);
      return { default: routes.SiteRoutes };
    },
  },
};

async function prepare(area: Area) {
  const routes = await area.load();
  area.Routes ??= routes.default;
}

function Areas() {
  const [pathname] = useLocation();
  const area = areas[resolveArea(pathname)];
  area.Routes ??= lazy(area.load);
  return (
    <Suspense fallback={<Waiting />}>
      <area.Routes />
    </Suspense>
  );
}

/** Stores a signed-in user's language in their profile, for emails and other devices. */
async function saveLanguage(language: Language) {
  if (await askViewer()) await authApi.setLanguage({ language });
}

/** No `await` of the module itself: the pages stand on the file that it is in. */
async function start() {
  const language: Language = document.documentElement.lang.startsWith("en") ? "en" : "fr";
  // Requested in parallel: the texts of the shell, and the first area with its own.
  const area = areas[resolveArea(window.location.pathname)];
  const [, texts] = await Promise.all([prepare(area), loadTexts(language)]);
  followSystem();
  keepFocus();
  keepPresses();
  survivePageTranslation();
  const root = document.getElementById("root");
  if (!root) throw new Error("#root is missing");
  // Rendered in slices of a few milliseconds, so that a slow phone responds to input meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <LanguageProvider language={language} texts={texts} load={loadTexts} save={saveLanguage}>
        <ErrorBoundary>
          <ToastProvider>
            <Areas />
            <Announcer />
          </ToastProvider>
        </ErrorBoundary>
      </LanguageProvider>,
    ),
  );

  // Not on an answer form: a visitor who came from an email goes nowhere else.
  if (area.soon) {
    const others = Object.values(areas).filter((other) => other.soon && other !== area);
    // If prefetching fails, the page is fetched on demand.
    afterFirstUse(() => void Promise.allSettled(others.map(prepare)));
  }
}

void start();
