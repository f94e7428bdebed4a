import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";

/** Mantine around a component under test, without its transitions. The product's look (membersTheme) is left out. */
export function MantineTestRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
