import { Box, Button, Group, Slider, Stack, Switch, TagsInput, TextInput } from "@mantine/core";
import { type Grid, MAX_TOKEN_TEXT, type Token } from "domain/documents/sceneSchema";
import { cutText } from "domain/values/text/characters";
import { useState } from "react";
import { isComposed } from "../../../../browser/isComposed";
import { PortraitPicture } from "../../../../kits/forge/PortraitPicture";
import { SavedNumber } from "../../../../kits/numbers/SavedNumber";
import type { TokenView } from "../../view/sceneView";
import { lengthFrom, TOKEN_SIZES } from "../lengths";
import { ColourField } from "../scenes/ColourField";
import { TokenSight } from "./TokenSight";

interface TokenEditorProps {
  token: TokenView;
  /** Its life and its conditions can follow whom it stands for. */
  follows: boolean;
  grid: Grid;
  onChange: (change: Partial<Token>) => void;
  onRemove: () => void;
}

/** What the MJ changes of a token. */
export default function TokenEditor({ token, follows, grid, onChange, onRemove }: TokenEditorProps) {
  return (
    <>
      <NameField key={token.name} token={token} onChange={onChange} />
      <Group gap={8} mt={8} align="end" wrap="nowrap">
        <SavedNumber
          size="xs"
          label="Taille (cases)"
          {...TOKEN_SIZES}
          value={token.size}
          onSave={(size) => size !== token.size && onChange({ size })}
        />
        <SavedNumber
          size="xs"
          label="Aura"
          {...lengthFrom(0)}
          value={token.aura?.radius ?? 0}
          onSave={(radius) =>
            radius !== (token.aura?.radius ?? 0) && onChange({ aura: auraOf(token, radius) })
          }
        />
        <ColourField label="Couleur" value={token.colour} onChange={(colour) => onChange({ colour })} />
      </Group>
      {follows ? (
        <FollowFields token={token} onChange={onChange} />
      ) : (
        <>
          <HealthField key={`health-${token.health}`} token={token} onChange={onChange} />
          <Switch
            size="sm"
            mt={8}
            label="Mort"
            checked={token.down === true}
            onChange={({ currentTarget }) => onChange({ down: currentTarget.checked || undefined })}
          />
          <TagsInput
            mt={8}
            size="xs"
            label="États affichés"
            placeholder="Aveuglé, au sol..."
            maxTags={8}
            // Mantine's own Enter looks at `isComposing` alone.
            onKeyDown={(event) => isComposed(event.nativeEvent) && event.stopPropagation()}
            value={[...(token.badges ?? [])]}
            onChange={(badges) => onChange({ badges: badges.map((badge) => cutText(badge, MAX_TOKEN_TEXT)) })}
            comboboxProps={{ withinPortal: false }}
          />
        </>
      )}
      <TokenSight {...{ token, grid, onChange }} />
      {token.kind !== "character" && (
        <Box mt={10}>
          <PortraitPicture
            address={token.picture ?? ""}
            onAddress={(address) => onChange({ picture: address || undefined })}
          />
        </Box>
      )}
      <Button mt={10} size="compact-sm" variant="danger" onClick={onRemove}>
        Supprimer le jeton
      </Button>
    </>
  );
}

type FieldProps = Pick<TokenEditorProps, "token" | "onChange">;

const auraOf = ({ aura, colour }: TokenView, radius: number): Token["aura"] =>
  radius >= 0.1 ? { radius, colour: aura?.colour ?? colour } : undefined;

function NameField({ token, onChange }: FieldProps) {
  const [name, setName] = useState(token.name);
  const save = () => {
    const trimmed = name.trim();
    if (trimmed !== "" && trimmed !== token.name) onChange({ name: trimmed, commonName: undefined });
  };
  return (
    <TextInput
      mt={8}
      size="xs"
      label="Nom"
      maxLength={80}
      value={name}
      onChange={({ currentTarget }) => setName(currentTarget.value)}
      onBlur={save}
      onKeyDown={({ key, nativeEvent }) => key === "Enter" && !isComposed(nativeEvent) && save()}
    />
  );
}

/** What players see of its state, which the server keeps as it is; what is hidden again goes at once. */
function FollowFields({ token, onChange }: FieldProps) {
  const { health = false, badges = false } = token.follows ?? {};
  return (
    <Stack gap={6} mt={10}>
      <Switch
        size="sm"
        label="Les joueurs voient sa vie, à peu près"
        checked={health}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ follows: { health: checked, badges }, health: undefined })
        }
      />
      <Switch
        size="sm"
        label="Les joueurs voient ses états"
        checked={badges}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ follows: { health, badges: checked }, badges: undefined })
        }
      />
    </Stack>
  );
}

/** Sent once it is let go: each change is a write. */
function HealthField({ token, onChange }: FieldProps) {
  const [health, setHealth] = useState(Math.round((token.health ?? 1) * 100));
  return (
    <Group gap={8} mt={8} wrap="nowrap">
      <Switch
        size="sm"
        label="Vie"
        checked={token.health !== undefined}
        onChange={({ currentTarget }) =>
          onChange({ health: currentTarget.checked ? health / 100 : undefined })
        }
      />
      {token.health !== undefined && (
        <Slider
          flex={1}
          value={health}
          onChange={setHealth}
          onChangeEnd={(value) => onChange({ health: value / 100 })}
          label={(value) => `${value} %`}
          thumbLabel="Vie montrée"
        />
      )}
    </Group>
  );
}
