import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// Read from disk: the test runner gives stylesheets as empty modules.
const css = readFileSync("web/src/app/theme/tokens.css", "utf8");

type Scheme = "light" | "dark";
type Tokens = Record<string, string>;

const declarations = (block: string): Tokens =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );

/** The tokens in force under a selector's attribute, e.g. `[data-accent="rose"]`, over those of `:root`. */
function tokensUnder(selector: string, scheme: Scheme): Tokens {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, head = "", body = ""]) => ({
    head,
    body,
  }));
  const applying = blocks.filter(
    ({ head }) => head.includes(":root") || (selector !== "" && head.includes(selector)),
  );
  const merged = Object.assign({}, ...applying.map(({ body }) => declarations(body))) as Tokens;
  return Object.fromEntries(
    Object.entries(merged).map(([name, value]) => {
      const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
      return [name, (scheme === "light" ? both?.[1] : both?.[2]) ?? value];
    }),
  );
}

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string | undefined, second: string | undefined): number {
  const [dark = Number.NaN, light = Number.NaN] = [first ?? "", second ?? ""]
    .map(luminance)
    .sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ["bg", "bg-2", "card", "card-2"];
const TEXTS = ["ink", "ink-2", "ink-3", "gilt", "ok", "warn", "bad", "accent", "sys-ink"];
const ACCENTS = ["amethyst", "emerald", "amber", "rose"].map((name) => `[data-accent="${name}"]`);
const SYSTEMS = ["dnd5e", "vampire", "cyberpunk", "cthulhu"].map((name) => `[data-system="${name}"]`);

describe.each<Scheme>(["light", "dark"])("the %s scheme", (scheme) => {
  it.each(["", ...ACCENTS, ...SYSTEMS])("reads at 4.5:1 or more on every surface under %s", (selector) => {
    const tokens = tokensUnder(selector, scheme);
    for (const text of TEXTS) {
      for (const surface of SURFACES) {
        expect(contrast(tokens[text], tokens[surface]), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each([...ACCENTS, ...SYSTEMS])("keeps white legible on the fills of %s", (selector) => {
    const tokens = tokensUnder(selector, scheme);
    for (const fill of ["accent-fill", "accent-fill-2", "bad-fill", "sys"]) {
      expect(contrast(tokens["on-fill"], tokens[fill]), fill).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("draws the edge of a field at 3:1 or more, as controls must", () => {
    const tokens = tokensUnder("", scheme);
    for (const surface of SURFACES) {
      expect(contrast(tokens["field-line"], tokens[surface]), surface).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("the tokens", () => {
  it("give each accent and each system a colour of its own", () => {
    const accents = ACCENTS.map((selector) => tokensUnder(selector, "dark").accent);
    const systems = SYSTEMS.map((selector) => tokensUnder(selector, "dark").sys);
    expect(new Set([...accents, ...systems]).size).toBe(8);
  });
});
