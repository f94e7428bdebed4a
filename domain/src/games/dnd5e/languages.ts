/** The languages of the SRD, in the order of printed sheets: common ones, then rare ones. */
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
