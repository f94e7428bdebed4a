import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { Contact, LegalText, Section } from "./LegalText";
import { publisher } from "./publisher";

/** `/terms`: what the product promises and what it asks for. */
export default function TermsPage() {
  return (
    <LegalText
      title="Conditions d'utilisation"
      lead="Ce que Dés & Héros vous propose, ce que nous attendons de vous, et ce que vous pouvez attendre de nous."
    >
      <Section title="Le service">
        <p>
          Dés & Héros aide les groupes de jeu de rôle à tenir leurs campagnes, leurs personnages et leurs
          parties. Il est édité par {publisher.name}, joignable à l'adresse <Contact />.
        </p>
        <p>
          Le service est gratuit et en pré-lancement : il change souvent, et il peut s'arrêter un moment. Nous
          ne promettons ni disponibilité permanente ni conservation éternelle ; vous pouvez à tout moment
          télécharger vos données depuis votre compte.
        </p>
      </Section>
      <Section title="Votre compte">
        <ul>
          <li>L'accès se fait sur invitation : un code ouvre un seul compte et ne se revend pas.</li>
          <li>
            Il faut avoir quinze ans, ou l'accord de la personne qui exerce l'autorité parentale sur vous.
          </li>
          <li>Le compte est personnel. Gardez votre mot de passe pour vous, et signalez-nous tout abus.</li>
          <li>
            Vous pouvez supprimer votre compte quand vous voulez, depuis la page de votre compte, sans nous
            écrire et sans délai.
          </li>
        </ul>
      </Section>
      <Section title="À la table">
        <p>
          Vos compagnons de table lisent ce que vous y écrivez et voient ce que vous y lancez. Sont interdits
          le harcèlement, la haine, les contenus illicites, l'usurpation d'identité, et tout ce qui nuit au
          service : contourner ses limites, accéder aux données d'autrui, l'inonder de demandes automatiques.
        </p>
        <p>
          Le MJ est maître de sa campagne : il accepte ou retire des joueurs, en change les réglages, et peut
          la supprimer. Nous pouvons suspendre ou supprimer un compte qui enfreint ces règles, en le prévenant
          d'abord quand la situation le permet.
        </p>
      </Section>
      <Section title="Ce que vous créez">
        <p>
          Vos personnages, vos campagnes et vos objets restent à vous. Vous nous autorisez seulement à les
          conserver et à les montrer à qui doit les voir pour que le service fonctionne ; cette autorisation
          s'éteint quand vous les supprimez.
        </p>
        <p>
          N'y recopiez pas le texte des livres de jeu : n'ajoutez que ce que vous avez écrit ou ce que vous
          avez le droit de partager.
        </p>
      </Section>
      <Section title="Les jeux et leurs auteurs">
        <p>
          Dés & Héros contient des éléments du System Reference Document 5.1 (« SRD 5.1 ») de Wizards of the
          Coast LLC, disponible sur{" "}
          <a href="https://dnd.wizards.com/resources/systems-reference-document" rel="noreferrer">
            dnd.wizards.com
          </a>{" "}
          et placé sous licence{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/legalcode" rel="noreferrer">
            Creative Commons Attribution 4.0
          </a>
          . Les noms y sont traduits, les mesures converties, et les descriptions sont les nôtres.
        </p>
        <p>
          Les noms des jeux sont des marques de leurs propriétaires, auxquels Dés & Héros n'est pas affilié.
        </p>
      </Section>
      <Section title="Vos données">
        <p>
          La page <Link to={paths.privacy}>Confidentialité</Link> dit ce qui est conservé, où, combien de
          temps, et comment le récupérer ou l'effacer.
        </p>
      </Section>
      <Section title="Responsabilité et droit applicable">
        <p>
          Nous répondons de nos fautes, pas d'une panne de votre connexion, d'un service tiers, ni de l'usage
          que vos compagnons de table font de ce que vous leur montrez. Ces conditions relèvent du droit
          français. En cas de désaccord, écrivez-nous d'abord : la plupart se règlent ainsi.
        </p>
      </Section>
      <Section title="Quand ces conditions changent">
        <p>
          La date en tête de page change avec elles. Si le changement compte pour vous, nous le disons dans le
          service avant qu'il ne s'applique.
        </p>
      </Section>
    </LegalText>
  );
}
