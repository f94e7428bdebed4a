import { Text } from "@mantine/core";
import { checkNextLevel, grantedLevelOf } from "domain/table/characters/levelGrant";
import { nextLevelOf } from "domain/table/characters/nextLevel";
import { useInPlay, useSheet, useShown, useViewer } from "../../../kits/sheet/openSheet";
import { DialogButton } from "../../../ui/DialogButton";
import { Named } from "../../../ui/Named";

const loadDialog = () => import("./LevelUpDialog");

/**
 * One level more (product §2.8.17, §2.8.26), or what it waits for; nothing at the last one, and where there are none.
 * Until the rules of its table are known, the MJ's word counts.
 */
export function LevelUp() {
  const { character } = useSheet();
  const { raw } = useShown();
  const { progression = "milestone" } = useViewer();
  const { play } = useInPlay();
  const next = nextLevelOf(character);
  if (next === undefined) return null;
  const levels = play?.system.levels;
  const problem = checkNextLevel({
    next,
    progression: character.campaign && progression,
    granted: grantedLevelOf(raw),
    experience: play && levels && { has: levels.experienceOf(play.state), needs: levels.experienceAt(next) },
  });
  if (problem !== undefined) {
    return (
      <Text size="sm" c="dimmed">
        {problem}
      </Text>
    );
  }
  return (
    <Named anchor="niveau">
      <DialogButton size="sm" label={`Passer au niveau ${next}`} load={loadDialog}>
        {(LevelUpDialog, close) => <LevelUpDialog {...{ character, next }} onClose={close} />}
      </DialogButton>
    </Named>
  );
}
