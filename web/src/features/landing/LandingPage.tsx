import { paths } from "domain/links/paths";
import { ButtonLink } from "../../ui/Button";
import { Eyebrow } from "../../ui/Eyebrow";
import { Rule } from "../../ui/Rule";
import { FeatureBlurbs } from "./FeatureBlurbs";
import { HeroDie } from "./HeroDie";
import styles from "./LandingPage.module.css";
import { SystemsList, type SystemsState } from "./SystemsList";

/** The showcase at `/` (spec §1). It says what the product does and that one comes in by invitation. */
export function LandingPage({ modules }: { modules: SystemsState }) {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <Eyebrow>Accès réservé aux comptes invités</Eyebrow>
          <h1>
            Votre table, réunie <em>à&nbsp;l'instant</em> où ça compte.
          </h1>
          <p>
            Campagnes, personnages, dés et table virtuelle au même endroit&nbsp;: chacun voit ce qui se passe
            au moment où cela se passe.
          </p>
          <div className={styles.actions}>
            <ButtonLink to={paths.requestInvite} variant="primary">
              Demander une invitation
            </ButtonLink>
            <ButtonLink to={paths.forge}>Découvrir la Forge</ButtonLink>
            <ButtonLink to={paths.vtt}>Explorer le VTT</ButtonLink>
          </div>
        </div>
        <HeroDie />
      </section>
      <Rule />
      <FeatureBlurbs />
      <SystemsList modules={modules} />
      <section className={styles.closing} aria-labelledby="landing-closing">
        <h2 id="landing-closing">Il reste une chaise à la table.</h2>
        <p>
          Le lancement se prépare avec un cercle de tables invitées. Laissez une adresse, un code vous
          parviendra&nbsp;; si vous en avez déjà un, entrez.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.requestInvite} variant="primary">
            Demander une invitation
          </ButtonLink>
          <ButtonLink to={paths.login}>Se connecter</ButtonLink>
        </div>
      </section>
    </>
  );
}
