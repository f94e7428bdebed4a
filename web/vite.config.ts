import { createRequire } from "node:module";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups, withoutCircles, withoutHandOns, withoutRules } from "./chunks";
import { mantineStyles, mantineVariables } from "./mantineStyles";

/** The router's package.json names its development build alone, whose warnings every visitor would load. */
const routerForProduction = createRequire(import.meta.url)
  .resolve("react-router")
  .replace(/development(.)index\.m?js$/, "production$1index.mjs");

/**
 * The router makes its components by calls that might do more, and names each for debugging: both keep what we do not
 * use of it in every page (1.6 KB gz).
 */
const routerTreeShaken: Plugin = {
  name: "router-tree-shaken",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, "")
        .replace(/= (\w+\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1"),
      map: null,
    }),
  },
};

const apiProxy = process.env.VITE_API_PROXY;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    routerTreeShaken,
    mantineStyles(),
    mantineVariables(),
    react(),
    withoutCircles,
    withoutRules,
    withoutHandOns,
  ],
  define: {
    // Prerendered pages and their hydration must agree on it (app/layout/SiteFooter.tsx).
    "import.meta.env.VITE_BUILD_YEAR": JSON.stringify(String(new Date().getFullYear())),
  },
  resolve: {
    alias: command === "build" ? [{ find: /^react-router$/, replacement: routerForProduction }] : [],
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: apiProxy ? { "/api": { target: apiProxy, changeOrigin: false } } : undefined,
  },
  build: {
    // light-dark() and :has() are the floor: every engine since May 2024.
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    manifest: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // The prerendering build is one file for Node.
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    }),
    modulePreload: {
      polyfill: false,
      // What a visitor's first page would list for a sign-in it cannot know of weighs more than it saves.
      resolveDependencies: (file, parts) => (/Session-/.test(file) ? [] : parts),
    },
    reportCompressedSize: false,
  },
}));
