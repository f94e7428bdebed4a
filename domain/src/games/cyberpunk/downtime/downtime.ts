import type { DowntimeAct } from "../../../game/downtime";
import { readLines } from "../../../game/sheetReading";
import { refusalOf, refuse } from "../../../operations/refuse";
import { rollDie } from "../../../values/dice/die";
import { foldText } from "../../../values/text/foldText";
import { numberText } from "../../../values/text/typedNumber";
import type { CyberpunkOperation } from "../play/play";
import { poolHandlers } from "../play/pools";
import { dayOfRest } from "../play/rests";
import { type CyberpunkLimits, type CyberpunkState, MAX_EDDIES } from "../play/state";
import { requireAlive } from "../play/wounds";
import { CYBERPUNK_ROLES } from "../roles";
import { ROLE, rankOf, readCyberpunk } from "../sheet";
import { payRange, workedWeek } from "./jobs";

type Act = DowntimeAct<CyberpunkState, CyberpunkOperation, CyberpunkLimits>;

const eddies = (amount: number): string => `${numberText(amount)} eb`;

/** A week of the role's work, paid by its rank. */
const hustle: Act = {
  id: "boulot",
  title: "Chercher un boulot",
  about: "Une semaine de ton métier : 1d6, et ce que ton rang te fait payer.",
  choice: "Boulot",
  waysOf: ({ state, character }) => {
    requireAlive(state);
    const read = readCyberpunk(character);
    const rank = rankOf(read);
    const written = foldText(readLines(read.layers, [ROLE])[0]?.text ?? "");
    const role = CYBERPUNK_ROLES.find(({ name }) => foldText(name) === written);
    const [least, most] = payRange(rank);
    if (state.eddies + most > MAX_EDDIES) refuse("La fiche ne compte pas plus d'eddies.");
    const name = role?.name ?? "Sans rôle";
    return [
      {
        id: "semaine",
        label: "Une semaine",
        takes: `${name}, rang ${rank} : de ${numberText(least)} à ${eddies(most)}`,
        resolve: (source) => {
          const face = rollDie(6, source);
          const { story, pay } = workedWeek(role?.id, rank, face);
          return {
            told: { text: `${story} (${name}, 1d6 : ${face})`, tone: pay > 0 ? "good" : "bad" },
            operations: pay > 0 ? [{ kind: "earnEddies", amount: pay }] : [],
          };
        },
      },
    ];
  },
};

const DAYS_OF_A_WEEK = 7;

/** A week in bed, for who is stabilised. */
const recover: Act = {
  id: "soins",
  title: "Se soigner",
  about: "Une semaine au lit : chaque jour rend autant de PV que CORPS, une fois stabilisé.",
  choice: "Soins",
  waysOf: ({ state, limits }) => {
    const [day] = dayOfRest(state, limits);
    if (day?.kind !== "heal") return refuse("Les PV sont déjà au maximum.");
    const amount = day.amount * DAYS_OF_A_WEEK;
    return [
      {
        id: "semaine",
        label: "Une semaine au lit",
        takes: `${amount} PV`,
        resolve: () => ({
          told: { text: "Une semaine au lit", tone: "good" },
          operations: [{ kind: "heal", amount }],
        }),
      },
    ];
  },
};

const THERAPIES = [
  { id: "ordinaire", name: "Thérapie ordinaire", dice: 2, price: 500 },
  { id: "intensive", name: "Thérapie intensive", dice: 4, price: 1_000 },
] as const;

/** A week of talk, and what it gives back of Humanity. */
const therapy: Act = {
  id: "therapie",
  title: "Suivre une thérapie",
  about: "Une semaine chez quelqu'un qui écoute : elle se paie, et rend de l'Humanité.",
  choice: "Thérapie",
  waysOf: ({ state, limits }) => {
    requireAlive(state);
    const problem = refusalOf(() =>
      poolHandlers.regainHumanity(state, { kind: "regainHumanity", amount: 1 }, limits),
    );
    if (problem !== undefined) refuse(problem);
    const affordable = THERAPIES.filter(({ price }) => price <= state.eddies);
    if (affordable.length === 0) {
      refuse(`Il faut ${eddies(THERAPIES[0].price)} : il reste ${eddies(state.eddies)}.`);
    }
    return affordable.map(({ id, name, dice, price }) => ({
      id,
      label: name,
      takes: `${eddies(price)}, ${dice}d6 d'Humanité`,
      resolve: (source) => {
        const faces = Array.from({ length: dice }, () => rollDie(6, source));
        const amount = faces.reduce((sum, face) => sum + face, 0);
        return {
          told: { text: `${name} (${dice}d6 : ${faces.join(", ")})`, tone: "good" },
          operations: [
            { kind: "spendEddies", amount: price, on: name },
            { kind: "regainHumanity", amount },
          ],
        };
      },
    }));
  },
};

/** What an edgerunner does between two evenings. */
export const cyberpunkDowntime: readonly Act[] = [hustle, recover, therapy];
