import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { Contact, Facts, LegalText, Section } from "./LegalText";
import { publisher } from "./publisher";
import { KEPT, ON_THIS_DEVICE, SEEN_BY } from "./storedData";

/** `/privacy`: what is stored, why, for how long, who sees it. It must stay true to `domain/src/documents`. */
export default function PrivacyPage() {
  return (
    <LegalText
      title="Confidentialité"
      lead="Pas de publicité, pas de mesure d'audience, pas de revente. Voici tout ce qui est conservé, et pourquoi."
    >
      <Section title="Qui répond de vos données">
        <p>
          Le responsable du traitement est {publisher.name}. Pour toute question, et pour exercer vos droits,
          écrivez à <Contact />.
        </p>
        <p>
          Vos données servent à une chose : faire fonctionner le service que vous avez demandé (exécution du
          contrat). Les limites de débit et le journal d'administration reposent sur notre intérêt légitime à
          le protéger.
        </p>
      </Section>
      <Section title="Ce que nous conservons">
        <Facts facts={KEPT} />
      </Section>
      <Section title="Qui voit quoi">
        <Facts facts={SEEN_BY} />
      </Section>
      <Section title="Sur votre appareil">
        <p>
          Un seul cookie, indispensable, et ce qu'il faut pour que l'application s'ouvre vite et tienne une
          coupure. Rien de tout cela ne vous suit ailleurs ; c'est pourquoi aucun bandeau ne vous est imposé.
        </p>
        <Facts facts={ON_THIS_DEVICE} />
      </Section>
      <Section title="Qui nous héberge">
        <p>
          L'application et sa base de données tournent chez Google Cloud (Firebase), dans l'Union européenne
          (Belgique). L'authentification (Firebase Authentication), elle, traite adresses et mots de passe aux
          États-Unis, sous les clauses contractuelles types de la Commission européenne ; c'est elle aussi qui
          envoie l'email de réinitialisation d'un mot de passe. Google tient des journaux techniques de ses
          serveurs, adresses IP comprises, trente jours au plus.
        </p>
        <p>
          Si vous vous connectez avec Google, nous recevons de lui votre nom, votre adresse et votre photo, et
          rien d'autre. Nous ne transmettons vos données à personne d'autre.
        </p>
      </Section>
      <Section title="Vos droits">
        <ul>
          <li>
            <strong>Voir et emporter</strong> : « Télécharger mes données », dans « Mes données » de{" "}
            <Link to={paths.account}>votre compte</Link>, donne tout en un fichier JSON (de chaque liste, les
            mille entrées les plus récentes).
          </li>
          <li>
            <strong>Corriger</strong> : votre nom et vos pronoms se changent sur la même page, et partout où
            ils s'affichent.
          </li>
          <li>
            <strong>Effacer</strong> : « Supprimer mon compte » y efface aussitôt, et pour de bon, le compte,
            vos personnages, vos objets et les campagnes que vous menez.
          </li>
          <li>
            <strong>Le reste</strong> (opposition, limitation, questions) : écrivez-nous, nous répondons sous
            un mois. Vous pouvez aussi saisir la{" "}
            <a href="https://www.cnil.fr/fr/plaintes" rel="noreferrer">
              CNIL
            </a>
            .
          </li>
        </ul>
      </Section>
      <Section title="Sécurité">
        <p>
          Tout voyage chiffré. Les mots de passe ne passent jamais en clair par notre base : le service
          d'authentification n'en garde qu'une empreinte. Chaque lecture est vérifiée par le serveur : un
          joueur retiré d'une campagne n'y voit plus rien.
        </p>
      </Section>
    </LegalText>
  );
}
