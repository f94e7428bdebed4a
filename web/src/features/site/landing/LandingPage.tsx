import { paths } from "domain/values/links/paths";
import { ButtonLink } from "../../../ui/plain/PlainButton";
import { Rule } from "../../../ui/Rule";
import { ClosingCall } from "../ClosingCall";
import { Pitch } from "../Pitch";
import { SystemsList, type SystemsState } from "../SystemsList";
import { FeatureBlurbs } from "./FeatureBlurbs";
import { HeroDie } from "./HeroDie";
import styles from "./LandingPage.module.css";

/** The showcase at `/` (product §1). It says what the product does and that one comes in by invitation. */
export default function LandingPage({ modules }: { modules: SystemsState }) {
  return (
    <>
      <Pitch
        eyebrow="Accès réservé aux comptes invités"
        title={
          <>
            Votre table, réunie <em>à&nbsp;l'instant</em> où ça compte.
          </>
        }
        actions={
          <>
            <ButtonLink to={paths.requestInvite} variant="primary">
              Demander une invitation
            </ButtonLink>
            <ButtonLink to={paths.forge}>Découvrir la Forge</ButtonLink>
            <ButtonLink to={paths.vtt}>Explorer le VTT</ButtonLink>
          </>
        }
        picture={<HeroDie />}
      >
        Campagnes, personnages, dés et table virtuelle au même endroit&nbsp;: chacun voit ce qui se passe au
        moment où cela se passe.
      </Pitch>
      <Rule />
      <FeatureBlurbs />
      <section className={styles.systems} aria-labelledby="landing-systems">
        <h2 id="landing-systems">À chaque jeu sa table</h2>
        <p>Couleurs, fiches, dés et repères de jeu suivent le système de votre campagne.</p>
        <SystemsList modules={modules} />
      </section>
      <ClosingCall title="Il reste une chaise à la table." other={{ to: paths.login, text: "Se connecter" }}>
        Le lancement se prépare avec un cercle de tables invitées. Laissez une adresse, un code vous
        parviendra&nbsp;; si vous en avez déjà un, entrez.
      </ClosingCall>
    </>
  );
}
