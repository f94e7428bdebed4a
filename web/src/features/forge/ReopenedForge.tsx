import type { CharacterView } from "domain/api/characters";
import type { SystemId } from "domain/values/systemIds";
import { useMember } from "../../session/SessionProvider";
import { LoadFailure } from "../../ui/LoadFailure";
import { Loading } from "../../ui/Spinner";
import { CopyForge } from "./CopyForge";
import { EditForge } from "./EditForge";
import { useFreshCharacter } from "./useFreshCharacter";

interface ReopenedForgeProps {
  system: SystemId;
  characterId: string;
  purpose: "edit" | "copy" | "levelUp";
}

/** A character of one's own, opened again: to change it, to raise it by a level, or to make another like it. */
export function ReopenedForge({ system, characterId, purpose }: ReopenedForgeProps) {
  const { uid } = useMember();
  const { data, isError, isFetching, refetch } = useFreshCharacter(system, characterId);
  if (isError || (data !== undefined && data.userId !== uid)) {
    return (
      <LoadFailure retry={isError ? () => void refetch() : undefined} retrying={isFetching}>
        {isError ? "Impossible de charger le personnage." : "Seul son joueur peut ouvrir ce personnage ici."}
      </LoadFailure>
    );
  }
  if (data === undefined) return <Loading>Chargement du personnage...</Loading>;
  const reload = async (): Promise<CharacterView | undefined> => (await refetch()).data;
  const key = `${purpose} ${characterId}`;
  if (purpose === "copy") return <CopyForge key={key} character={data} />;
  return <EditForge key={key} character={data} reload={reload} purpose={purpose} />;
}
