import { Badge, Button, Checkbox, Group } from "@mantine/core";
import { isReady, type SheetSpell } from "domain/games/dnd5e/spells/sheetSpells";
import { Entry } from "../../../kits/sheet/EntryList";
import { SpellFacts } from "./SpellFacts";

interface SpellRowProps {
  spell: SheetSpell;
  /** Undefined for who may not change the character's spells. */
  onPrepare: ((prepared: boolean) => void) | undefined;
  /** Undefined for who may not play the character. */
  onCast: (() => void) | undefined;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** A wizard's book is enough for a ritual. */
const isRitualOfTheBook = ({ spell, casting }: SheetSpell): boolean =>
  spell.ritual === true && casting?.classId === "magicien";

/** One spell of the sheet, with what can be done with it. */
export function SpellRow({ spell: one, onPrepare, onCast, onEdit, onRemove }: SpellRowProps) {
  const { spell, preparation, casting } = one;
  const mayPrepare = spell.level > 0 && casting?.prepared !== undefined;
  const castable = isReady(one) || isRitualOfTheBook(one);
  const title = (
    <Group component="span" gap={8}>
      {spell.name}
      {spell.concentration && <Badge>Concentration</Badge>}
      {spell.ritual && <Badge>Rituel</Badge>}
      {preparation === "always" && <Badge color="system">Toujours préparé</Badge>}
    </Group>
  );
  const aside = (
    <>
      {mayPrepare && preparation !== "always" && (
        <Checkbox
          label="Préparé"
          aria-label={`${spell.name} est préparé`}
          checked={preparation === "prepared"}
          disabled={onPrepare === undefined}
          onChange={({ currentTarget }) => onPrepare?.(currentTarget.checked)}
        />
      )}
      {onCast && (
        <Button
          size="sm"
          mih={44}
          disabled={!castable}
          title={castable ? undefined : "Prépare ce sort pour le lancer."}
          aria-label={`Lancer ${spell.name}`}
          onClick={onCast}
        >
          Lancer
        </Button>
      )}
    </>
  );
  const foot = (onEdit || onRemove) && (
    <>
      {onEdit && (
        <Button size="compact-sm" aria-label={`Modifier ${spell.name}`} onClick={onEdit}>
          Modifier
        </Button>
      )}
      {onRemove && (
        <Button size="compact-sm" aria-label={`Retirer ${spell.name}`} onClick={onRemove}>
          Retirer
        </Button>
      )}
    </>
  );
  return (
    <Entry title={title} aside={aside} foot={foot}>
      <SpellFacts spell={spell} />
    </Entry>
  );
}
