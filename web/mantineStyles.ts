import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import type { Plugin } from "vite";
import { cssVariablesResolver, mantineTheme } from "./src/app/theme/mantineTheme";

/** The package names no way to its own folder: its stylesheet stands at the top of it. */
const core = dirname(createRequire(import.meta.url).resolve("@mantine/core/styles.css"));
/** Where components stand, and the parts that several of them share (a checkbox's and a switch's line). */
const folders = [join(core, "esm/components"), join(core, "esm/utils")];
const entryOf = (component: string): string | undefined =>
  folders.map((folder) => join(folder, component, `${component}.mjs`)).find(existsSync);

/** The folder of a component that a module stands in. */
function folderOf(file: string): string | undefined {
  const folder = folders.find((one) => file.startsWith(`${one}/`));
  return folder && join(folder, file.slice(folder.length + 1).split("/")[0] ?? "");
}

const importsOf = new Map<string, readonly string[]>();

/** The modules that a module imports by a relative path. Read once: they never change while a build runs. */
function relativeImports(file: string): readonly string[] {
  const known = importsOf.get(file);
  if (known !== undefined) return known;
  const found = [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+\.mjs)"/g)].map(([, path = ""]) =>
    resolve(dirname(file), path),
  );
  importsOf.set(file, found);
  return found;
}

/** Every stylesheet that a component's module stands on, the deepest first, so that the component's own comes last. */
function stylesheetsOf(file: string, seen = new Set<string>()): string[] {
  const folder = folderOf(file);
  if (seen.has(file) || folder === undefined) return [];
  seen.add(file);
  const below = foreignImports(file, folder).flatMap((imported) => stylesheetsOf(imported, seen));
  // Some have parts with a sheet of their own, in a folder within theirs: `Radio.Card`.
  const own = [basename(folder), ...readdirSync(folder)].filter((name) =>
    existsSync(join(core, `styles/${name}.layer.css`)),
  );
  return [...new Set([...below, ...own])];
}

/**
 * The modules of other folders that a module imports, its own folder's modules followed. Modules, not components: what
 * a modal takes of `ModalBase` is its overlay too, which `ModalBase.mjs` itself does not import.
 */
function foreignImports(file: string, folder: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  return relativeImports(file).flatMap((path) =>
    path.startsWith(`${folder}/`) ? foreignImports(path, folder, seen) : [path],
  );
}

const sheetsOf = new Map<string, readonly string[]>();

/** The stylesheets of what `@mantine/core` exports under this name; none for what is no component. */
function sheetsOfExport(name: string): readonly string[] {
  const sheets = sheetsOf.get(name) ?? stylesheetsOf(entryOf(name) ?? "");
  sheetsOf.set(name, sheets);
  return sheets;
}

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*"@mantine\/core"/g;

/** The values that a module imports from Mantine; types are gone once it runs. */
const importedNames = (code: string): string[] =>
  [...code.matchAll(IMPORT)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name);

/**
 * Adds to each module the stylesheets of the Mantine components that it imports, and of those that they stand on. All
 * of Mantine's styles weigh 36 KB gz and a forgotten one shows on one screen alone; this way each screen carries its
 * own. They come in Mantine's cascade layer, so that the product's own rules win wherever they stand.
 */
export const mantineStyles = (): Plugin => ({
  name: "mantine-styles",
  enforce: "pre",
  transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('"@mantine/core"')) return null;
    const sheets = [...new Set(importedNames(code).flatMap(sheetsOfExport))];
    if (sheets.length === 0) return null;
    const imports = sheets.map((name) => `import "@mantine/core/styles/${name}.layer.css";`).join("");
    return { code: imports + code, map: null };
  },
});

const VARIABLES = "virtual:mantine-variables.css";

/** Mantine's own palettes, of which only those that the theme redefines are used. */
const unusedPalettes = Object.keys(DEFAULT_THEME.colors).filter(
  (color) => !(color in (mantineTheme.colors ?? {})),
);
const isUsed = ([name]: [string, string]) =>
  !unusedPalettes.some((color) => name.startsWith(`--mantine-color-${color}-`));

/** What the schemes differ in, each value for both: right before a script has written the scheme on the page. */
const bothSchemes = (light: Record<string, string>, dark: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(light).map(([name, value]) => [
      name,
      value === dark[name] ? value : `light-dark(${value}, ${dark[name]})`,
    ]),
  );

/** The theme's CSS variables as one static sheet. */
function themeVariables(): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, mantineTheme);
  const resolved = defaultCssVariablesResolver(theme);
  const own = cssVariablesResolver(theme);
  const joined = (part: "variables" | "light" | "dark") =>
    Object.fromEntries(Object.entries({ ...resolved[part], ...own[part] }).filter(isUsed));
  return convertCssVariables({
    variables: {
      ...joined("variables"),
      ...bothSchemes(joined("light"), joined("dark")),
      "--mantine-color-scheme": "light dark",
    },
    light: {},
    dark: {},
  });
}

/**
 * `virtual:mantine-variables.css`: what Mantine's provider would write into a `<style>` of the page, which the content
 * security policy refuses (docs/security.md).
 */
export const mantineVariables = (): Plugin => ({
  name: "mantine-variables",
  resolveId: (source) => (source === VARIABLES ? `\0${VARIABLES}` : null),
  load: (id) => (id === `\0${VARIABLES}` ? themeVariables() : null),
});
