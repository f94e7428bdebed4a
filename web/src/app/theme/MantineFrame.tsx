import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { cssVariablesResolver, mantineTheme } from "./mantineTheme";

/**
 * Mantine for the signed-in screens; public pages never load it. A feature imports the styles of the components it
 * uses, each from its own file (`@mantine/core/styles/Tabs.css`): all of them together weigh 36 KB.
 */
export function MantineFrame({ children }: { children: ReactNode }) {
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
