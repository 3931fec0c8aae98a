import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Every address of /dev/kit is the one page of the kit: that of the workspace, with another entry. */
const onePage: Plugin = {
  name: "kit-page",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html
        .replace("%LANG%", "fr-CA")
        .replace("<title>", "<title>Kit · ")
        .replace("/src/app/workspace.tsx", "/src/app/kit/kit.tsx"),
  },
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url === "/" || request.url?.startsWith("/dev/kit")) request.url = "/workspace.html";
      next();
    });
  },
};

/**
 * /dev/kit: a build of its own, which `npm run build` neither makes nor knows (src/platform/ui/README.md). `npm run kit`
 * serves it while one works; e2e/kit.spec.ts builds it in memory.
 */
export default defineConfig({
  plugins: [react(), onePage],
  server: { open: "/dev/kit" },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "workspace.html" },
  },
});
