import type { ChangeAct, TableActs } from "../../../game/tableActs";
import { damageTaken } from "./damageTaken";
import type { PoolOperation } from "./pools";
import { MAX_LOSS, type SanityOperation } from "./sanity";
import { mythosLesson, type SkillOperation } from "./skills";
import type { CthulhuLimits, CthulhuState } from "./state";
import type { WoundOperation } from "./wounds";

type CthulhuOperation = WoundOperation | SanityOperation | PoolOperation | SkillOperation;

const END = "Mettre fin à";
const BEGIN = "États";

function changesOf(state: CthulhuState): readonly ChangeAct<CthulhuOperation>[] {
  const changes: (readonly [holds: boolean, change: ChangeAct<CthulhuOperation>])[] = [
    [
      state.dying && !state.dead,
      { id: "stabilise", group: END, label: "Agonie : premiers soins", operation: { kind: "stabilise" } },
    ],
    [state.bout, { id: "endBout", group: END, label: "Crise de folie", operation: { kind: "endBout" } }],
    [
      state.insanity === "temporary" || state.insanity === "indefinite",
      { id: "endInsanity", group: END, label: "Folie", operation: { kind: "endInsanity" } },
    ],
    [state.unconscious, { ...unconscious(false), group: END }],
    [state.majorWound, { ...majorWound(false), group: END }],
    [!state.unconscious, { ...unconscious(true), group: BEGIN }],
    [!state.majorWound, { ...majorWound(true), group: BEGIN }],
    [
      state.mythosAsked,
      {
        ...{ id: "blameMythos", group: BEGIN, operation: { kind: "blameMythos" } },
        label: `Folie due au Mythe : +${mythosLesson(state)} %`,
      },
    ],
    [state.insanity === "none", insane("temporary", "Folie temporaire")],
    [state.insanity === "none" || state.insanity === "temporary", insane("indefinite", "Folie indéterminée")],
  ];
  return changes.filter(([holds]) => holds).map(([, change]) => change);
}

const unconscious = (is: boolean) => ({
  id: is ? "unconscious" : "conscious",
  label: "Sans connaissance",
  operation: { kind: "setUnconscious", unconscious: is } as const,
});
const majorWound = (is: boolean) => ({
  id: is ? "majorWound" : "noMajorWound",
  label: "Blessure grave",
  operation: { kind: "setMajorWound", majorWound: is } as const,
});
const insane = (insanity: "temporary" | "indefinite", label: string) => ({
  ...{ id: insanity, label, group: BEGIN },
  operation: { kind: "goInsane", insanity } as const,
});

const atMost = (max: number, points: number) => Math.min(max, points);

export const cthulhuActs: TableActs<CthulhuState, CthulhuOperation, CthulhuLimits> = {
  damage: [
    {
      id: "hitPoints",
      label: "PV",
      spec: { game: "cthulhu" },
      take: (points, state, limits) => damageTaken({ game: "cthulhu" }, points, state, limits),
    },
    {
      id: "unarmoured",
      label: "PV, sans armure",
      take: (points) => ({ parts: [], operation: { kind: "damage", amount: atMost(999, points) } }),
    },
    {
      id: "sanity",
      label: "SAN",
      take: (points) => ({ parts: [], operation: { kind: "loseSanity", amount: atMost(MAX_LOSS, points) } }),
    },
  ],
  healing: [
    {
      id: "hitPoints",
      label: "PV",
      take: (points) => ({ parts: [], operation: { kind: "heal", amount: atMost(999, points) } }),
    },
    {
      id: "sanity",
      label: "SAN",
      take: (points) => ({ parts: [], operation: { kind: "gainSanity", amount: atMost(MAX_LOSS, points) } }),
    },
    {
      id: "magic",
      label: "PM",
      take: (points) => ({ parts: [], operation: { kind: "recoverMagic", amount: atMost(999, points) } }),
    },
  ],
  changesOf,
};
