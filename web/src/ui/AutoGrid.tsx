import { Box, type BoxProps } from "@mantine/core";
import type { ComponentPropsWithoutRef } from "react";
import styles from "./AutoGrid.module.css";

interface AutoGridProps extends BoxProps, Omit<ComponentPropsWithoutRef<"div">, keyof BoxProps> {
  /** The narrowest a column gets, in pixels or in CSS; one that is alone gets narrower still. */
  min: number | string;
  /** CSS: `"8px"`, `"4px 28px"` (rows, columns). */
  gap?: string;
  /** The columns share the whole width where there are fewer cells than columns. */
  fit?: boolean;
  align?: "start" | "center";
  component?: "div" | "ul" | "ol" | "dl";
}

/** As many equal columns as fit. Mantine's own grids write a `<style>`, which the content security policy refuses. */
export function AutoGrid({
  min,
  gap = "var(--space-3)",
  fit = false,
  align,
  component = "div",
  ...rest
}: AutoGridProps) {
  return (
    <Box
      {...rest}
      component={component as "div"}
      className={[styles.grid, rest.className].filter(Boolean).join(" ")}
      __vars={{
        "--repeat": fit ? "auto-fit" : "auto-fill",
        "--column": typeof min === "number" ? `${min}px` : min,
        "--gap": gap,
        "--align": align,
      }}
    />
  );
}
