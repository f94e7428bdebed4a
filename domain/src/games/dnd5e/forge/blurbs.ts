/** A short description of each race for beginners, by the ids of `systems/dnd5e/races`. */
export const RACE_BLURBS: Readonly<Record<string, string>> = {
  drakeide: "Écailles, voix de braise et un souffle qui fait reculer les foules.",
  elfe: "Vif, patient, presque sans âge. Il entend ce que les autres ratent.",
  "demi-elfe": "Entre deux mondes, à l'aise partout. Il apprend vite et plaît toujours.",
  "demi-orc": "Large d'épaules, dur à abattre. Quand il tombe, il se relève.",
  gnome: "Petit, malin, curieux de tout ce qui tourne, claque ou explose.",
  halfelin: "Petit et chanceux. Le danger passe au-dessus de sa tête.",
  humain: "Bon en tout, pressé de vivre. Le choix le plus simple pour commencer.",
  nain: "Solide comme sa montagne. Le poison et la peur glissent sur lui.",
  tieffelin: "Cornes, queue et regard de feu. Le charme vient avec la mauvaise réputation.",
};

/** A short description of each class, by the ids of `systems/dnd5e/classes`. */
export const CLASS_BLURBS: Readonly<Record<string, string>> = {
  barbare: "Charge, encaisse, frappe fort. Facile à jouer, difficile à arrêter.",
  barde: "Un peu de magie, un peu d'épée, beaucoup de verve. Il rend les autres meilleurs.",
  clerc: "Il soigne, protège et fait tomber la colère de son dieu.",
  druide: "La nature lui répond ; plus tard, il en prendra la forme.",
  ensorceleur: "La magie est dans son sang : peu de sorts, mais il les tord à sa guise.",
  guerrier: "Maître de toutes les armes. Le plus simple pour une première partie.",
  magicien: "Le plus de sorts, la plus petite santé. Pour qui aime réfléchir.",
  moine: "Rapide, à mains nues, jamais là où le coup tombe.",
  occultiste: "Un pacte, quelques sorts puissants, et un créancier qu'on ne choisit pas.",
  paladin: "Armure, serment et lumière. Il tient la ligne et relève ses amis.",
  rodeur: "Pisteur et archer, chez lui loin des routes.",
  roublard: "Discret, adroit, redoutable dans le dos. Il sait beaucoup de choses.",
};

/** What each ability is used for. */
export const ABILITY_BLURBS = {
  str: "Frapper, porter, enfoncer les portes.",
  dex: "Esquiver, viser, se cacher.",
  con: "Tenir debout : tes points de vie.",
  int: "Savoir, comprendre, se souvenir.",
  wis: "Remarquer, deviner, garder son calme.",
  cha: "Convaincre, mentir, commander.",
} as const;
