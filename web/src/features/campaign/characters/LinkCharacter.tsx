import { Button, Group, NativeSelect, Skeleton, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { linkableCharacters } from "domain/table/campaign/linkableCharacters";
import { useEffect, useRef } from "react";
import { useCharactersQuery } from "../../../api/characters";
import { queryKeys } from "../../../api/keys";
import { forgeUrl } from "../../../http/forgeUrl";
import { TakeReadyCharacter } from "../../../table/ready/TakeReadyCharacter";
import { ExternalButton } from "../../../ui/ExternalButton";
import { FormError } from "../../../ui/FormError";
import styles from "./LinkCharacter.module.css";
import { useLinkCharacter } from "./useLinkCharacter";

interface LinkCharacterProps {
  campaign: CampaignPage;
  uid: string;
}

/** A player brings one of their own characters that plays nowhere else (product §6). */
export function LinkCharacter({ campaign, uid }: LinkCharacterProps) {
  const { id, system, characters, settings } = campaign;
  const own = useCharactersQuery(system);
  useFollowedTable(characters, uid);
  if (own.data === undefined) {
    return own.isError ? (
      <FormError>Impossible de charger vos personnages.</FormError>
    ) : (
      <Skeleton height={48} />
    );
  }
  const here = new Set(characters.map((character) => character.id));
  const linkable = linkableCharacters(own.data, uid, system).filter((character) => !here.has(character.id));
  const plays = characters.some(({ userId }) => userId === uid);
  const taken = characters.map(({ name }) => name);
  const ready = !plays && (
    <TakeReadyCharacter
      system={system}
      table={{ id, settings, taken }}
      variant={linkable.length > 0 ? undefined : "primary"}
      size="sm"
      style={{ alignSelf: "start" }}
    />
  );
  const create = (
    <ExternalButton size="sm" href={forgeUrl({ make: "character", system, campaign: id })}>
      Créer un personnage pour cette campagne
    </ExternalButton>
  );
  if (linkable.length > 0) {
    return (
      <Stack gap="sm">
        <LinkForm campaign={campaign} uid={uid} linkable={linkable} />
        <Group gap="sm">
          {ready}
          {create}
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap={10} align="start">
      <Text size="sm" c="dimmed">
        {plays
          ? "Tu n'as pas d'autre personnage libre pour ce système de jeu."
          : "Il te faut un personnage : prends-en un prêt à jouer, ou crée le tien."}
      </Text>
      <Group gap="sm">
        {ready}
        {create}
      </Group>
    </Stack>
  );
}

/** One's character that comes or goes at this table, whoever linked it or took it off, is no longer as one's list has it. */
function useFollowedTable(characters: CampaignPage["characters"], uid: string): void {
  const client = useQueryClient();
  const own = characters
    .filter(({ userId }) => userId === uid)
    .map(({ id }) => id)
    .sort()
    .join();
  const listed = useRef(own);
  useEffect(() => {
    if (listed.current === own) return;
    listed.current = own;
    void client.invalidateQueries({ queryKey: queryKeys.everyCharacterList(uid) });
  }, [own, client, uid]);
}

interface LinkFormProps extends LinkCharacterProps {
  linkable: readonly { id: string; name: string; class?: string }[];
}

function LinkForm({ campaign, uid, linkable }: LinkFormProps) {
  const form = useForm({ initialValues: { characterId: "" } });
  const { mutate, isPending, failure, reset } = useLinkCharacter(campaign, uid);
  // The list changes while it is shown: what was chosen may be gone.
  const selected = linkable.find(({ id }) => id === form.values.characterId) ?? linkable[0];
  return (
    <form
      className={styles.form}
      onChange={reset}
      onSubmit={form.onSubmit(() => selected && mutate(selected.id))}
    >
      <NativeSelect
        {...form.getInputProps("characterId")}
        label="Associer un de tes personnages"
        value={selected?.id}
      >
        {linkable.map(({ id, name, class: className }) => (
          <option key={id} value={id}>
            {className ? `${name} (${className})` : name}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" loading={isPending}>
        Associer
      </Button>
      <FormError>{failure}</FormError>
    </form>
  );
}
