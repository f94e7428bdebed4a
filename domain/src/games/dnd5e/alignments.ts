export const ALIGNMENTS: readonly string[] = [
  "Loyal bon",
  "Neutre bon",
  "Chaotique bon",
  "Loyal neutre",
  "Neutre",
  "Chaotique neutre",
  "Loyal mauvais",
  "Neutre mauvais",
  "Chaotique mauvais",
];
