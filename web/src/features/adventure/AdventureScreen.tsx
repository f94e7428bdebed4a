import { Button, FileInput, Group, Stack, Text, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import type { AdventureFile } from "domain/import/adventureFile";
import { ADVENTURE_KINDS } from "domain/table/adventure/adventure";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import { Link } from "react-router-dom";
import { queryKeys } from "../../api/keys";
import { useMember } from "../../session/SessionProvider";
import { type AccessWords, TableMembersOnly } from "../../table/access/TableMembersOnly";
import { DialogButton } from "../../ui/DialogButton";
import { EmptyState } from "../../ui/EmptyState";
import { LoadFailure } from "../../ui/LoadFailure";
import { TitledCard } from "../../ui/TitledCard";
import { usePageTitle } from "../../ui/usePageTitle";
import { useStore } from "../../ui/useStore";
import { type AdventureEntry, entryKey, fileEntries, isForGame } from "./adventureEntry";
import { Choice, type ChoiceProps, useChoice } from "./Choice";
import { type TransferTarget, transferOf } from "./Transfer";
import { TransferProgress } from "./TransferProgress";
import { useAdventureFile } from "./useAdventureFile";
import { type KindEntries, useCampaignEntries } from "./useCampaignEntries";
import { useOtherCampaigns } from "./useOtherCampaigns";

const loadCopy = () => import("./CopyDialog");

const WORDS: AccessWords = {
  title: "Préparation",
  loading: "Chargement de la préparation...",
  failure: "Impossible de charger la préparation de la campagne.",
};

/**
 * `/campaign/{id}/preparation?system=`: what the MJ prepared, to be copied to another campaign or to a file and back.
 */
export default function AdventureScreen() {
  return (
    <TableMembersOnly words={WORDS}>
      {({ campaign, role }) =>
        role === "mj" ? <AdventurePage campaign={campaign} /> : <NotForPlayers campaign={campaign} />
      }
    </TableMembersOnly>
  );
}

interface PageProps {
  campaign: CampaignPage;
}

function NotForPlayers({ campaign: { id, system } }: PageProps) {
  usePageTitle(WORDS.title);
  return (
    <LoadFailure back={{ to: paths.campaign(id, system), text: "Retour à la campagne" }}>
      La préparation d'une campagne est à son MJ.
    </LoadFailure>
  );
}

function AdventurePage({ campaign }: PageProps) {
  usePageTitle(`Préparation · ${campaign.name}`);
  const { id, system, name } = campaign;
  const { uid } = useMember();
  const client = useQueryClient();
  const transfer = transferOf(id);
  const status = useStore(transfer, (state) => state.transfer.status);
  const busy = status === "running";
  const progress = status !== "idle" && <TransferProgress transfer={transfer} campaignId={id} />;
  const inFile = useChoice();
  const file = useAdventureFile(({ adventure }) => {
    const entries = fileEntries(adventure).filter((entry) => isForGame(entry, system));
    inFile.choose(entries.map(entryKey), true);
  });
  const close = () => {
    file.choose(null);
    inFile.forget();
  };
  const copy = (entries: readonly AdventureEntry[], to: NonNullable<TransferTarget>) =>
    void transfer.copy(entries, to, () => {
      for (const queryKey of [
        queryKeys.encounters(uid, to.system, to.id),
        queryKeys.randomTables(uid, to.system, to.id),
        queryKeys.ownCreatures(uid, to.system),
      ])
        void client.invalidateQueries({ queryKey });
    });
  return (
    <Stack pb="xl" data-system={system}>
      <header>
        <Title order={1}>Préparation</Title>
        <Text c="var(--ink-2)">{name}</Text>
      </header>
      <TitledCard title="Reprendre" titleSize="h3" gap="sm">
        <FileInput
          label="Lire un fichier"
          description="Une préparation enregistrée ici, par toi ou par un autre MJ ; 64 Mo au plus."
          placeholder="Choisir un fichier"
          accept=".json,application/json"
          clearable
          disabled={busy || file.busy}
          value={file.file}
          onChange={(next) => {
            inFile.forget();
            file.choose(next);
          }}
          error={file.problem}
        />
        {!file.read && <FromOthers campaignId={id} />}
      </TitledCard>
      {file.read ? (
        <Choice
          lists={listsOf(file.read)}
          choice={inFile}
          {...{ system, busy, progress }}
          note={unreadText(file.read)}
          empty={null}
        >
          {(entries) => (
            <>
              <Button onClick={close}>Annuler</Button>
              <Button
                variant="primary"
                disabled={busy || entries.length === 0}
                onClick={() => {
                  copy(entries, { id, system, name });
                  close();
                }}
              >
                Ajouter à la campagne
              </Button>
            </>
          )}
        </Choice>
      ) : (
        <OfCampaign
          {...{ campaign, busy, progress }}
          onCopy={copy}
          onSave={(entries) => void transfer.save(entries, name)}
        />
      )}
    </Stack>
  );
}

/** Where what another campaign has is copied from. */
function FromOthers({ campaignId }: { campaignId: string }) {
  const { campaigns } = useOtherCampaigns(campaignId);
  if (campaigns.length === 0) return null;
  return (
    <Group gap={8}>
      <Text size="sm">Ce qui est dans une autre campagne se copie depuis sa préparation :</Text>
      {campaigns.map(({ id, title, game }) => (
        <Button key={id} size="sm" component={Link} to={paths.adventure(id, game)}>
          {title}
        </Button>
      ))}
    </Group>
  );
}

const listsOf = ({ adventure }: AdventureFile): KindEntries[] => {
  const all = fileEntries(adventure);
  return ADVENTURE_KINDS.map((kind) => ({ kind, entries: all.filter((entry) => entry.kind === kind) }));
};

const MAX_UNREAD = 20;

function unreadText({ unread }: AdventureFile): string | undefined {
  if (unread.length === 0) return undefined;
  const which = plural(unread.length, "Cet élément est illisible", "Ces éléments sont illisibles");
  const rest = unread.length > MAX_UNREAD ? ` et ${unread.length - MAX_UNREAD} de plus` : "";
  return `${which} : ${unread.slice(0, MAX_UNREAD).join(", ")}${rest}.`;
}

interface OfCampaignProps extends PageProps, Pick<ChoiceProps, "busy" | "progress"> {
  onCopy: (entries: readonly AdventureEntry[], to: NonNullable<TransferTarget>) => void;
  onSave: (entries: readonly AdventureEntry[]) => void;
}

function OfCampaign({ campaign, busy, progress, onCopy, onSave }: OfCampaignProps) {
  const lists = useCampaignEntries(campaign);
  const choice = useChoice();
  return (
    <Choice
      {...{ lists, choice, busy, progress }}
      system={campaign.system}
      empty={
        <EmptyState>
          Ce que tu prépares (scènes, rencontres, aides de jeu, tables aléatoires, créatures) s'emporte d'ici
          vers une autre campagne, ou dans un fichier.
        </EmptyState>
      }
    >
      {(entries) => (
        <>
          <Button disabled={busy || entries.length === 0} onClick={() => onSave(entries)}>
            Enregistrer un fichier
          </Button>
          <DialogButton
            label="Copier vers…"
            variant="primary"
            load={loadCopy}
            disabled={busy || entries.length === 0}
          >
            {(CopyDialog, close) => (
              <CopyDialog
                from={campaign.id}
                entries={entries}
                onCopy={(going, to) => {
                  // Pressed again, it would be copied again.
                  choice.forget();
                  onCopy(going, to);
                }}
                onClose={close}
              />
            )}
          </DialogButton>
        </>
      )}
    </Choice>
  );
}
