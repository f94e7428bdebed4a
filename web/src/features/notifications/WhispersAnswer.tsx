import { Box, Button, Skeleton, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { WhispersReference } from "domain/table/notifications/notification";
import { Suspense } from "react";
import { lazy } from "../../ui/lazy";

const WhisperThread = lazy(() => import("../../table/whispers/WhisperThread"));

interface WhispersAnswerProps {
  whispers: WhispersReference;
  /** Who wrote: several may have. */
  title: string;
}

/** What was written to its reader alone, to be read and answered in the notification; a press loads it. */
export function WhispersAnswer({ whispers, title }: WhispersAnswerProps) {
  const [opened, { open }] = useDisclosure();
  if (!opened) {
    return (
      <Button size="sm" my={6} onClick={open}>
        Lire et répondre<VisuallyHidden> : {title}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <Box my={8}>
      <Suspense fallback={<Skeleton height={160} />}>
        <WhisperThread place={whispers} maxHeight={220} />
      </Suspense>
    </Box>
  );
}
