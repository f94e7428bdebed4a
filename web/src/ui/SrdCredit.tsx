import { Anchor, Text } from "@mantine/core";

/** What the license of the SRD asks for, wherever its spells or creatures are listed. */
export function SrdCredit({ of }: { of: "sorts" | "créatures" }) {
  return (
    <Text size="xs" c="dimmed" mt="sm">
      Noms et chiffres des {of} : System Reference Document 5.1, © Wizards of the Coast LLC,{" "}
      <Anchor inherit href="https://creativecommons.org/licenses/by/4.0/legalcode.fr" rel="noreferrer">
        CC-BY-4.0
      </Anchor>
      . {of === "sorts" ? "Traduits, et résumés" : "Traduites, et résumées"} avec nos mots.
    </Text>
  );
}
