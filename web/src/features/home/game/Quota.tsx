import { Text } from "@mantine/core";

/**
 * Product §2: how many characters one has of how many one may have, over all systems; red at the quota. While that is
 * not known (`used` undefined) its place is kept: on a phone it takes a line above the cards.
 */
export function Quota({ used, quota }: { used: number | undefined; quota: number }) {
  const reached = used !== undefined && used >= quota;
  return (
    <Text
      size="sm"
      c={reached ? "bad" : "var(--ink-2)"}
      fw={reached ? 600 : 400}
      data-reached={reached || undefined}
      style={used === undefined ? { visibility: "hidden" } : undefined}
    >
      {`Vous utilisez ${used ?? quota} / ${quota} personnages.`}
    </Text>
  );
}
