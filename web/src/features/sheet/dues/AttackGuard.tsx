import { Text } from "@mantine/core";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useSheet } from "../../../kits/sheet/openSheet";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { RollProvider } from "../../../ui/RollButton";
import { useFallen } from "./useFallen";

interface AttackGuardProps {
  /** Makes the rolls of what is inside; it stays the same. */
  press: (request: RollRequest) => void;
  children: ReactNode;
}

/** Makes the rolls of what is inside, and asks first where somebody who has fallen attacks (product §2.8.30). */
export function AttackGuard({ press, children }: AttackGuardProps) {
  const { name } = useSheet().character;
  const fallen = useFallen();
  const isDown = useRef(false);
  useLayoutEffect(() => {
    isDown.current = fallen !== undefined;
  }, [fallen]);
  const [attack, setAttack] = useState<RollRequest>();
  const guarded = useCallback(
    (request: RollRequest) => {
      if (isDown.current && request.subject?.kind === "attack") setAttack(request);
      else press(request);
    },
    [press],
  );
  const close = () => setAttack(undefined);
  return (
    <RollProvider value={guarded}>
      {children}
      {attack && (
        <ConfirmDialog
          title="Attaquer quand même ?"
          confirm="Attaquer quand même"
          onCancel={close}
          onConfirm={() => {
            close();
            press(attack);
          }}
        >
          <Text>{fallen ? `${name} : ${fallen.label.toLowerCase()}.` : name}</Text>
        </ConfirmDialog>
      )}
    </RollProvider>
  );
}
