import type { ReactNode } from "react";
import { Card } from "../../../ui/plain/PlainCard";
import styles from "./FeatureBlurbs.module.css";
import { CommandPanelScene } from "./scenes/CommandPanelScene";
import { DashboardScene } from "./scenes/DashboardScene";
import { ForgeScene } from "./scenes/ForgeScene";
import { PlaySpaceScene } from "./scenes/PlaySpaceScene";

interface Blurb {
  title: string;
  text: string;
  scene: ReactNode;
}

/** Product §1: dashboard, synchronized play space, connected Forge, GM Command Panel. */
const BLURBS: readonly Blurb[] = [
  {
    title: "Un tableau de bord pour tout retrouver",
    text: "Campagnes en cours, personnages, prochaines parties : chaque soirée commence au bon endroit.",
    scene: <DashboardScene />,
  },
  {
    title: "Un espace de jeu synchronisé",
    text: "Un dé lancé, un joueur qui arrive, la table virtuelle qui s'ouvre : tous les écrans le montrent aussitôt.",
    scene: <PlaySpaceScene />,
  },
  {
    title: "Une Forge connectée",
    text: "Façonnez un héros dans la Forge : sa fiche vous suit en partie, prête à lancer.",
    scene: <ForgeScene />,
  },
  {
    title: "Le panneau de commandes du MJ",
    text: "Tension, inspiration, amorces narratives : menez la scène sans la quitter des yeux.",
    scene: <CommandPanelScene />,
  },
];

export function FeatureBlurbs() {
  return (
    <section className={styles.section} aria-labelledby="landing-features">
      <h2 id="landing-features">Tout ce qui entoure la partie, au service de la partie</h2>
      <div className={styles.grid}>
        {BLURBS.map(({ title, text, scene }) => (
          <Card as="article" flush key={title} className={styles.blurb}>
            <div className={styles.scene} aria-hidden="true">
              {scene}
            </div>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
