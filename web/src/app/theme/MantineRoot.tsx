import "@mantine/core/styles/global.layer.css";
import "virtual:mantine-variables.css";
import { MantineProvider } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { membersTheme } from "./membersTheme";

/** Mantine writes the system's scheme on the page; the public pages ask the system itself (tokens.css). */
const forgetScheme = () => document.documentElement.removeAttribute("data-mantine-color-scheme");

/**
 * Mantine for what stands on it: the members' area and the sign-in forms. Its variables come as a static sheet and its
 * components' styles with the modules that use them (web/mantineStyles.ts): nothing is written into a `<style>`.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  useEffect(() => forgetScheme, []);
  return (
    <MantineProvider
      theme={membersTheme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
