import { Text, type TextProps } from "@mantine/core";
import type { ReactNode } from "react";

/** A text in a table that may be long and without spaces: it breaks anywhere rather than widen its column. */
export function CellText({ children, ...rest }: TextProps & { children: ReactNode }) {
  return (
    <Text inherit style={{ overflowWrap: "anywhere" }} {...rest}>
      {children}
    </Text>
  );
}
