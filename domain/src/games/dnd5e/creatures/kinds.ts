/** What a creature is, as its description begins. */
export const CREATURE_KINDS = {
  aberration: "Aberration",
  beast: "Bête",
  celestial: "Céleste",
  construct: "Créature artificielle",
  dragon: "Dragon",
  elemental: "Élémentaire",
  fey: "Fée",
  fiend: "Fiélon",
  giant: "Géant",
  humanoid: "Humanoïde",
  monstrosity: "Monstruosité",
  ooze: "Vase",
  plant: "Plante",
  swarm: "Nuée de bêtes TP",
  undead: "Mort-vivant",
} as const;
