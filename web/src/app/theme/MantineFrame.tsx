import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import { MantineProvider } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { cssVariablesResolver, mantineTheme } from "./mantineTheme";

/** Mantine writes the system's scheme down on the page; the other screens ask the system itself (tokens.css). */
const forgetScheme = () => document.documentElement.removeAttribute("data-mantine-color-scheme");

/**
 * Mantine for the screens that stand on it, which wrap themselves in it: its provider alone weighs 12 KB, too much for
 * every member's first page. A feature imports the styles of the components it uses, each from its own file
 * (`@mantine/core/styles/Chip.css`): all of them together weigh 36 KB.
 */
export function MantineFrame({ children }: { children: ReactNode }) {
  useEffect(() => forgetScheme, []);
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
