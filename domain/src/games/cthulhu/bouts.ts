/** What a bout of madness makes somebody do: ours, by the face of a die; a table's own book or its MJ says others. */
export const BOUTS: readonly string[] = [
  "compte tout à voix haute, et recommence s'il est interrompu",
  "prend la lumière pour une ennemie, et éteint tout",
  "suit le premier venu comme un enfant",
  "ne lâche plus ce qu'il tient, quoi qu'il en coûte",
  "répond à une voix que personne n'entend",
  "veut sortir, par n'importe quelle ouverture",
  "ne bouge plus tant que personne ne le touche",
  "tient un proche pour la cause de tout",
];

/** What it is, in words; undefined while none was drawn. */
export const boutText = (face: number): string | undefined => BOUTS[face - 1];
