import { Text } from "@mantine/core";

/** Product §2: how many characters one has of how many one may have, over all systems; red at the quota. */
export function Quota({ used, quota }: { used: number; quota: number }) {
  const reached = used >= quota;
  return (
    <Text
      size="sm"
      c={reached ? "bad" : "var(--ink-2)"}
      fw={reached ? 600 : 400}
      data-reached={reached || undefined}
    >
      {`Vous utilisez ${used} / ${quota} personnages.`}
    </Text>
  );
}
