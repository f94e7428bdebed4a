import { Box, type BoxProps } from "@mantine/core";
import type { ReactNode } from "react";

interface GridListProps extends BoxProps {
  /** Pixels of the narrowest column. */
  minColumn: number;
  /** As in CSS: `2px 10px`. */
  gap?: number | string;
  children: ReactNode;
}

/** A list in as many equal columns as fit. Mantine's SimpleGrid writes a <style>, which the security policy refuses. */
export function GridList({ minColumn, gap = 10, style, children, ...rest }: GridListProps) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${minColumn}px), 1fr))`;
  return (
    <Box component="ul" role="list" display="grid" style={[{ gridTemplateColumns, gap }, style]} {...rest}>
      {children}
    </Box>
  );
}
