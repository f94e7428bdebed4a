import { Text } from "@mantine/core";
import type { ReactNode } from "react";

/** The label of a field that may stay empty. */
export function OptionalLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{" "}
      <Text span inherit c="dimmed" fw={400}>
        (facultatif)
      </Text>
    </>
  );
}
