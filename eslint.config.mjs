import parser from "@typescript-eslint/parser";
import reactHooks from "eslint-plugin-react-hooks";

/**
 * React's own rules alone: what a render may do (refs, purity, hooks). Everything else is Biome's (biome.json), the
 * dependencies of effects included.
 */
export default [
  { ignores: ["**/dist/**", "**/lib/**", "**/node_modules/**"] },
  {
    files: ["web/src/**/*.{ts,tsx}"],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { "react-hooks": reactHooks },
    rules: {
      ...reactHooks.configs.flat["recommended-latest"].rules,
      "react-hooks/exhaustive-deps": "off",
      // The pages of a draft are looked up in constant tables (features/forge/DraftPage.tsx), not made in a render.
      "react-hooks/static-components": "off",
      // What a library does that the React Compiler would skip: there is no compiler here.
      "react-hooks/incompatible-library": "off",
    },
  },
];
