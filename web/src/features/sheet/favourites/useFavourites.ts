import { useLocalStorage } from "@mantine/hooks";
import { readFavourites, toggleFavourite } from "domain/table/rolls/favouriteRolls";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { useMember } from "../../../session/SessionProvider";

function remembered(stored: string | undefined): readonly string[] {
  try {
    return readFavourites(stored && JSON.parse(stored));
  } catch {
    return [];
  }
}

/** The labels of the viewer's favourite rolls of a character, which this device keeps, and what adds or takes one away. */
export function useFavourites(characterId: string) {
  const { uid } = useMember();
  const [favourites, setFavourites] = useLocalStorage<readonly string[]>({
    key: STORAGE_KEYS.favouriteRolls(uid, characterId),
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: remembered,
  });
  const toggle = (label: string) => setFavourites((before) => toggleFavourite(before, label));
  return { favourites, toggle };
}
