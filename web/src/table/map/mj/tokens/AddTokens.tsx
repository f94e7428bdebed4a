import { Button, Checkbox, Group, Stack, Switch, Text, TextInput } from "@mantine/core";
import { MAX_TOKEN_TEXT, type Token, type TokenOperation } from "domain/documents/sceneSchema";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { CREATURE_COLOUR, colorFor } from "domain/table/roster/playerColor";
import { pictureOfKind } from "domain/table/scene/creaturePicture";
import { freePlaces, middleOf } from "domain/table/scene/freePlaces";
import { tokenIdOf } from "domain/table/scene/tokens";
import { isOwnPortrait } from "domain/values/portraits/portrait";
import { cutText } from "domain/values/text/characters";
import { numberRule, type TypedNumber, typedOr } from "domain/values/text/typedNumber";
import { randomId } from "../../../../browser/randomId";
import { NumberField } from "../../../../kits/numbers/NumberField";
import { useCampaignCharacters } from "../../../../live/characters";
import { dataOf } from "../../../../live/liveSource";
import { ModalWindow } from "../../../../ui/ModalWindow";
import { useCheckedForm } from "../../../../ui/useCheckedForm";
import type { Place } from "../../canvas/camera";
import { useEditor, useEditorState } from "../../editor/EditorContext";
import type { MapView } from "../../view/sceneView";
import { TOKEN_SIZES } from "../lengths";
import { useMj } from "../MjContext";
import { ColourField } from "../scenes/ColourField";
import { presentTokens } from "./storedToken";

interface AddTokensProps {
  /** Where they are put; the scene's middle where it is not said. */
  at: Place | undefined;
}

type Draft = Omit<Token, "x" | "y">;

interface Offer {
  readonly key: string;
  readonly id: string | undefined;
  readonly token: Draft;
}

const COUNTS = { min: 1, max: 50 };
/** Who is at the table without a token here, and what else the MJ wants to stand on the scene. */
export default function AddTokens({ at }: AddTokensProps) {
  const mj = useMj();
  const { campaignId } = useEditor().table;
  const view = useEditorState((state) => state.view);
  const offers = useOffers(campaignId, view);
  const onClose = () => mj.open(undefined);
  const form = useCheckedForm({
    initialValues: {
      chosen: [] as string[],
      name: "",
      count: 1 as TypedNumber,
      size: 1 as TypedNumber,
      colour: CREATURE_COLOUR as string,
      isCreature: true,
      nameShown: true,
      hidden: true,
    },
    validate: {
      name: (name, { chosen }) =>
        name.trim() === "" && chosen.length === 0 ? "Choisis qui poser, ou donne un nom." : null,
      count: numberRule(COUNTS),
      size: numberRule(TOKEN_SIZES),
    },
  });
  const submit = form.onSubmit((values) => {
    const chosen = offers.filter(({ key }) => values.chosen.includes(key));
    const name = values.name.trim();
    const count = typedOr(values.count, COUNTS, 1);
    const size = typedOr(values.size, TOKEN_SIZES, 1);
    const present = presentTokens(view.tokens, mj.state.scene);
    const own = Array.from({ length: name === "" ? 0 : count }, (_, number): Offer => {
      const kind = values.isCreature ? ("creature" as const) : ("object" as const);
      // The number of one that comes out of hiding would tell how many stay in it.
      const numbered =
        count > 1 && !(values.isCreature && values.hidden) ? `${cutText(name, 75)} ${number + 1}` : name;
      const token = {
        kind,
        name: numbered,
        nameShown: values.nameShown,
        colour: values.colour,
        size,
        ...(values.isCreature && pictureOfKind(present, { name })),
      };
      return { key: `own-${number}`, id: undefined, token };
    });
    mj.add(operationsFor([...chosen, ...own], { ...view, at }, values.hidden));
    onClose();
  });
  return (
    <ModalWindow title="Héros et jetons libres" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        {offers.length > 0 && (
          <Checkbox.Group label="À la table" {...form.getInputProps("chosen")}>
            <Stack gap={6} my={6}>
              {offers.map(({ key, token }) => (
                <Checkbox key={key} value={key} label={token.name} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Text fw={600} mt="sm">
          Un autre jeton
        </Text>
        <TextInput label="Nom" maxLength={80} {...form.getInputProps("name")} />
        <Group gap={8} mt={8} align="end">
          <NumberField w={90} label="Combien" {...COUNTS} {...form.getInputProps("count")} />
          <NumberField w={110} label="Taille (cases)" {...TOKEN_SIZES} {...form.getInputProps("size")} />
          <ColourField
            label="Couleur"
            value={form.values.colour}
            onChange={(colour) => form.setFieldValue("colour", colour)}
          />
        </Group>
        <Stack gap={8} mt="sm">
          <Switch
            label="Une créature (sinon un objet)"
            {...form.getInputProps("isCreature", { type: "checkbox" })}
          />
          <Switch
            label="Son nom est montré aux joueurs"
            {...form.getInputProps("nameShown", { type: "checkbox" })}
          />
          <Switch label="Caché aux joueurs" {...form.getInputProps("hidden", { type: "checkbox" })} />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary">
            Ajouter
          </Button>
        </Group>
      </form>
    </ModalWindow>
  );
}

/** Characters at the table that have no token on the scene. */
function useOffers(campaignId: string, view: MapView): readonly Offer[] {
  const characters = dataOf(useCampaignCharacters(campaignId)) ?? [];
  const present = new Set(view.tokens.map(({ characterId }) => characterId));
  const heroes = characters.map((character): Offer => {
    const { avatarUrl } = normaliseCharacter(character);
    const picture = avatarUrl && isOwnPortrait(avatarUrl) ? avatarUrl : undefined;
    return {
      key: character.id,
      id: tokenIdOf("character", character.id),
      token: {
        kind: "character",
        characterId: character.id,
        name: cutText(character.name, MAX_TOKEN_TEXT),
        nameShown: true,
        colour: colorFor(character.id),
        // Members may read the states of their table's characters.
        follows: { health: true, badges: true },
        size: 1,
        ...(picture && { picture }),
      },
    };
  });
  return heroes.filter(({ key }) => !present.has(key));
}

interface Where extends Pick<MapView, "scene" | "tokens"> {
  readonly at: Place | undefined;
}

/** Beside each other around a place, where nobody stands. */
function operationsFor(
  offers: readonly Offer[],
  { scene, tokens, at }: Where,
  hidden: boolean,
): TokenOperation[] {
  const start = at ?? middleOf(scene);
  const places = freePlaces(
    scene,
    start,
    offers.map(({ token }) => token.size),
    tokens,
  );
  return offers.map(({ id, token }, index) => ({
    kind: "put",
    id: id ?? randomId(),
    token: { ...token, ...(places[index] ?? start) },
    // Players know where their own characters stand.
    hidden: token.kind !== "character" && hidden,
  }));
}
