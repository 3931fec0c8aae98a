import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  // Hundreds of small files of libraries take longer to find than to run: they are bundled (src/platform/server/README.md), all
  // but those that look for files of their own or would bring a compiler.
  ssr: { noExternal: true, external: ["graphile-worker", "pg", "pino", "sharp"] },
  build: {
    ssr: true,
    target: "node24",
    outDir: "dist/server",
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      // The PDF is made in a thread of its own, images and tables are read in processes of their own: each has its own file.
      input: {
        main: "src/app/main.ts",
        cli: "src/app/cli.ts",
        typesetting: "src/platform/server/typesetting/worker.ts",
        images: "src/platform/server/images/child.ts",
        tables: "src/imports/server/reading/child.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
});
