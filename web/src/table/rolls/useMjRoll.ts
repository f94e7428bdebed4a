import type { TableRollView } from "domain/api/rolls";
import type { RollEffect } from "domain/game/rolls/rollEffect";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { NO_SITUATION } from "domain/game/rolls/situation";
import type { CreatureStrike } from "domain/table/creatures/attackRolls";
import { prepareRoll } from "domain/table/rolls/prepareRoll";
import type { RollAim } from "domain/table/rolls/tableRoll";
import type { RollMode } from "domain/values/dice/rollDice";
import type { SystemId } from "domain/values/systemIds";
import { useRef } from "react";
import { rollAtTable } from "../../api/rollAtTable";
import { randomId } from "../../browser/randomId";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";
import { attackToDeal } from "./attackToDeal";
import type { RollEntry } from "./rollEntry";
import { ROLL_FAILURE } from "./rollFailure";

interface MjRollOptions {
  campaignId: string;
  system: SystemId;
  /** Who attacks; said where the roll is the MJ's alone, so that the log is understood. */
  name: string;
  /** For the MJ alone. */
  secret: boolean;
  /** The id of the character that rolls, where it is one. */
  characterId?: string | undefined;
  /** The id of the creature that rolls, where it is one of the fight. */
  creatureId?: string | undefined;
  /** Who is aimed at. */
  target?: RollAim | undefined;
  /** The id of the roll that it opposes. */
  opposes?: string;
  /** What it must reach. */
  difficulty?: number | undefined;
  /** How checks are thrown, by the MJ's hand. */
  mode?: RollMode;
  /** What the roller's state does to it. */
  effects?: readonly RollEffect[];
  onRolled?: (roll: TableRollView) => void;
}

/** What is thrown along with a roll. */
type Along = Partial<Pick<CreatureStrike, "following" | "notes">>;

interface Asked {
  readonly request: RollRequest;
  readonly along: Along | undefined;
  /** The same of all that one press throws. */
  readonly press: string;
}

/** A roll that was made; `attack`: the label of one, which its damage names. */
interface MadeRoll extends Pick<RollEntry, "id" | "rolled" | "outcome" | "contest" | "follows"> {
  readonly attack: string | undefined;
  readonly aimed: string;
  readonly press: string;
}

/** As many as damage is still rolled for. */
const MAX_LOG = 12;

/**
 * Rolls at the table for somebody whom the MJ plays: an attack with the damage that follows it where it hits. Damage that
 * is thrown by itself follows the last attack of its name at the same target (`attackToDeal`).
 */
export function useMjRoll(options: MjRollOptions): (request: RollRequest, along?: Along) => void {
  const {
    campaignId,
    system,
    name,
    secret,
    characterId,
    creatureId,
    target,
    opposes,
    difficulty,
    mode = "normal",
    effects = [],
    onRolled,
  } = options;
  const audience = secret ? "mj" : "table";
  const aimed = JSON.stringify([audience, target]);
  const log = useRef<readonly MadeRoll[]>([]);
  const isNamed = characterId === undefined && creatureId === undefined;
  const { mutate } = useMutation({
    networkMode: "always",
    mutationFn: async ({ request, along }: Asked) => {
      const prepared = prepareRoll(request, { ...NO_SITUATION, difficulty, mode }, effects);
      if (prepared === undefined) return undefined;
      const newest = log.current.find(({ attack }) => attack !== undefined && attack === request.attack);
      const attack = newest?.aimed === aimed ? attackToDeal(log.current, newest) : undefined;
      const notes = [...prepared.notes, ...(along?.notes ?? [])];
      return rollAtTable(
        { system, id: campaignId },
        {
          label: secret && isNamed ? `${name} : ${request.label}` : request.label,
          roll: prepared.roll,
          damage: request.damage,
          audience,
          target,
          ...(characterId !== undefined && { characterId }),
          ...(creatureId !== undefined && { creatureId }),
          ...(notes.length > 0 && { notes }),
          ...(along?.following && { following: [...along.following] }),
          ...(attack && { follows: attack.id }),
          ...(opposes !== undefined && { opposes }),
        },
      );
    },
    onSuccess: (made, { request, press }) => {
      if (made === undefined) return;
      const { following = [], ...roll } = made;
      const attack = request.subject?.kind === "attack" ? request.label : undefined;
      log.current = [{ ...roll, attack, aimed, press }, ...log.current].slice(0, MAX_LOG);
      for (const one of [roll, ...following]) onRolled?.(one);
    },
    onError: (error) => toast("error", serverSentence(error, ROLL_FAILURE)),
  });
  return (request, along) => {
    const press = randomId();
    for (let time = 0; time < (request.times ?? 1); time += 1) mutate({ request, along, press });
  };
}
