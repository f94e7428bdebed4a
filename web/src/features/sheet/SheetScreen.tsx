import { Anchor, Stack, VisuallyHidden } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { normaliseSystem, type SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { LoadFailure } from "../../ui/LoadFailure";
import { TrailEnd } from "../../ui/ScreenHeader";
import { Loading } from "../../ui/Spinner";
import { usePageTitle } from "../../ui/usePageTitle";
import { OpenSheet } from "./OpenSheet";
import "../../ui/paper.css";
import styles from "./SheetScreen.module.css";
import { useSheetCharacter } from "./useSheetCharacter";

/** `/character/{id}?system=` (product §2). */
export default function SheetScreen() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return <Sheet key={id} id={id} system={normaliseSystem(search.get("system"))} />;
}

function Sheet({ id, system }: { id: string; system: SystemId }) {
  const sheet = useSheetCharacter(system, id);
  const [attempt, setAttempt] = useState(0);
  switch (sheet.status) {
    case "loading":
      return <Loading>Chargement du personnage...</Loading>;
    case "failed":
      return <Failure {...sheet} />;
    case "ready":
      return (
        <Stack className={styles.page} data-system={sheet.character.system}>
          <TrailEnd>
            <BackToGame />
          </TrailEnd>
          <OpenSheet
            key={attempt}
            {...sheet}
            retry={() => {
              // The API makes a state in play that is missing.
              sheet.refetch();
              setAttempt(attempt + 1);
            }}
            unreadable={<Failure retry={sheet.refetch} retrying={false} />}
          />
        </Stack>
      );
  }
}

function BackToGame() {
  return (
    <Anchor component={Link} to={paths.game} underline="never" fw={600} size="sm" className={styles.back}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path
          d="M10.5 2.5 5 8l5.5 5.5"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Retour au jeu
    </Anchor>
  );
}

function Failure({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  usePageTitle("Personnage introuvable");
  return (
    <>
      <VisuallyHidden component="h1">Fiche de personnage</VisuallyHidden>
      <LoadFailure retry={retry} retrying={retrying}>
        Impossible de charger le personnage.
      </LoadFailure>
    </>
  );
}
