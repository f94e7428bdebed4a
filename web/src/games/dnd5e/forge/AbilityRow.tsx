import { NativeSelect, Text } from "@mantine/core";
import { ABILITIES, abilityModifier } from "domain/games/dnd5e/abilities";
import { pointBuyCost } from "domain/games/dnd5e/abilityMethods";
import { ABILITY_BLURBS } from "domain/games/dnd5e/forge/blurbs";
import { assignScore, scorePool } from "domain/games/dnd5e/forge/choose";
import type { Dnd5eDraft } from "domain/games/dnd5e/forge/draft";
import { finalScore, racialBonusOf } from "domain/games/dnd5e/forge/facts";
import type { AbilityKey } from "domain/sheet/character/abilities";
import { formatModifier } from "domain/values/dice/rollDice";
import { elide } from "domain/values/text/elide";
import { Counter } from "../../../kits/forge/Counter";
import { Hint } from "../../../kits/forge/Hint";
import { ScoreRow } from "../../../kits/forge/ScoreRow";

interface AbilityRowProps {
  draft: Dnd5eDraft;
  change: (draft: Dnd5eDraft) => void;
  ability: AbilityKey;
  /** Any score will do: the character is in play. */
  free: boolean;
}

/** One ability: what it is for, where its score comes from, and what it will be. */
export function AbilityRow({ draft, change, ability, free }: AbilityRowProps) {
  const base = draft.baseScores[ability];
  const score = finalScore(draft, ability);
  const bonus = racialBonusOf(draft, ability);
  const { name, short } = ABILITIES[ability];
  return (
    <ScoreRow
      label={name}
      short={short}
      score={base === 0 ? undefined : score}
      derived={formatModifier(abilityModifier(score))}
    >
      <Hint>
        {ABILITY_BLURBS[ability]}
        {bonus > 0 && (
          <Text span inherit fw={600} c="var(--sys-ink)" style={{ whiteSpace: "nowrap" }}>
            {" "}
            +{bonus} de ton peuple
          </Text>
        )}
      </Hint>
      {free || draft.scoreMethod === "point_buy" ? (
        <Counter
          label={name}
          detail={free ? "Score de départ" : nextCost(base)}
          value={base}
          min={free ? 1 : 8}
          max={free ? 30 : 15}
          typed
          onChange={(value) => change({ ...draft, baseScores: { ...draft.baseScores, [ability]: value } })}
        />
      ) : (
        <ScoreSelect draft={draft} change={change} ability={ability} />
      )}
    </ScoreRow>
  );
}

/** `"Le suivant coûte 2 points"`. */
function nextCost(score: number): string {
  const [now, next] = [pointBuyCost(score), pointBuyCost(score + 1)];
  if (now === undefined || next === undefined) return "Au plus haut";
  return next - now === 1 ? "Le suivant coûte 1 point" : `Le suivant coûte ${next - now} points`;
}

/** One of the values there are; where another ability has it, the two change places. */
function ScoreSelect({ draft, change, ability }: Omit<AbilityRowProps, "free">) {
  const pool = [...new Set(scorePool(draft))];
  const [...taken] = Object.entries(draft.baseScores).filter(([key, value]) => key !== ability && value > 0);
  const holderOf = (score: number) => {
    const holders = taken.filter(([, value]) => value === score).map(([key]) => key as AbilityKey);
    const copies = scorePool(draft).filter((one) => one === score).length;
    const [holder] = holders;
    return holder !== undefined && holders.length >= copies ? ABILITIES[holder].short : undefined;
  };
  return (
    <NativeSelect
      label={`Valeur ${elide("de", ABILITIES[ability].name)}`}
      value={draft.baseScores[ability]}
      disabled={pool.length === 0}
      onChange={({ currentTarget }) => change(assignScore(draft, ability, Number(currentTarget.value)))}
    >
      <option value={0}>À choisir</option>
      {pool.map((score) => {
        const holder = holderOf(score);
        return (
          <option key={score} value={score}>
            {holder ? `${score} (échanger avec ${holder})` : score}
          </option>
        );
      })}
    </NativeSelect>
  );
}
