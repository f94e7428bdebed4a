import type { Power } from "../../../game/powers/power";
import { CYBERPUNK_ROLES } from "../roles";

/** What each role's ability rolls beside its rank; those without a line roll nothing. */
const ROLE_TRAITS: Readonly<Record<string, readonly string[]>> = {
  rockeur: ["rank"],
  netrunner: ["rank"],
  medtech: ["tech", "rank"],
  media: ["rank"],
  fixer: ["cool", "rank"],
  techie: ["tech", "rank"],
};

const roleAbilities: readonly Power[] = CYBERPUNK_ROLES.map(({ id, ability, name }) => {
  const traits = ROLE_TRAITS[id];
  return {
    id: `role-${id}`,
    name: ability,
    kind: "Capacité de rôle",
    note: `${name} : compte avec le rang.`,
    ...(traits !== undefined && { roll: { traits: [...traits] } }),
  };
});

const implant = (id: string, name: string, humanity: string, note: string, dice?: string): Power => ({
  ...{ id, name, kind: "Cyberware", note },
  costs: { humanity },
  ...(dice !== undefined && { roll: { dice } }),
});

const program = (id: string, name: string, note: string, roll?: Power["roll"]): Power => ({
  ...{ id, name, kind: "Programme", note },
  ...(roll !== undefined && { roll }),
});

/** What programs add to the roll that they are for, by their ids. */
export const PROGRAM_BONUSES: Readonly<Record<string, number>> = { ver: 2, eclaireur: 2 };

/** The abilities of the roles, some implants with the Humanity that they take, some programs. */
export const cyberpunkPowers: readonly Power[] = [
  ...roleAbilities,
  implant("lien-neural", "Lien neural", "2d6", "Ouvre le corps aux puces et aux armes reliées."),
  implant("cyberoeil", "Cyberœil", "2d6", "Un œil avec de la place pour trois options."),
  implant("cyberbras", "Cyberbras", "2d6", "Un bras avec de la place pour quatre options."),
  implant("griffes", "Griffes rétractables", "2d6", "Des lames sous la peau des doigts.", "2d6"),
  implant("accelerateur", "Accélérateur de réflexes", "2d6", "Une minute durant, +3 en initiative."),
  implant("blindage-sous-cutane", "Blindage sous-cutané", "4d6", "Une armure qui ne se retire plus : SP 11."),
  implant("agent-interne", "Agent interne", "1d6", "Ton assistant, dans la tête."),
  program("epee", "Épée", "Blesse les GLACES noires.", { dice: "3d6" }),
  program("massue", "Massue", "Blesse ce qui n'est pas GLACE noire.", { dice: "3d6" }),
  program("trait-infernal", "Trait infernal", "Brûle le cerveau d'un netrunner.", { dice: "2d6" }),
  program("decharge", "Décharge", "Sans programme : un coup de l'Interface.", { dice: "1d6" }),
  program("ver", "Ver", "+2 pour passer une porte dérobée.", { traits: ["rank"] }),
  program("eclaireur", "Éclaireur", "+2 pour lire l'architecture.", { traits: ["rank"] }),
];
