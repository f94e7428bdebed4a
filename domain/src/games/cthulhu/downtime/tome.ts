import { type DowntimeAct, throwNow } from "../../../game/downtime";
import { type Power, powerCostText, readPowers } from "../../../game/powers/power";
import { refusalOf, refuse } from "../../../operations/refuse";
import { isSuccess } from "../../../values/dice/rollOutcome";
import { MAX_PERCENT } from "../percentRoll";
import type { CthulhuOperation } from "../play/play";
import { checkLoss, requireSane, sanityOf } from "../play/sanity";
import { skillHandlers } from "../play/skills";
import type { CthulhuLimits, CthulhuState } from "../play/state";
import { requireAlive } from "../play/wounds";
import { cthulhuPowers } from "../powers/list";
import { costsOf } from "../powers/rules";
import { cthulhuRolls } from "../rolls";
import { readCthulhu } from "../sheet";

/** A book that teaches something of the Mythos: one of the list, or the player's own. */
const isTome = ({ id, costs }: Power): boolean =>
  costs?.mythos !== undefined ||
  cthulhuPowers.some((one) => one.id === id && one.costs?.mythos !== undefined);

/** Magic is spent on what a book teaches, not on reading it. */
const asRead = ({ costs: { magic: _, ...costs } = {}, ...tome }: Power): Power => ({ ...tome, costs });

/** A name of its own for each, also of those that the player wrote. */
const wayId = ({ id, name }: Power): string => id ?? `propre:${name}`;

/** Weeks over a book: under EDU it opens, with what it takes and teaches; else it stays closed. */
export const study: DowntimeAct<CthulhuState, CthulhuOperation, CthulhuLimits> = {
  id: "ouvrage",
  title: "Étudier un ouvrage",
  about: "Des semaines de lecture, sous l'ÉDU : ce qu'il apprend du Mythe, et ce qu'il prend à la raison.",
  choice: "Ouvrage",
  waysOf: ({ state, limits, character }) => {
    requireAlive(state);
    requireSane(state);
    const problem =
      checkLoss({ ...state, sanity: sanityOf(state, limits) }) ??
      refusalOf(() => skillHandlers.learnMythos(state, { kind: "learnMythos", points: 1 }, limits));
    if (problem !== undefined) refuse(problem);
    const { edu } = readCthulhu(character).characteristics;
    if (edu === undefined) return refuse("ÉDU n'est pas sur la fiche : la lecture se joue sous elle.");
    const tomes = readPowers(character, cthulhuPowers).filter(isTome).map(asRead);
    if (tomes.length === 0) refuse("Aucun ouvrage parmi les sorts et ouvrages de la fiche.");
    return tomes.map((tome) => {
      const costs = powerCostText(tome);
      return {
        id: wayId(tome),
        label: tome.name,
        takes: [`ÉDU ${edu} %`, costs].filter((part) => part !== "").join(", "),
        resolve: (source) => {
          const spec = { game: "cthulhu", target: Math.min(edu, MAX_PERCENT), bonusDice: 0 } as const;
          const roll = throwNow(cthulhuRolls, spec, { kind: "check", trait: "edu" }, [], source);
          const isRead = isSuccess(roll.outcome);
          const thrown = `ÉDU ${edu} %, ${roll.total}`;
          return {
            told: isRead
              ? { text: `${tome.name} étudié (${thrown})`, tone: "good" }
              : { text: `${tome.name} ne livre rien (${thrown})`, tone: "neutral" },
            operations: isRead ? costsOf(tome, source) : [],
          };
        },
      };
    });
  },
};
