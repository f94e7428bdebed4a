import { normaliseCharacter } from "domain/character/normaliseCharacter";
import { applyEquipment } from "domain/equipment/applyEquipment";
import { redoCosts, type SecondTry } from "domain/rolls/redoRoll";
import { type ComponentProps, useMemo, useRef } from "react";
import { usePlay } from "../play/usePlay";
import { useRollRules } from "../play/useRollRules";
import { SecondAttempt } from "./SecondAttempt";
import type { TrayHero } from "./trayHero";

interface HeroAttemptProps extends ComponentProps<typeof SecondAttempt> {
  hero: TrayHero;
  connected: boolean;
}

/** The second attempt of a roll that was taken from a sheet: its character pays for it. Loaded with such a roll. */
export default function HeroAttempt({ hero, connected, disabled, onRedo, ...attempt }: HeroAttemptProps) {
  const equipped = useMemo(() => {
    const character = normaliseCharacter(hero);
    return applyEquipment(character, character.inventoryItems, []);
  }, [hero]);
  const { play } = usePlay(equipped, undefined, connected);
  const { rules } = useRollRules(play, true);
  /** An attempt that failed is not paid for twice. */
  const paid = useRef(false);
  const redo = (how: SecondTry) => {
    const costs = redoCosts(attempt.roll, how);
    if (costs.length > 0 && !paid.current) {
      if (!rules?.pay(costs)) return;
      paid.current = true;
    }
    onRedo(how);
  };
  return (
    <SecondAttempt
      {...attempt}
      resources={rules?.resources ?? {}}
      disabled={disabled || rules === undefined}
      onRedo={redo}
    />
  );
}
