import { Anchor, Badge, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { gameOf } from "domain/games/registry/games";
import type { Character } from "domain/sheet/character/character";
import { backgroundLabel, classLabel, nameLabel, raceLabel } from "domain/sheet/character/fallbacks";
import { formatSpeed } from "domain/sheet/character/speed";
import { paths } from "domain/values/links/paths";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { plural } from "domain/values/text/plural";
import { Link } from "react-router-dom";
import { sheetOf } from "../../../games/registry/sheets";
import { useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { Avatar } from "../../../ui/Avatar";
import { SystemBand } from "../../../ui/Emblem";
import { SpendExperience } from "../experience/SpendExperience";
import { SheetMenu } from "../menu/SheetMenu";
import { type SheetTable, type TablePresence, useTable } from "../sheetContexts";
import { WhispersButton } from "../whispers/WhispersButton";
import { ChangePortrait } from "./ChangePortrait";
import { HeroSwitch } from "./HeroSwitch";
import { LevelUp } from "./LevelUp";
import { PresenceBadge } from "./PresenceBadge";
import styles from "./SheetHeader.module.css";
import { VttButton } from "./VttButton";

/** Who the character is, and where (product §2); `within` a part of a sheet whose own header says where. */
export function SheetHeader({ within = false }: { within?: boolean }) {
  const { isOwner, connected } = useViewer();
  const { character } = useSheet().equipped;
  const table = useTable();
  const { system, avatarUrl } = character;
  const name = nameLabel(character);
  return (
    <Paper
      component="section"
      data-flush
      data-within={within || undefined}
      className={styles.card}
      aria-labelledby="character-name"
    >
      {!within && <SystemBand system={system} />}
      <div className={styles.columns}>
        <div className={styles.portrait}>
          <Avatar
            name={name}
            photoURL={avatarUrl ?? null}
            system={system}
            size={within ? 64 : 84}
            online={table?.presence?.owner !== undefined}
          />
          {isOwner && connected && <ChangePortrait />}
        </div>
        <Stack gap={6} miw={0} className={styles.identity}>
          <Title
            order={within ? 2 : 1}
            id="character-name"
            fz={within ? "1.4rem" : "clamp(1.7rem, 1.3rem + 1.8vw, 2.4rem)"}
          >
            {name}
          </Title>
          <Text c="var(--ink-2)">{originOf(character)}</Text>
          <Facts character={character} />
          {isOwner && (
            // Without a connection its place is kept, so that nothing below it moves.
            <div className={styles.onScreen} style={connected ? undefined : { visibility: "hidden" }}>
              {gameOf(system).spendsPoints ? <SpendExperience /> : <LevelUp />}
            </div>
          )}
        </Stack>
        {!within && (
          <div className={styles.table}>
            {table ? <Table {...table} character={character} /> : <Badge>Aucune campagne</Badge>}
            <div className={styles.acts}>
              <HeroSwitch />
              <WhispersButton />
              <VttButton vtt={table?.vtt} />
              <SheetMenu />
            </div>
          </div>
        )}
      </div>
    </Paper>
  );
}

/** In a game without peoples, what a character has under that name stands among its blocks. */
function originOf(character: Character): string {
  const known = [classLabel(character, true), backgroundLabel(character)];
  return (sheetOf(character.system).hasPeoples ? [raceLabel(character), ...known] : known).join(" · ");
}

function Facts({ character }: { character: Character }) {
  const { system, level, pronouns, alignment, speeds } = character;
  const facts = [
    level !== undefined && `Niveau ${level}`,
    pronouns,
    alignment,
    speeds.walk && formatSpeed(speeds.walk),
  ].filter(Boolean);
  return (
    <Group component="ul" role="list" gap={6} mt={4} className={styles.facts}>
      <li>
        <Badge color="system">{SYSTEM_NAMES[system]}</Badge>
      </li>
      {facts.map((fact) => (
        <li key={String(fact)}>
          <Badge>{fact}</Badge>
        </li>
      ))}
    </Group>
  );
}

function Table({ id, name, presence, character }: SheetTable & { character: Character }) {
  return (
    <>
      <Anchor
        component={Link}
        to={paths.campaign(id, character.system)}
        underline="always"
        c="var(--sys-ink)"
        fw={650}
        className={styles.campaign}
      >
        {name}
      </Anchor>
      <Group gap="4px 10px" className={styles.presence}>
        {presence && <PresentAtTable {...presence} />}
      </Group>
    </>
  );
}

/** The character's player, and how many are online. */
export function PresentAtTable({ owner, onlineCount }: TablePresence) {
  return (
    <>
      <PresenceBadge player={owner} />
      {onlineCount > 0 && (
        <Text span size="sm" c="dimmed">
          {onlineCount} {plural(onlineCount, "personne", "personnes")} à la table
        </Text>
      )}
    </>
  );
}
