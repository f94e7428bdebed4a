import { Button, Divider, Stack, Text, Title } from "@mantine/core";
import { exportMyData, exportScenePictures } from "domain/api/account";
import { wallTimeAt } from "domain/values/time/wallTime";
import { saveFile } from "../../../browser/saveFile";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { deviceZone } from "../../../table/dates/deviceZone";
import { FormError } from "../../../ui/FormError";
import { TitledCard } from "../../../ui/TitledCard";
import { DeleteAccount, type DeleteAccountProps } from "./DeleteAccount";

const EXPORT_FAILED = "Impossible de préparer tes données pour le moment. Réessaie dans quelques instants.";

/** The pictures of scenes are too large for one answer. */
async function readScenePictures(): Promise<unknown[]> {
  const pictures: unknown[] = [];
  let after: string | undefined;
  do {
    const page = await call(exportScenePictures, { query: after === undefined ? {} : { after } });
    pictures.push(...page.pictures);
    after = page.next;
  } while (after !== undefined);
  return pictures;
}

async function saveMyData(): Promise<void> {
  const data = await call(exportMyData, {});
  const everything = { ...data, scenePictures: await readScenePictures() };
  const { date } = wallTimeAt(data.exportedAt, deviceZone());
  saveFile(
    { name: `des-et-heros-mes-donnees-${date}.json`, text: JSON.stringify(everything, null, 2) },
    "application/json",
  );
}

/** What a member may ask of what is stored about them: all of it in a file, or its end. */
export function MyData(deletion: DeleteAccountProps) {
  const { mutate, isPending, error } = useMutation({ networkMode: "always", mutationFn: saveMyData });
  return (
    <TitledCard title="Mes données" lead="Elles sont à toi : tu peux les emporter, et tu peux les effacer.">
      <Stack align="start" gap={10}>
        <Title order={3}>Emporter</Title>
        <Text c="var(--ink-2)">
          Un fichier JSON avec tout ce qui est conservé à ton sujet : profil, personnages, campagnes, objets,
          jets, messages, scènes avec leurs images, notifications.
        </Text>
        <FormError>{error && serverSentence(error, EXPORT_FAILED)}</FormError>
        <Button loading={isPending} onClick={() => mutate()}>
          Télécharger mes données
        </Button>
      </Stack>
      <Divider />
      <DeleteAccount {...deletion} />
    </TitledCard>
  );
}
