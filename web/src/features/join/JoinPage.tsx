import { Button, Text } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { normaliseSystem } from "domain/values/systemIds";
import { Link, useSearchParams } from "react-router-dom";
import { NarrowCard } from "../../ui/NarrowCard";
import { usePageTitle } from "../../ui/usePageTitle";
import { Invitation } from "./Invitation";
import { JoinOutcome, JoinRefusal } from "./JoinOutcome";

/** `/join?token=…&system=…` (product §2 "Join"). */
export default function JoinPage() {
  usePageTitle("Rejoindre une campagne");
  const [search] = useSearchParams();
  const token = search.get("token")?.trim() ?? "";
  const system = normaliseSystem(search.get("system"));
  return (
    <NarrowCard title="Rejoindre une campagne">
      {token === "" ? (
        <JoinOutcome role="alert">
          <JoinRefusal>Lien invalide.</JoinRefusal>
          <Text>Demande à ton MJ de t'envoyer à nouveau le lien de sa campagne.</Text>
          <Button component={Link} to={paths.game} fullWidth>
            Aller à l'espace de jeu
          </Button>
        </JoinOutcome>
      ) : (
        <Invitation key={`${system} ${token}`} token={token} system={system} />
      )}
    </NarrowCard>
  );
}
