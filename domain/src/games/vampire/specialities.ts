/** The skills of which each gives a speciality of its own, once one has a dot in it. */
export const LEARNED_SKILLS = ["academics", "craft", "performance", "science"] as const;
export type LearnedSkill = (typeof LEARNED_SKILLS)[number];

/** A few examples by skill; anything may be written. */
export const SPECIALITIES: Readonly<Record<string, readonly string[]>> = {
  firearms: ["pistolets", "tir posé"],
  craft: ["menuiserie", "peinture"],
  athletics: ["escalade", "course"],
  brawl: ["empoignades", "vampires"],
  drive: ["poursuites", "motos"],
  stealth: ["filature", "intrusion"],
  larceny: ["serrures", "vol à la tire"],
  melee: ["couteaux", "armes improvisées"],
  survival: ["en ville", "chasse"],
  animalKen: ["chiens", "rats"],
  leadership: ["dans l'urgence", "inspirer"],
  insight: ["mensonges", "désirs"],
  etiquette: ["cour du Prince", "grand monde"],
  streetwise: ["marché noir", "gangs"],
  intimidation: ["menaces voilées", "chantage"],
  persuasion: ["négociation", "séduction"],
  performance: ["chant", "discours"],
  subterfuge: ["double vie", "séduction"],
  academics: ["histoire", "droit"],
  finance: ["placements", "blanchiment"],
  investigation: ["scènes de crime", "archives"],
  medicine: ["premiers soins", "prises de sang"],
  occult: ["fantômes", "rites"],
  politics: ["secte locale", "mairie"],
  science: ["chimie", "biologie"],
  technology: ["piratage", "surveillance"],
  awareness: ["embuscades", "à l'oreille"],
};

/** One more wherever the player likes. */
export const MAX_SPECIALITY = 40;
