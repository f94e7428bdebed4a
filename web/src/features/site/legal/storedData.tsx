import type { ReactNode } from "react";

type Fact = readonly [what: string, details: ReactNode];

/** What the server keeps, and how long; one line a collection or a group of them (`domain/src/documents`). */
export const KEPT: readonly Fact[] = [
  [
    "Votre compte",
    "Pseudo, pronoms si vous en donnez, adresse email, photo si elle vient de Google, rôle, quota de personnages, dates d'inscription et de dernière connexion, empreinte du mot de passe. Jusqu'à la suppression du compte ; un compte dont l'inscription n'a pas abouti est effacé sous deux jours.",
  ],
  [
    "Vos personnages et vos objets",
    "Tout ce que porte une fiche ou un objet que vous créez. Jusqu'à ce que vous les supprimiez ; un personnage supprimé reste trente jours récupérable, puis disparaît.",
  ],
  [
    "Vos campagnes",
    "Nom, description, réglages, participants, demandes d'entrée en attente, lien d'invitation, état de la table virtuelle. Jusqu'à la suppression de la campagne, ou de votre compte si vous en êtes le MJ.",
  ],
  [
    "Vos jets et vos messages",
    "Ce que vous lancez et dites devant la table, ou à son MJ seul, avec votre nom, et qui attend une réponse : trente jours ; ce que vos personnages font entre deux séances : six mois. Les dés lancés pour créer un personnage y restent tant que dure la campagne.",
  ],
  [
    "Vos séances",
    "Quand vous avez joué et qui était là, le compte rendu que le serveur en tire (combats, jets marquants, niveaux, scènes, ce que les personnages font entre deux séances, par leurs noms), vos notes. Une ligne de la discussion que quelqu'un garde reste avec sa séance, sous votre nom ; un message privé ainsi gardé n'y est lu que de vous et du MJ. Ce que le MJ en recopie dans son récapitulatif fait partie de son texte. Jusqu'à la suppression de la campagne ; vos notes, vos lignes et votre présence partent avec votre compte.",
  ],
  [
    "Votre agenda",
    "Les dates de vos campagnes et vos réponses, tant que la date est à venir. L'adresse de votre calendrier privé, si vous en créez une : qui la connaît voit vos séances, sans les noms des autres. Vous pouvez la changer ou la supprimer.",
  ],
  ["Vos notifications", "Trente jours, ou jusqu'à ce que vous les écartiez."],
  [
    "Les appareils qui vous préviennent",
    "Si vous le demandez : l'adresse que votre navigateur donne pour vous joindre, le nom du navigateur, ce dont vous voulez être prévenu et vos heures calmes. Jusqu'à ce que vous coupiez, vous déconnectiez ou n'ouvriez plus l'application pendant trois mois. Ce qui est envoyé passe, chiffré, par le service de votre navigateur (Google, Mozilla, Microsoft ou Apple), et ne nomme que la table.",
  ],
  [
    "Votre présence",
    "Un signal par appareil pendant qu'une campagne est ouverte : le moment et la page (campagne, fiche, commandes). Il s'efface quand vous partez ; un signal resté après une coupure est remplacé au prochain passage.",
  ],
  [
    "Les demandes d'invitation",
    "L'adresse, le mot que vous joignez, la suite donnée et la note de l'équipe. Jusqu'à la suppression de votre compte, ou jusqu'à votre demande d'effacement.",
  ],
  [
    "Les codes d'invitation",
    "Pour un code utilisé : par quel compte, et quand. Le nom s'en efface avec le compte.",
  ],
  [
    "Le journal d'administration",
    "Ce que les administrateurs font (rôle changé, compte supprimé, code créé), sur qui, par qui et quand. Il ne contient rien de vos parties, et s'efface au bout d'un an.",
  ],
  [
    "Les limites de débit",
    "Une empreinte de l'adresse IP et un compteur, pour arrêter les robots. Quelques minutes.",
  ],
];

export const SEEN_BY: readonly Fact[] = [
  ["Vous", "Tout ce qui précède, sauf les notes de l'équipe et le journal d'administration."],
  [
    "Votre table",
    "Le MJ et les joueurs d'une campagne voient votre pseudo, vos pronoms, votre photo, le personnage que vous y avez associé, votre présence, vos réponses aux dates proposées, vos messages, les notes que vous écrivez pour tous et les jets que vous partagez. Jamais votre adresse email.",
  ],
  [
    "Le MJ seul",
    "Les demandes d'entrée dans sa campagne, les jets, les messages et les notes que vous lui réservez.",
  ],
  [
    "Les administrateurs",
    "Votre compte (sans le mot de passe), les codes et les demandes d'invitation. Aucun écran ne leur ouvre vos fiches ni vos campagnes.",
  ],
  ["Les autres", "Rien : aucune page publique ne parle de vous."],
];

export const ON_THIS_DEVICE: readonly Fact[] = [
  [
    "Cookie __session",
    "Prouve que vous êtes connecté. Inaccessible aux scripts, cinq jours, effacé à la déconnexion.",
  ],
  [
    "Connexion",
    "Le jeton du service d'authentification et un simple oui ou non (« quelqu'un s'est connecté ici »), pour rouvrir une session. Effacés à la déconnexion.",
  ],
  [
    "Copie de lecture",
    "Les campagnes, fiches et notifications déjà lues, pour les revoir sans réseau. Effacée à la déconnexion.",
  ],
  [
    "Fichiers de l'application",
    "Le programme lui-même et les pages publiques visitées, pour s'ouvrir sans réseau. Aucune donnée personnelle.",
  ],
  [
    "Brouillons",
    "Un personnage en cours de création, un message qui attend le réseau, l'état des commandes du MJ. Ils restent jusqu'à ce que vous les terminiez, supprimiez votre compte ou vidiez les données du site.",
  ],
  [
    "Préférences d'écran",
    "Panneaux repliés, choix de partage des jets, notifications de démonstration lues, et un numéro d'appareil tiré au hasard pour la présence. Ils restent jusqu'à ce que vous vidiez les données du site.",
  ],
];
