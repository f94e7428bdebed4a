/** What may be spoken in the worlds of the SRD, in the order sheets of paper list them: common tongues, then rare ones. */
export const LANGUAGES: readonly string[] = [
  "Commun",
  "Elfique",
  "Géant",
  "Gnome",
  "Gobelin",
  "Halfelin",
  "Nain",
  "Orc",
  "Abyssal",
  "Céleste",
  "Draconique",
  "Infernal",
  "Primordial",
  "Profond",
  "Sylvestre",
];
