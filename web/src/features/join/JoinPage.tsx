import { Button } from "@mantine/core";
import { paths } from "domain/links/paths";
import { normaliseSystem } from "domain/systems/systemIds";
import { Link, useSearchParams } from "react-router-dom";
import { NarrowCard } from "../../ui/NarrowCard";
import { usePageTitle } from "../../ui/usePageTitle";
import { Invitation } from "./Invitation";
import styles from "./JoinPage.module.css";
import { MISSING_TOKEN_TEXT } from "./joinFlow";

/** `/join?token=…&system=…` (product §2 "Join"). */
export default function JoinPage() {
  usePageTitle("Rejoindre une campagne");
  const [search] = useSearchParams();
  const token = search.get("token")?.trim() ?? "";
  const system = normaliseSystem(search.get("system"));
  return (
    <NarrowCard title="Rejoindre une campagne">
      {token === "" ? (
        <div className={styles.outcome} role="alert">
          <p className={styles.bad}>{MISSING_TOKEN_TEXT}</p>
          <p>Demandez à votre MJ de vous envoyer à nouveau le lien de sa campagne.</p>
          <Button component={Link} to={paths.game}>
            Aller à l'espace de jeu
          </Button>
        </div>
      ) : (
        <Invitation key={`${system} ${token}`} token={token} system={system} />
      )}
    </NarrowCard>
  );
}
