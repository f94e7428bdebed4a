import { Group, UnstyledButton } from "@mantine/core";
import { nameLabel } from "domain/sheet/character/fallbacks";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { useCharactersQuery } from "../../../api/characters";
import { useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { useMember } from "../../../session/SessionProvider";
import { Avatar } from "../../../ui/Avatar";
import { openSamePart } from "../phone/useSheetPlace";
import styles from "./HeroSwitch.module.css";

/** More than these stand in the campaign's page. */
const SHOWN = 3;

/** One's other characters at the same table, a press away, on the same part of the sheet; nothing for who plays one there. */
export function HeroSwitch() {
  const { isOwner } = useViewer();
  const { campaign } = useSheet().character;
  return isOwner && campaign ? <OtherHeroes campaignId={campaign.id} /> : null;
}

function OtherHeroes({ campaignId }: { campaignId: string }) {
  const { uid } = useMember();
  const { id, system } = useSheet().character;
  const { data = [] } = useCharactersQuery(system);
  const others = data
    .filter((one) => one.id !== id && one.campaign?.id === campaignId)
    .slice(0, SHOWN)
    .map((one) => normaliseCharacter(one));
  if (others.length === 0) return null;
  return (
    <Group component="ul" role="list" gap={0} wrap="nowrap" aria-label="Tes autres personnages à cette table">
      {others.map((one) => (
        <li key={one.id}>
          <UnstyledButton
            component={Link}
            to={paths.character(one.id, system)}
            onClick={() => openSamePart(uid, id, one.id)}
            className={styles.hero}
            aria-label={`Passer à ${nameLabel(one)}`}
            title={`Passer à ${nameLabel(one)}`}
          >
            <Avatar name={nameLabel(one)} photoURL={one.avatarUrl ?? null} system={system} size={32} />
          </UnstyledButton>
        </li>
      ))}
    </Group>
  );
}
