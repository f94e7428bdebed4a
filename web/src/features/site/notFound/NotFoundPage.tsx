import { paths } from "domain/values/links/paths";
import { Die } from "../../../ui/Die";
import { Eyebrow } from "../../../ui/Eyebrow";
import { ButtonLink } from "../../../ui/plain/PlainButton";
import { usePageTitle } from "../../../ui/usePageTitle";
import styles from "./NotFoundPage.module.css";

/** Product §2 "404 page": the ways on depend on whether someone is signed in. */
export default function NotFoundPage({ signedIn }: { signedIn: boolean }) {
  usePageTitle("Erreur 404");
  return (
    <section className={styles.page}>
      <Die value={1} tone="bad" size={112} />
      <Eyebrow>Erreur 404</Eyebrow>
      <h1>Jet de Perception raté.</h1>
      <p>Il n'y a rien à cette adresse : la page a peut-être changé de lieu, ou n'a jamais existé.</p>
      <div className={styles.actions}>
        {signedIn ? (
          <>
            <ButtonLink to={paths.dashboard} variant="primary">
              Retour au tableau de bord
            </ButtonLink>
            <ButtonLink to={paths.showcase}>Voir la vitrine</ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink to={paths.landing} variant="primary">
              Retour à l'accueil
            </ButtonLink>
            <ButtonLink to={paths.login}>Se connecter</ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
