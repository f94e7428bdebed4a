import { Button } from "@mantine/core";
import type { CharacterView } from "domain/api/characters";
import { paths } from "domain/links/paths";
import type { SystemId } from "domain/systems/systemIds";
import { Link } from "react-router-dom";
import { useMember } from "../../session/SessionProvider";
import { ErrorState } from "../../ui/EmptyState";
import { Loading } from "../../ui/Spinner";
import { CopyForge } from "./CopyForge";
import { EditForge } from "./EditForge";
import { useFreshCharacter } from "./useFreshCharacter";

interface ReopenedForgeProps {
  system: SystemId;
  characterId: string;
  purpose: "edit" | "copy";
}

/** A character of one's own, opened again: to change it, or to make another like it. */
export function ReopenedForge({ system, characterId, purpose }: ReopenedForgeProps) {
  const { uid } = useMember();
  const { data, isError, isFetching, refetch } = useFreshCharacter(system, characterId);
  if (isError || (data !== undefined && data.userId !== uid)) {
    return (
      <ErrorState
        action={
          <>
            <Button component={Link} to={paths.game} variant="primary">
              Retour au jeu
            </Button>
            {isError && (
              <Button loading={isFetching} onClick={() => void refetch()}>
                Réessayer
              </Button>
            )}
          </>
        }
      >
        {isError ? "Impossible de charger le personnage." : "Seul son joueur peut ouvrir ce personnage ici."}
      </ErrorState>
    );
  }
  if (data === undefined) return <Loading>Chargement du personnage...</Loading>;
  const Forge = purpose === "edit" ? EditForge : CopyForge;
  const reload = async (): Promise<CharacterView | undefined> => (await refetch()).data;
  return <Forge key={`${purpose} ${characterId}`} character={data} reload={reload} />;
}
