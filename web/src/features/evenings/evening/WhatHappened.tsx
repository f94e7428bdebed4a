import { Button, Text } from "@mantine/core";
import type { CallResult } from "domain/api/call";
import type { Evening, getEvening } from "domain/api/evenings";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { memo } from "react";
import { Loading } from "../../../ui/Spinner";
import { TitledCard } from "../../../ui/TitledCard";
import { EveningRecord } from "./EveningRecord";
import { MarkedLines } from "./MarkedLines";

/** What the server alone tells of an evening, read by a call, and how to read it again. */
export interface RecordReading {
  /** Undefined until it is read. */
  readonly record: Pick<CallResult<typeof getEvening>, "facts" | "total" | "lines"> | undefined;
  /** It could not be read, and is asked for again by `retry` alone. */
  readonly failed: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
}

interface WhatHappenedProps {
  campaign: CampaignPage;
  evening: Evening;
  viewerUid: string;
  reading: RecordReading;
  connected: boolean;
  onTake?: ((sentence: string) => void) | undefined;
}

/** The record and the lines that were kept, or that they cannot be read. It rests while the recap beside it is typed. */
export const WhatHappened = memo(function WhatHappened({ reading, connected, ...shown }: WhatHappenedProps) {
  const { record, failed, retry, retrying } = reading;
  if (record) {
    return (
      <>
        <EveningRecord {...shown} {...record} />
        <MarkedLines {...shown} {...record} />
      </>
    );
  }
  return (
    <TitledCard title="Ce qui s'est passé" gap="xs">
      {!connected && <Text c="dimmed">Le compte rendu n'est pas disponible sans connexion.</Text>}
      {connected && !failed && <Loading>Chargement du compte rendu...</Loading>}
      {connected && failed && (
        <>
          <Text c="dimmed">Le compte rendu n'a pas pu être lu.</Text>
          <Button w="fit-content" loading={retrying} onClick={retry}>
            Réessayer
          </Button>
        </>
      )}
    </TitledCard>
  );
});
