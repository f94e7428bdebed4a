import { paths } from "domain/values/links/paths";
import { ButtonLink } from "../../../ui/plain/PlainButton";
import { Card } from "../../../ui/plain/PlainCard";
import { Rule } from "../../../ui/Rule";
import { usePageTitle } from "../../../ui/usePageTitle";
import { ClosingCall } from "../ClosingCall";
import { Pitch } from "../Pitch";
import { TabletopScene } from "./TabletopScene";
import styles from "./VttPage.module.css";

const PROMISES = [
  {
    title: "Le MJ ouvre la table",
    text: "Un geste depuis la campagne, et la session démarre dans son propre onglet.",
  },
  {
    title: "Les joueurs le voient aussitôt",
    text: "Sur chaque fiche, « En attente du MJ » devient « VTT en ligne » : personne ne cherche le lien.",
  },
  {
    title: "Les fiches restent à portée",
    text: "Caractéristiques, inventaire et jets vous suivent à côté de la carte, sur un téléphone comme sur un grand écran.",
  },
  {
    title: "Au choix de la table",
    text: "Le VTT s'active campagne par campagne. Autour d'une vraie table, il sait se taire.",
  },
] as const;

/** The VTT's showcase (product §2). The virtual tabletop itself lives elsewhere. */
export default function VttPage() {
  usePageTitle("Le VTT");
  return (
    <>
      <Pitch
        eyebrow="La table virtuelle"
        title={
          <>
            La carte se déplie, <em>tout le monde</em> y est.
          </>
        }
        actions={
          <>
            <ButtonLink to={paths.requestInvite} variant="primary">
              Demander une invitation
            </ButtonLink>
            <ButtonLink to={paths.forge}>Découvrir la Forge</ButtonLink>
            <ButtonLink to={paths.login}>Se connecter</ButtonLink>
          </>
        }
        picture={<TabletopScene />}
      >
        Le MJ lance la séance, le bouton s'allume sur toutes les fiches&nbsp;: chacun rejoint la partie d'où
        il est.
      </Pitch>
      <Rule />
      <section className={styles.promises} aria-labelledby="vtt-promises">
        <h2 id="vtt-promises">Une session s'ouvre comme on tire une chaise</h2>
        <ul>
          {PROMISES.map(({ title, text }) => (
            <Card as="li" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <ClosingCall
        title="La carte est prête, il manque la table."
        other={{ to: paths.landing, text: "Retour à l'accueil" }}
      >
        Le VTT accompagne les campagnes des comptes invités. Demandez votre code, ou connectez-vous si vous
        l'avez déjà.
      </ClosingCall>
    </>
  );
}
