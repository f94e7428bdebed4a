import { List } from "@mantine/core";
import { plural } from "domain/values/text/plural";
import { useAllCharactersQuery } from "../../../api/characters";
import { useOwnCampaigns } from "../../../api/useOwnCampaigns";
import styles from "./Consequences.module.css";

const names = new Intl.ListFormat("fr-FR", { type: "conjunction" });

/** So many names, then how many more. */
const MAX_NAMED = 3;

function listed(all: readonly string[]): string {
  const more = all.length - MAX_NAMED;
  return names.format(
    more > 0 ? [...all.slice(0, MAX_NAMED), `${more} ${plural(more, "autre", "autres")}`] : all,
  );
}

/** What goes with the account, by name: nothing brings it back. */
export function Consequences() {
  const characters = useAllCharactersQuery().entries.map(({ name }) => name);
  const own = useOwnCampaigns();
  const campaigns = own.status === "ready" ? own.campaigns : [];
  const run = campaigns.filter(({ role }) => role === "mj").map(({ title }) => title);
  const played = campaigns.filter(({ role }) => role !== "mj").map(({ title }) => title);
  return (
    <List spacing={7} className={styles.consequences}>
      <List.Item>
        <strong>Tes personnages et tes objets</strong> sont effacés, ceux de la corbeille compris
        {characters.length > 0 && <> : {listed(characters)}</>}.
      </List.Item>
      <List.Item>
        <strong>Les campagnes que tu mènes</strong> sont supprimées pour toute leur table, qui en est prévenue
        {run.length > 0 && <> : {listed(run)}</>}. Les personnages des joueurs restent à leurs joueurs.
      </List.Item>
      <List.Item>
        <strong>Les campagnes où tu joues</strong> continuent sans toi
        {played.length > 0 && <> : {listed(played)}</>}.
      </List.Item>
      <List.Item>
        Ton profil, tes jets, tes messages, tes notifications et ton adresse disparaissent.
      </List.Item>
    </List>
  );
}
