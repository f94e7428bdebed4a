import { Badge, Stack, Text, Title } from "@mantine/core";
import { type ForgeMake, paths } from "domain/values/links/paths";
import { SYSTEM_IDS, type SystemId } from "domain/values/systemIds";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { Link } from "react-router-dom";
import { AutoGrid } from "../../../ui/AutoGrid";
import { Constellation } from "../../../ui/Constellation";
import { Emblem } from "../../../ui/Emblem";
import { TAGLINES } from "../../../ui/theme/looks";
import { usePageTitle } from "../../../ui/usePageTitle";
import styles from "./ForgeStart.module.css";

interface ForgeStartProps {
  /** The game that was asked for: then the others are left out. */
  system: SystemId | undefined;
  /** Whether this device has a draft of a character of this game. */
  hasDraft: (system: SystemId) => boolean;
}

const KINDS: readonly { readonly make: ForgeMake; readonly title: string; readonly text: string }[] = [
  {
    make: "character",
    title: "Un personnage",
    text: "Pas à pas, avec un mot d'explication à chaque choix.",
  },
  {
    make: "campaign",
    title: "Une campagne",
    text: "Un nom, quelques règles, et le lien d'invitation pour ta table.",
  },
];

/** The first page of the Forge: what to make, and for which game. */
export function ForgeStart({ system, hasDraft }: ForgeStartProps) {
  usePageTitle("L'atelier de la Forge");
  const systems = system === undefined ? SYSTEM_IDS : [system];
  return (
    <Stack gap="xl" pb="xl">
      <header className={styles.head}>
        <div>
          <Title order={1}>Que veux-tu forger ?</Title>
          <Text size="lg" c="var(--ink-2)" maw="56ch" mt={8}>
            Choisis un jeu, puis laisse-toi guider. Rien n'est définitif, et ton brouillon t'attend.
          </Text>
        </div>
        <span className={styles.constellation}>
          <Constellation value={20} />
        </span>
      </header>
      {KINDS.map(({ make, title, text }) => (
        <section key={make} aria-labelledby={`forge-${make}`}>
          <Title id={`forge-${make}`} fz="var(--size-2xl)">
            {title}
          </Title>
          <Text c="var(--ink-2)" mt={2} mb="md">
            {text}
          </Text>
          <AutoGrid component="ul" min={240}>
            {systems.map((id) => (
              <li key={id} data-system={id}>
                <Link to={paths.forgeWorkshop({ make, system: id })} className={styles.link}>
                  <Emblem system={id} size={46} />
                  <span className={styles.name}>{SYSTEM_NAMES[id]}</span>
                  <Text span size="sm" c="var(--ink-2)">
                    {TAGLINES[id]}
                  </Text>
                  {make === "character" && hasDraft(id) && (
                    <Badge color="system" className={styles.draft}>
                      Brouillon en cours
                    </Badge>
                  )}
                </Link>
              </li>
            ))}
          </AutoGrid>
        </section>
      ))}
    </Stack>
  );
}
