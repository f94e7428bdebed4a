import { Button, Group, Title } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { compareFrench } from "domain/values/text/compareFrench";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { AutoGrid } from "../../../ui/AutoGrid";
import { lazy } from "../../../ui/lazy";
import { CharacterCard, type ListedCharacter } from "../game/CharacterCard";
import { HeroWait } from "../game/HeroWait";

/** Weigh what nobody who opens the page waits for. */
const HeroAsks = lazy(() => import("./HeroAsks"));
const HeroWaits = lazy(() => import("./HeroWaits"));

/** The rest is in the game space. */
const SHOWN = 6;

/** Those who play at a table before the others, then by name. */
const inOrder = (one: ListedCharacter, other: ListedCharacter): number =>
  Number(other.campaign !== undefined) - Number(one.campaign !== undefined) ||
  compareFrench(one.name ?? "", other.name ?? "");

interface OwnHeroesProps {
  characters: readonly ListedCharacter[];
  /** The campaigns whose tables are open: at others nobody is asked for anything. */
  openTables: ReadonlySet<string>;
}

/** One's characters, a press from their sheets, with what waits for one; nothing for who has none. */
export function OwnHeroes({ characters, openTables }: OwnHeroesProps) {
  if (characters.length === 0) return null;
  return (
    <section aria-labelledby="dashboard-characters">
      <Group justify="space-between" gap="sm" mb="md">
        <Title id="dashboard-characters">Mes personnages</Title>
        {characters.length > SHOWN && (
          <Button component={Link} to={paths.game} size="sm" flex="none">
            Tous mes personnages
          </Button>
        )}
      </Group>
      <AutoGrid component="ul" min={290} gap="var(--space-3) var(--space-4)">
        {characters
          .toSorted(inOrder)
          .slice(0, SHOWN)
          .map((character) => (
            <CharacterCard
              key={character.id}
              character={character}
              waiting={<Waiting character={character} openTables={openTables} />}
            />
          ))}
      </AutoGrid>
    </section>
  );
}

interface WaitingProps extends Pick<OwnHeroesProps, "openTables"> {
  character: ListedCharacter;
}

/** At an open table what the MJ asks; else what waits for the player between two evenings. */
function Waiting({ character, openTables }: WaitingProps) {
  const { campaign, inPlay } = character;
  if (campaign && openTables.has(campaign.id)) {
    return (
      <Suspense>
        <HeroAsks campaignId={campaign.id} hero={character} />
      </Suspense>
    );
  }
  return (
    <>
      {inPlay?.waits.map((wait) => (
        <HeroWait key={wait.text} character={character} wait={wait} />
      ))}
      <Suspense>
        <HeroWaits character={character} />
      </Suspense>
    </>
  );
}
