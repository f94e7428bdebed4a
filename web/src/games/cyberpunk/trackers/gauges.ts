import { improvementLeft, MAX_IMPROVEMENT } from "domain/games/cyberpunk/play/money";
import { empathyOf, humanityMaxOf, humanityOf, luckOf } from "domain/games/cyberpunk/play/pools";
import { MAX_EDDIES, MAX_POINTS } from "domain/games/cyberpunk/play/state";
import { numberText } from "domain/values/text/typedNumber";
import type { GaugesOf } from "../../../kits/trackers/gaugeRow";
import type { CyberpunkProps } from "./cyberpunkProps";

/** Luck, spent before a roll and filled at each session; Humanity and the EMP that it leaves; money; improvement. */
export const gauges: GaugesOf<CyberpunkProps> = [
  {
    title: "Chance",
    pool: {
      value: luckOf,
      max: (_, { luck }) => luck,
      unit: "1 point de Chance",
      less: { kind: "spendLuck", amount: 1 },
      more: { kind: "changeLuck", by: 1 },
    },
    amount: "Points de Chance",
    most: (state, limits) => Math.max(1, luckOf(state, limits)),
    actions: [{ label: "Dépenser", operation: (amount) => ({ kind: "spendLuck", amount }) }],
    also: () => ({ text: "Nouvelle séance : Chance entière", operation: { kind: "refillLuck" } }),
  },
  {
    title: "Humanité",
    folded: (state, limits) =>
      `${humanityOf(state, limits)} / ${humanityMaxOf(state, limits)} · EMP ${empathyOf(state, limits)}`,
    pool: {
      value: humanityOf,
      max: humanityMaxOf,
      unit: "1 point d'Humanité",
      less: { kind: "loseHumanity", amount: 1 },
      more: { kind: "regainHumanity", amount: 1 },
      bar: "mind",
    },
    notice: (state, limits) =>
      humanityOf(state, limits) === 0 ? "Plus d'Humanité : la cyberpsychose te prend." : undefined,
    amount: "Points d'Humanité",
    most: () => MAX_POINTS,
    actions: [
      { label: "Perdre", tone: "bad", operation: (amount) => ({ kind: "loseHumanity", amount }) },
      { label: "Regagner", tone: "ok", operation: (amount) => ({ kind: "regainHumanity", amount }) },
    ],
  },
  {
    title: "Eddies",
    folded: ({ eddies }) => `${numberText(eddies)} eb`,
    amount: "Nombre d'eddies",
    most: () => MAX_EDDIES,
    actions: [
      { label: "Gagner", tone: "ok", operation: (amount) => ({ kind: "earnEddies", amount }) },
      { label: "Dépenser", operation: (amount, on) => ({ kind: "spendEddies", amount, on }) },
    ],
    isPurchase: true,
  },
  {
    title: "Points d'amélioration",
    folded: (state) => `${numberText(improvementLeft(state))} sur ${numberText(state.improvementGained)}`,
    amount: "Points d'amélioration",
    most: () => MAX_IMPROVEMENT,
    actions: [
      { label: "Gagner", tone: "ok", operation: (amount) => ({ kind: "gainImprovement", amount }) },
      { label: "Dépenser", operation: (amount, on) => ({ kind: "spendImprovement", amount, on }) },
    ],
    isPurchase: true,
  },
];
