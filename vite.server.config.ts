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
      input: { main: "src/app/main.ts" },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
});
