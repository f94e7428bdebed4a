export interface Clan {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** Keys of the clan's `DISCIPLINES`; none for the clanless, who choose freely. */
  readonly disciplines: readonly string[];
}

const clan = (id: string, name: string, summary: string, ...disciplines: readonly string[]): Clan => ({
  id,
  name,
  summary,
  disciplines,
});

export const CLANS: readonly Clan[] = [
  clan(
    "banu-haqim",
    "Banu Haqim",
    "Juges et lames, ils punissent les leurs.",
    "bloodSorcery",
    "celerity",
    "obfuscate",
  ),
  clan("brujah", "Brujah", "Rebelles à la colère trop proche.", "celerity", "potence", "presence"),
  clan(
    "gangrel",
    "Gangrel",
    "Errants que la Bête reconnaît pour siens.",
    "animalism",
    "fortitude",
    "protean",
  ),
  clan("hecate", "Hécate", "Une famille qui fait parler ses morts.", "auspex", "fortitude", "oblivion"),
  clan("lasombra", "Lasombra", "L'ombre leur obéit, le reste suivra.", "dominate", "oblivion", "potence"),
  clan(
    "malkavien",
    "Malkavien",
    "Ils voient juste, à travers une vitre fêlée.",
    "auspex",
    "dominate",
    "obfuscate",
  ),
  clan(
    "ministere",
    "Ministère",
    "Ils vendent la tentation comme une libération.",
    "obfuscate",
    "presence",
    "protean",
  ),
  clan("nosferatu", "Nosferatu", "Hideux, cachés, informés de tout.", "animalism", "obfuscate", "potence"),
  clan(
    "ravnos",
    "Ravnos",
    "S'arrêter, c'est brûler : alors ils trichent et partent.",
    "animalism",
    "obfuscate",
    "presence",
  ),
  clan("salubri", "Salubri", "Guérisseurs traqués au troisième œil.", "auspex", "dominate", "fortitude"),
  clan(
    "toreador",
    "Toréador",
    "La beauté les fige, et ils la collectionnent.",
    "auspex",
    "celerity",
    "presence",
  ),
  clan("tremere", "Tremere", "Sorciers d'une pyramide effondrée.", "auspex", "bloodSorcery", "dominate"),
  clan("tzimisce", "Tzimisce", "Ce qu'ils possèdent, ils le sculptent.", "animalism", "dominate", "protean"),
  clan("ventrue", "Ventrue", "Nés pour diriger, difficiles à table.", "dominate", "fortitude", "presence"),
  clan("caitiff", "Caïtiff", "Sans clan, sans maison, sans maître."),
  clan("sang-clair", "Sang-clair", "À peine morts ; le jour les supporte presque.", "thinBloodAlchemy"),
];
