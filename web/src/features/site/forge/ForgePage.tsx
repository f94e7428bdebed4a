import { paths } from "domain/values/links/paths";
import { ButtonLink } from "../../../ui/plain/PlainButton";
import { Card } from "../../../ui/plain/PlainCard";
import { Rule } from "../../../ui/Rule";
import { usePageTitle } from "../../../ui/usePageTitle";
import { ClosingCall } from "../ClosingCall";
import { Pitch } from "../Pitch";
import { SystemsList, type SystemsState } from "../SystemsList";
import { AnvilScene } from "./AnvilScene";
import styles from "./ForgePage.module.css";

const STEPS = [
  {
    title: "Choisissez le jeu",
    text: "La Forge s'ouvre sur le système de votre table : ses règles, ses mots, ses valeurs de départ.",
  },
  {
    title: "Façonnez le héros",
    text: "Origine, métier, forces et failles : une étape à la fois, et rien à recalculer à la main.",
  },
  {
    title: "Amenez-le en partie",
    text: "La fiche attend dans votre espace de jeu. Rattachez-la à une campagne, puis lancez les dés.",
  },
] as const;

/** The Forge's showcase (product §2): what it does, for which systems, and the ways on. The Forge itself lives elsewhere. */
export default function ForgePage({ modules }: { modules: SystemsState }) {
  usePageTitle("La Forge");
  return (
    <>
      <Pitch
        eyebrow="La Forge"
        title={
          <>
            Un héros façonné <em>pour&nbsp;être&nbsp;joué</em>.
          </>
        }
        actions={
          <>
            <ButtonLink to={paths.requestInvite} variant="primary">
              Demander une invitation
            </ButtonLink>
            <ButtonLink to={paths.vtt}>Explorer le VTT</ButtonLink>
            <ButtonLink to={paths.login}>Se connecter</ButtonLink>
          </>
        }
        picture={<AnvilScene />}
      >
        La Forge guide la création, du premier choix à la dernière compétence. À la fin, une fiche prête à
        lancer, reliée à vos campagnes.
      </Pitch>
      <Rule />
      <section className={styles.steps} aria-labelledby="forge-steps">
        <h2 id="forge-steps">De l'idée à la table, en trois temps</h2>
        <ol>
          {STEPS.map(({ title, text }) => (
            <Card as="li" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </ol>
      </section>
      <section className={styles.systems} aria-labelledby="forge-systems">
        <h2 id="forge-systems">Les systèmes pris en charge</h2>
        <p>Chaque jeu garde sa fiche, ses dés et ses couleurs, de la création à la dernière séance.</p>
        <SystemsList modules={modules} />
      </section>
      <ClosingCall title="L'enclume est chaude." other={{ to: paths.landing, text: "Retour à l'accueil" }}>
        La Forge s'ouvre aux comptes invités. Laissez une adresse&nbsp;: un code vous parviendra dès qu'une
        place se libère.
      </ClosingCall>
    </>
  );
}
