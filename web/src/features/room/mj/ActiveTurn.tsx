import { Anchor, Group, Text, Title } from "@mantine/core";
import type { InitiativeEntry } from "domain/documents/initiativeState";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { UNREADABLE } from "../../../live/listeners";
import { useFightTable } from "../../../table/fight/FightProvider";
import LegendaryActions from "../../../table/fight/LegendaryActions";
import { ActBar } from "../../../table/heroes/ActBar";
import { Vitals } from "../../../table/heroes/Vitals";
import { CreatureTurn } from "./CreatureTurn";
import styles from "./Turn.module.css";

/** Whose turn it is, with what the MJ does in it: a creature's attacks, what befalls a hero. Nothing without a fight. */
export function ActiveTurn() {
  const { acting } = useFightTable();
  if (acting === undefined) return null;
  const { entry, creature } = acting;
  return (
    <>
      {creature ? (
        <CreatureTurn key={entry.id} entry={entry} creature={creature} />
      ) : (
        <HeroTurn key={entry.id} entry={entry} />
      )}
      <LegendaryActions />
    </>
  );
}

function HeroTurn({ entry: { id, name, kind } }: { entry: InitiativeEntry }) {
  const { system, fighters } = useFightTable();
  const { heroes, play } = fighters;
  const hero = heroes.get(id);
  const isKnown = hero !== undefined && hero !== UNREADABLE;
  return (
    <section className={styles.turn} aria-label={`Au tour de : ${name}`}>
      <Group wrap="nowrap" justify="space-between" gap={8} mih={32}>
        <Title order={2} size="h4" className={styles.title} title={name}>
          {name}
        </Title>
        {kind === "character" && (
          <Anchor component={Link} size="sm" flex="none" to={paths.character(id, system)}>
            Sa fiche
          </Anchor>
        )}
      </Group>
      {isKnown ? (
        <div className={styles.hero}>
          <Vitals vitals={hero.vitals} />
          {play && (
            <ActBar
              play={play}
              targets={[{ id, name, kind }]}
              fighters={fighters}
              label={`Agir sur ${name}`}
            />
          )}
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {kind === "creature"
            ? "Sans caractéristiques : à jouer à la main."
            : "Son état n'est pas connu ici."}
        </Text>
      )}
    </section>
  );
}
