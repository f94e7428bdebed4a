import { Anchor, Button, Group } from "@mantine/core";
import { tokenIdOf } from "domain/table/scene/tokens";
import { paths } from "domain/values/links/paths";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { type LiveCharacter, useCampaignCharacters } from "../../../../live/characters";
import { useLiveFight } from "../../../../live/fights";
import { dataOf } from "../../../../live/liveSource";
import { lazy } from "../../../../ui/lazy";
import { useOnDemand } from "../../../../ui/useOnDemand";
import { useEditor, useEditorState } from "../../editor/EditorContext";
import type { MapView, TokenView } from "../../view/sceneView";
import { useMj } from "../MjContext";
import { TokenNumbers } from "./TokenNumbers";

const TokenEditor = lazy(() => import("./TokenEditor"));

const loadAttack = () => import("./TokenAttack");

const NOBODY: readonly LiveCharacter[] = [];

/** What the MJ knows of the selected token, and does with it. */
export function MjTokenCard() {
  const view = useEditorState((state) => state.view);
  const token = useEditorState((state) => view.tokens.find(({ id }) => state.selected.has(id)));
  return token && <KnownToken key={token.id} token={token} view={view} />;
}

/** Whom it stands for comes first, and attacks, since that is done in play. */
function KnownToken({ token, view }: { token: TokenView; view: MapView }) {
  const mj = useMj();
  const { campaignId, system } = useEditor().table;
  const characters = dataOf(useCampaignCharacters(campaignId)) ?? NOBODY;
  const fight = dataOf(useLiveFight(campaignId))?.[0];
  const [TokenAttack, requestAttack] = useOnDemand(loadAttack);
  const [part, setPart] = useState<"attack" | "editor">();
  const { characterId, participantId } = token;
  const played = characters.filter((one) => one.system === system);
  const character = played.find(({ id }) => id === characterId);
  const isFighting =
    participantId !== undefined && fight?.panel.fighting.creatures[participantId] !== undefined;
  const follows =
    (character !== undefined && token.id === tokenIdOf("character", character.id)) ||
    (isFighting && token.id === tokenIdOf("creature", participantId));
  const open = (wanted: typeof part) => setPart(part === wanted ? undefined : wanted);
  return (
    <>
      <TokenNumbers token={token} character={character} fight={fight} />
      <Group gap={6} mt={8}>
        {(character || isFighting) && (
          <Button
            size="compact-sm"
            variant="primary"
            aria-expanded={part === "attack"}
            onPointerEnter={requestAttack}
            onFocus={requestAttack}
            onClick={() => {
              requestAttack();
              open("attack");
            }}
          >
            Attaquer
          </Button>
        )}
        <Button size="compact-sm" onClick={() => mj.setHidden([token], !token.hidden)}>
          {token.hidden ? "Montrer aux joueurs" : "Cacher aux joueurs"}
        </Button>
        <Button size="compact-sm" aria-expanded={part === "editor"} onClick={() => open("editor")}>
          Modifier
        </Button>
        {characterId !== undefined && (
          <Anchor component={Link} size="sm" to={paths.character(characterId, system)} target="_blank">
            Fiche
          </Anchor>
        )}
      </Group>
      {part === "attack" && TokenAttack && (
        <TokenAttack {...{ campaignId, system, token, view, fight }} characters={played} />
      )}
      {part === "editor" && (
        <Suspense>
          <TokenEditor
            key={token.id}
            token={token}
            follows={follows}
            grid={view.scene.grid}
            onChange={(change) => mj.changeToken(token, change)}
            onRemove={() => mj.remove([token])}
          />
        </Suspense>
      )}
    </>
  );
}
