import { Button } from "@mantine/core";
import { nextLevelOf } from "domain/table/characters/nextLevel";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { useSheet } from "../../../kits/sheet/openSheet";

/** The way to the Forge for one level more (product §2.8.17); nothing at the last one, and where there are none. */
export function LevelUp() {
  const { character } = useSheet();
  const { system, id } = character;
  const next = nextLevelOf(character);
  if (next === undefined) return null;
  return (
    <Button component={Link} size="sm" to={paths.forgeWorkshop({ system, character: id, levelUp: true })}>
      Passer au niveau {next}
    </Button>
  );
}
