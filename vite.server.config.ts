import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  // drizzle-orm's own package.json costs 0.5 s to read at each start: it is bundled instead.
  ssr: { noExternal: ["drizzle-orm"] },
  build: {
    ssr: true,
    target: "node24",
    outDir: "dist/server",
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      // The PDF is made in a thread of its own, which has its own file.
      input: { main: "src/app/main.ts", typesetting: "src/platform/server/typesetting/worker.ts" },
      output: { entryFileNames: "[name].js" },
    },
  },
});
