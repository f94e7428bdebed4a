import { paths } from "domain/values/links/paths";

interface PrerenderedPage {
  /** The address it answers, and so the file it becomes: `/` is index.html, `/forge` is forge.html. */
  path: string;
  title: string;
  description: string;
  /** Source files of the lazy parts the page shows, so that their styles and scripts come with the HTML. */
  lazyParts: readonly string[];
}

/** The public pages written to HTML at build, readable before any script runs. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  {
    path: paths.landing,
    title: "Dés & Héros — votre table de jeu de rôle, réunie",
    description:
      "Campagnes, personnages, dés et table virtuelle au même endroit, en direct pour toute la table. Accès réservé aux comptes invités.",
    lazyParts: ["src/features/site/landing/LandingPage.tsx"],
  },
  {
    path: paths.forge,
    title: "La Forge · Dés & Héros",
    description:
      "Créez un personnage pas à pas, selon les règles de votre jeu, et amenez-le en partie : la Forge est reliée à vos campagnes.",
    lazyParts: ["src/app/PublicScreen.tsx", "src/features/site/forge/ForgePage.tsx"],
  },
  {
    path: paths.vtt,
    title: "Le VTT · Dés & Héros",
    description:
      "La table virtuelle de vos campagnes : le MJ l'ouvre d'un geste, chaque joueur la rejoint depuis sa fiche.",
    lazyParts: ["src/app/PublicScreen.tsx", "src/features/site/vtt/VttPage.tsx"],
  },
  {
    path: paths.terms,
    title: "Conditions d'utilisation · Dés & Héros",
    description:
      "Ce que Dés & Héros propose à ses membres, ce qu'il attend d'eux et ce qu'ils peuvent en attendre.",
    lazyParts: ["src/app/PublicScreen.tsx", "src/features/site/legal/TermsPage.tsx"],
  },
  {
    path: paths.privacy,
    title: "Confidentialité · Dés & Héros",
    description:
      "Quelles données Dés & Héros conserve, pourquoi, combien de temps, qui les voit, et comment les emporter ou les effacer.",
    lazyParts: ["src/app/PublicScreen.tsx", "src/features/site/legal/PrivacyPage.tsx"],
  },
];
