import { Box, Button, Group, NumberInput, Slider, Stack, Switch, TagsInput, TextInput } from "@mantine/core";
import { type Grid, MAX_TOKEN_TEXT, type Token } from "domain/documents/sceneSchema";
import { cutText } from "domain/values/text/characters";
import { useState } from "react";
import { PortraitPicture } from "../../../../kits/forge/PortraitPicture";
import type { TokenView } from "../../view/sceneView";
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
        <NumberInput
          size="xs"
          label="Taille (cases)"
          min={0.5}
          max={10}
          step={0.5}
          decimalSeparator=","
          value={token.size}
          onChange={(size) => typeof size === "number" && size >= 0.5 && size <= 10 && onChange({ size })}
        />
        <NumberInput
          size="xs"
          label="Aura"
          min={0}
          max={1000}
          decimalSeparator=","
          value={token.aura?.radius ?? 0}
          onChange={(radius) => onChange({ aura: auraOf(token, Number(radius)) })}
        />
        <ColourField label="Couleur" value={token.colour} onChange={(colour) => onChange({ colour })} />
      </Group>
      {follows ? (
        <FollowFields token={token} onChange={onChange} />
      ) : (
        <>
          <HealthField key={`health-${token.health}`} token={token} onChange={onChange} />
          <TagsInput
            mt={8}
            size="xs"
            label="États affichés"
            placeholder="Aveuglé, au sol..."
            maxTags={8}
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
  radius >= 0.1 ? { radius: Math.min(radius, 1000), colour: aura?.colour ?? colour } : undefined;

function NameField({ token, onChange }: FieldProps) {
  const [name, setName] = useState(token.name);
  const save = () => {
    const trimmed = name.trim();
    if (trimmed !== "" && trimmed !== token.name) onChange({ name: trimmed });
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
      onKeyDown={({ key }) => key === "Enter" && save()}
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
