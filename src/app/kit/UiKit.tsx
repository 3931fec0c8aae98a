import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createHashHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from "@tanstack/react-router";
import { Ui } from "#platform/ui/Ui.tsx";
import { groupFamilies } from "./examples.ts";
import { KitPage } from "./KitPage.tsx";

const families = groupFamilies(import.meta.glob("./ui/*/*.example.tsx", { eager: true }));

const page = () => <KitPage families={families} />;
// Links of the examples lead to addresses of the product: here they lead nowhere. Behind the `#`, and not in memory, so
// that Back is the browser's own.
const router: AnyRouter = createRouter({
  routeTree: createRootRoute({ component: page, notFoundComponent: () => null }),
  history: createHashHistory(),
});
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** The workspace kit, in what its shell gives it: styles, router, queries, toasts. */
export const UiKit = () => (
  <QueryClientProvider client={queryClient}>
    <Ui>
      <RouterProvider router={router} />
    </Ui>
  </QueryClientProvider>
);
