import { Anchor, Button, Group, Text } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { PUSH_CARD, useDevicePush } from "./useDevicePush";

interface PushOfferProps {
  /** A button goes with what it did. */
  onPress: () => void;
  /** The link to the account was followed. */
  onLeave: () => void;
}

/**
 * Lets this device ring while the app is closed, or says that it does. Nothing is asked before somebody presses: neither
 * the member for their permission, nor the server while this device knows of nothing.
 */
export function PushOffer({ onPress, onLeave }: PushOfferProps) {
  const { support, status, device, turningOn, turningOff, turnOn, turnOff } = useDevicePush();
  if (support === "install-first") {
    return <Sentence>Sur iPhone : ajoute d'abord l'app à l'écran d'accueil.</Sentence>;
  }
  if (support !== "supported" || status !== "ready") return null;
  const press = (act: () => void) => () => {
    act();
    onPress();
  };
  if (device === undefined) {
    return (
      <Group gap="6px 12px">
        <Sentence>Dates, ton tour, messages du MJ : même quand l'app est fermée.</Sentence>
        <Button size="sm" loading={turningOn} onClick={press(turnOn)}>
          Me prévenir sur cet appareil
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="6px 12px">
      <Sentence>Cet appareil te prévient.</Sentence>
      <Button size="sm" loading={turningOff === device.id} onClick={press(() => turnOff(device.id))}>
        Couper
      </Button>
      <Anchor component={Link} size="sm" to={`${paths.account}#${PUSH_CARD}`} onClick={onLeave}>
        Régler
      </Anchor>
    </Group>
  );
}

const Sentence = ({ children }: { children: string }) => (
  <Text size="sm" lh={1.45} c="var(--ink-2)">
    {children}
  </Text>
);
