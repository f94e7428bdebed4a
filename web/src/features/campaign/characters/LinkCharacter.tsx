import { Button, NativeSelect, Skeleton } from "@mantine/core";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { linkableCharacters } from "domain/campaign/linkableCharacters";
import { type FormEvent, useState } from "react";
import { useCharactersQuery } from "../../../api/characters";
import { forgeUrl } from "../../../http/forgeUrl";
import { ExternalButton } from "../../../ui/ExternalButton";
import { FormError } from "../../../ui/FormError";
import styles from "./TableCharacters.module.css";
import { useLinkCharacter } from "./useLinkCharacter";

/** A player brings one of their own characters that plays nowhere else (product §6). */
export function LinkCharacter({ campaign, uid }: { campaign: CampaignPage; uid: string }) {
  const own = useCharactersQuery(campaign.system);
  const [chosen, setChosen] = useState("");
  const { link, linking, failure } = useLinkCharacter(campaign, uid);
  if (own.data === undefined) {
    return own.isError ? (
      <FormError>Impossible de charger vos personnages.</FormError>
    ) : (
      <Skeleton height={48} />
    );
  }

  const here = new Set(campaign.characters.map(({ id }) => id));
  const linkable = linkableCharacters(own.data, uid, campaign.system).filter(({ id }) => !here.has(id));
  if (linkable.length === 0) {
    return (
      <div className={styles.forge}>
        <p className={styles.none}>Vous n'avez pas d'autre personnage libre pour ce système de jeu.</p>
        <ExternalButton
          size="sm"
          href={forgeUrl({ make: "character", system: campaign.system, campaign: campaign.id })}
        >
          Créer un personnage pour cette campagne
        </ExternalButton>
      </div>
    );
  }
  const selected = linkable.find(({ id }) => id === chosen) ?? linkable[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (selected !== undefined && !linking) link(selected.id);
  };
  return (
    <form className={styles.link} onSubmit={submit}>
      <NativeSelect
        label="Associer un de vos personnages"
        value={selected?.id}
        onChange={(event) => setChosen(event.target.value)}
      >
        {linkable.map(({ id, name, class: className }) => (
          <option key={id} value={id}>
            {className ? `${name} (${className})` : name}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" loading={linking}>
        Associer
      </Button>
      <FormError>{failure}</FormError>
    </form>
  );
}
