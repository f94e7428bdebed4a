import { Box } from "@mantine/core";

/** Line drawings inside the die's hexagon, in a 44 × 44 box. */
const DRAWINGS = {
  game: "M22 12.5 30.5 17v10L22 31.5 13.5 27V17zM13.5 17 22 21.5l8.5-4.5M22 21.5v10",
  forge: "M12 17h17c0 4-3 6-6 6v4h4v4H15v-4h4v-4c-4 0-7-2-7-6zM29 17h3",
  market: "M13 19l2-6h14l2 6M13 19v1.5a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0V19zM15 24v7h14v-7",
  account: "M22 13a5 5 0 1 0 .1 0M12.5 32c1-6 5-8.5 9.5-8.5s8.5 2.5 9.5 8.5",
  admin: "M22 11.5l9 3.5v6c0 6-4 9.5-9 11.5-5-2-9-5.5-9-11.5v-6zM18 21.5l3 3 5.5-6",
} as const;

export type ShortcutIconName = keyof typeof DRAWINGS;

export function ShortcutIcon({ name }: { name: ShortcutIconName }) {
  return (
    <Box
      component="svg"
      flex="none"
      viewBox="0 0 44 44"
      width={44}
      height={44}
      fill="none"
      stroke="var(--accent)"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M22 2 39.3 12v20L22 42 4.7 32V12z" opacity="0.35" />
      <path d={DRAWINGS[name]} />
    </Box>
  );
}
