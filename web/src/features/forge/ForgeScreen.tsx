import { DEFAULT_SYSTEM, isSystemId } from "domain/values/systemIds";
import { useSearchParams } from "react-router-dom";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useMember } from "../../session/SessionProvider";
import { NewCampaign } from "./campaign/NewCampaign";
import { NewCharacterForge } from "./NewCharacterForge";
import { ReopenedForge } from "./ReopenedForge";
import { ForgeStart } from "./start/ForgeStart";
import { hasStoredDraft } from "./useStoredDraft";

/** `/atelier`: the product's own Forge. What it makes stands in the address, so that a reload and "back" keep it. */
export default function ForgeScreen() {
  const { uid } = useMember();
  const [search] = useSearchParams();
  const asked = search.get("system");
  const system = isSystemId(asked) ? asked : undefined;
  const characterId = search.get("character");
  if (characterId !== null) {
    const purpose = search.has("copy") ? "copy" : search.has("levelUp") ? "levelUp" : "edit";
    return (
      <ReopenedForge
        key={`${purpose} ${characterId}`}
        system={system ?? DEFAULT_SYSTEM}
        characterId={characterId}
        purpose={purpose}
      />
    );
  }
  if (search.get("make") === "campaign") {
    return <NewCampaign key={asked} asked={system ?? DEFAULT_SYSTEM} />;
  }
  if (system !== undefined && (search.get("make") === "character" || search.has("campaign"))) {
    return <NewCharacterForge key={system} system={system} />;
  }
  return (
    <ForgeStart
      system={system}
      hasDraft={(id) => hasStoredDraft(STORAGE_KEYS.forgeDraft(uid, id, { kind: "new" }))}
    />
  );
}
