import { Anchor, Group, Text, Title } from "@mantine/core";
import { nameLabel } from "domain/sheet/character/fallbacks";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { useSheet } from "../../../kits/sheet/openSheet";
import { Avatar } from "../../../ui/Avatar";
import { HeroSwitch } from "../header/HeroSwitch";
import { VttButton } from "../header/VttButton";
import { SheetMenu } from "../menu/SheetMenu";
import { useTable } from "../sheetContexts";
import styles from "./PhoneHeader.module.css";

/** Who the character is and where it plays, in two lines; the rest of the header stands in « Fiche ». */
export function PhoneHeader() {
  const { character } = useSheet().equipped;
  const table = useTable();
  const { system, avatarUrl } = character;
  const name = nameLabel(character);
  return (
    <Group component="header" wrap="nowrap" gap={10} className={styles.header}>
      <Avatar
        name={name}
        photoURL={avatarUrl ?? null}
        system={system}
        size={48}
        online={table?.presence?.owner !== undefined}
      />
      <div className={styles.who}>
        <Title order={1} fz="1.2rem" lh={1.2} lineClamp={1}>
          {name}
        </Title>
        <Group gap={8} wrap="nowrap" justify="space-between" className={styles.where}>
          {table ? (
            <Anchor
              component={Link}
              to={paths.campaign(table.id, system)}
              size="sm"
              c="var(--sys-ink)"
              className={styles.campaign}
            >
              {table.name}
            </Anchor>
          ) : (
            <Text size="sm" c="dimmed">
              Aucune campagne
            </Text>
          )}
          <VttButton vtt={table?.vtt} size="compact-sm" />
        </Group>
      </div>
      <HeroSwitch />
      <SheetMenu />
    </Group>
  );
}
