import { Button, Group } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ErrorState } from "./EmptyState";

export const BACK_TO_GAME = { to: paths.game, text: "Retour au jeu" } as const;

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  children: ReactNode;
  /** The screen to go back to, and what its button says. */
  back?: { readonly to: string; readonly text: string };
  /** Asks again; undefined where the answer would be the same. */
  retry?: (() => void) | undefined;
  retrying?: boolean;
}

/** What a screen is about could not be loaded: the way back, and another attempt. */
export function LoadFailure({ children, back = BACK_TO_GAME, retry, retrying = false }: LoadFailureProps) {
  return (
    <ErrorState
      action={
        <Group justify="center" gap={10}>
          <Button component={Link} to={back.to} variant="primary">
            {back.text}
          </Button>
          {retry && (
            <Button loading={retrying} onClick={retry}>
              Réessayer
            </Button>
          )}
        </Group>
      }
    >
      {children}
    </ErrorState>
  );
}
