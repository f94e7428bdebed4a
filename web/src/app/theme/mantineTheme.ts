import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

const shades = (...shade: MantineColorsTuple): MantineColorsTuple => shade;

/** A colour of tokens.css under a name of its own, `color="bad"`: its shades are all the token, which follows the scheme. */
const token = (name: string): MantineColorsTuple => {
  const value = `var(--${name})`;
  return [value, value, value, value, value, value, value, value, value, value];
};

const TOKEN_COLORS = { ok: "ok", warn: "warn", bad: "bad", gilt: "gilt", system: "sys-ink" } as const;

/** Mantine on the product's tokens (tokens.css), which follow the scheme, the accent and the system by themselves. */
export const mantineTheme = createTheme({
  primaryColor: "amethyst",
  primaryShade: { light: 7, dark: 6 },
  colors: {
    amethyst: shades(
      "#f5f0ff",
      "#e9ddff",
      "#d3bcff",
      "#bc9bfd",
      "#a78bfa",
      "#8b5cf6",
      "#7c3aed",
      "#6d28d9",
      "#5b21b6",
      "#4c1d95",
    ),
    ...Object.fromEntries(Object.entries(TOKEN_COLORS).map(([color, name]) => [color, token(name)])),
    // Mantine paints its dark surfaces and its light lines from these two: ink-violet and parchment, as in tokens.css.
    dark: shades(
      "#f3eefc",
      "#c4b8dd",
      "#9d91b8",
      "#7b6aa3",
      "#3a2d5c",
      "#271d42",
      "#1e1633",
      "#181129",
      "#150f22",
      "#120d1e",
    ),
    gray: shades(
      "#faf6ee",
      "#f4eee2",
      "#ece3d3",
      "#e0d5c1",
      "#cabda6",
      "#a3968b",
      "#8d8098",
      "#6d6184",
      "#55496d",
      "#241a3a",
    ),
  },
  fontFamily: "var(--text)",
  headings: {
    fontFamily: "var(--display)",
    fontWeight: "580",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "clamp(1.9rem, 1.4rem + 2vw, 2.6rem)", lineHeight: "1.16" },
      h2: { fontSize: "var(--size-xl)", lineHeight: "1.16" },
      h3: { fontSize: "var(--size-l)", lineHeight: "1.16" },
      h4: { fontSize: "var(--size-m)", lineHeight: "1.16" },
      h5: { fontSize: "var(--size-s)", lineHeight: "1.16" },
      h6: { fontSize: "var(--size-xs)", lineHeight: "1.16" },
    },
  },
  defaultRadius: "md",
  radius: { xs: "5px", sm: "7px", md: "9px", lg: "14px", xl: "999px" },
  fontSizes: {
    xs: "var(--size-xs)",
    sm: "var(--size-s)",
    md: "var(--size-m)",
    lg: "var(--size-l)",
    xl: "var(--size-xl)",
  },
  lineHeights: { xs: "1.6", sm: "1.6", md: "1.6", lg: "1.6", xl: "1.6" },
  shadows: {
    xs: "none",
    sm: "var(--shadow)",
    md: "var(--shadow)",
    lg: "var(--shadow-high)",
    xl: "var(--shadow-high)",
  },
  spacing: {
    xs: "var(--space-2)",
    sm: "var(--space-3)",
    md: "var(--space-4)",
    lg: "var(--space-5)",
    xl: "var(--space-6)",
  },
  cursorType: "pointer",
  respectReducedMotion: true,
  focusRing: "auto",
});

const tokenVariables = Object.fromEntries(
  Object.entries(TOKEN_COLORS).flatMap(([color, name]) => [
    [`--mantine-color-${color}-filled`, `var(--${name})`],
    [`--mantine-color-${color}-text`, `var(--${name})`],
    [`--mantine-color-${color}-outline`, `var(--${name})`],
    [`--mantine-color-${color}-light`, `color-mix(in srgb, var(--${name}) 12%, var(--card))`],
    [`--mantine-color-${color}-light-hover`, `color-mix(in srgb, var(--${name}) 18%, var(--card))`],
    [`--mantine-color-${color}-light-color`, `var(--${name})`],
  ]),
);

const ONE_FOR_BOTH_SCHEMES = {
  ...tokenVariables,
  "--mantine-color-body": "var(--card)",
  "--mantine-line-height": "1.6",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-bright": "var(--ink)",
  "--mantine-color-dimmed": "var(--ink-3)",
  "--mantine-color-placeholder": "var(--ink-3)",
  "--mantine-color-anchor": "var(--accent)",
  "--mantine-color-error": "var(--bad)",
  "--mantine-color-default": "var(--card)",
  "--mantine-color-default-hover": "var(--card-2)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--field-line)",
  "--mantine-color-disabled": "var(--card-2)",
  "--mantine-color-disabled-color": "var(--ink-3)",
  "--mantine-color-disabled-border": "var(--line)",
  "--mantine-primary-color-filled": "var(--accent-fill)",
  "--mantine-primary-color-filled-hover": "var(--accent-fill-2)",
  "--mantine-primary-color-contrast": "var(--on-fill)",
  "--mantine-primary-color-light": "color-mix(in srgb, var(--accent) 14%, transparent)",
  "--mantine-primary-color-light-hover": "color-mix(in srgb, var(--accent) 22%, transparent)",
  "--mantine-primary-color-light-color": "var(--accent)",
  "--mantine-color-amethyst-filled": "var(--accent-fill)",
  "--mantine-color-amethyst-filled-hover": "var(--accent-fill-2)",
  "--mantine-color-amethyst-light": "color-mix(in srgb, var(--accent) 14%, transparent)",
  "--mantine-color-amethyst-light-hover": "color-mix(in srgb, var(--accent) 22%, transparent)",
  "--mantine-color-amethyst-light-color": "var(--accent)",
  "--mantine-color-amethyst-outline": "var(--accent)",
  "--mantine-color-amethyst-text": "var(--accent)",
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: ONE_FOR_BOTH_SCHEMES,
  dark: ONE_FOR_BOTH_SCHEMES,
});
