import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  // The package.json of drizzle-orm costs 0.5 s to read at each start: it is bundled, with the library that asks for it too.
  ssr: { noExternal: ["drizzle-orm", "better-auth", /^@better-auth\//] },
  build: {
    ssr: true,
    target: "node24",
    outDir: "dist/server",
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      // The PDF is made in a thread of its own, which has its own file.
      input: { main: "src/app/main.ts", typesetting: "src/platform/server/typesetting/worker.ts" },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
});
