import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { failureFrom } from "#platform/client/api.ts";
import { keepFocus } from "#platform/client/keepFocus.ts";
import { keepPresses } from "#platform/client/keepPresses.ts";
import { LanguageProvider } from "#platform/client/language.tsx";
import { survivePageTranslation } from "#platform/client/pageTranslation.ts";
import { followSystem } from "#platform/client/appearance.ts";
import { Ui } from "#platform/ui/Ui.tsx";
import type { Language } from "#platform/vocabulary.ts";
import { createAppRouter } from "./routes.tsx";
import { viewerQuery } from "./routes/viewerQuery.ts";
import { forceLogout, setUpSecondFactor } from "./shell/leave.ts";
import { loadTexts } from "./workspaceTexts.ts";

/** The session ended during work: §4 of docs/specification.md. */
function noticeLostSession(error: unknown) {
  const { code } = failureFrom(error);
  if (code === "unauthorized") forceLogout("invalid");
  if (code === "expired_token") forceLogout("expired");
  // The company has begun to ask for a second factor while this page was open.
  if (code === "second_factor_required") setUpSecondFactor();
  if (code === "own_password_first") setUpSecondFactor();
}

const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeLostSession }),
  mutationCache: new MutationCache({ onError: noticeLostSession }),
  defaultOptions: {
    // Without a network a request fails at once, and the screen says so; the library’s own default waits, silently.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      refetchOnReconnect: true,
      staleTime: 15_000,
      // Only temporary failures are retried.
      retry: (count, error) =>
        count < 2 &&
        ["network_error", "service_unavailable", "too_many_at_once"].includes(failureFrom(error).code),
    },
  },
});

const router = createAppRouter(queryClient);

async function start() {
  const language: Language = document.documentElement.lang.startsWith("en") ? "en" : "fr";
  // Requested in parallel with the texts: the router waits for it.
  void queryClient.prefetchQuery(viewerQuery);
  const texts = await loadTexts(language);
  const container = document.getElementById("root");
  if (!container) throw new Error("#root is missing");
  followSystem();
  keepFocus();
  keepPresses();
  survivePageTranslation();
  // Rendered in slices of a few milliseconds, so that a slow device responds to input meanwhile.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <LanguageProvider language={language} texts={texts} load={loadTexts}>
          <QueryClientProvider client={queryClient}>
            <Ui>
              <RouterProvider router={router} />
            </Ui>
          </QueryClientProvider>
        </LanguageProvider>
      </StrictMode>,
    ),
  );
}

void start();
