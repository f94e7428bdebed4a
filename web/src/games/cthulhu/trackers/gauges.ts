import { magicOf } from "domain/games/cthulhu/play/pools";
import { MAX_CASH, MAX_POINTS, RANGES } from "domain/games/cthulhu/play/state";
import { numberText } from "domain/values/text/typedNumber";
import type { GaugesOf } from "../../../kits/trackers/gaugeRow";
import type { CthulhuProps } from "./cthulhuProps";

/** Luck, spent on a roll that just missed and recovered at the end of a session; magic points. */
export const gauges: GaugesOf<CthulhuProps> = [
  {
    title: "Chance",
    pool: {
      value: ({ luck }) => luck,
      max: () => RANGES.luck.max,
      unit: "1 point de Chance",
      less: { kind: "spendLuck", amount: 1 },
      more: { kind: "changeLuck", by: 1 },
    },
    amount: "Points de Chance",
    most: ({ luck }) => Math.max(1, luck),
    actions: [{ label: "Dépenser", operation: (amount) => ({ kind: "spendLuck", amount }) }],
    also: ({ luck }) => ({
      text: `Fin de séance : 1d100 contre ${luck}`,
      operation: {
        dice: [
          [1, 100],
          [1, 10],
        ],
        operationOf: ([roll = 1, gain = 1]) => ({ kind: "recoverLuck", roll, gain }),
      },
    }),
  },
  {
    title: "Magie",
    pool: {
      label: "PM",
      value: magicOf,
      max: (_, { magic }) => magic,
      unit: "1 PM",
      less: { kind: "spendMagic", amount: 1 },
      more: { kind: "recoverMagic", amount: 1 },
    },
    amount: "Points de magie",
    most: () => MAX_POINTS,
    actions: [
      { label: "Dépenser", operation: (amount) => ({ kind: "spendMagic", amount }) },
      { label: "Récupérer", tone: "ok", operation: (amount) => ({ kind: "recoverMagic", amount }) },
    ],
    note: "Ce qui te manque est pris sur tes PV.",
  },
  {
    title: "Argent",
    folded: ({ cash }) => `${numberText(cash)} $`,
    amount: "Nombre de dollars",
    most: () => MAX_CASH,
    actions: [
      { label: "Gagner", tone: "ok", operation: (amount) => ({ kind: "earnCash", amount }) },
      { label: "Dépenser", operation: (amount, on) => ({ kind: "spendCash", amount, on }) },
    ],
    isPurchase: true,
  },
];
