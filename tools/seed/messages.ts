import { messages, whispers } from "domain/documents/message";
import { MESSAGE_LASTS_MS, messageOf } from "domain/table/messages/sendMessage";
import { GuardedBatch } from "../../functions/src/store/guardedBatch";
import { demoPerson } from "./people";

const CAMPAIGN = "demo-dnd5e";
const MINUTE = 60_000;

interface DemoLine {
  /** Minutes before the seed is sown. */
  ago: number;
  author: string;
  text: string;
  playerUid?: string;
}

/** The end of the last session, so that the room of the demo is not an empty one. */
const LINES: readonly DemoLine[] = [
  { ago: 42, author: "demo-mj", text: "La cloche du bourg sonne onze coups. Il est pourtant midi." },
  { ago: 41, author: "demo-joueur1", text: "Je regarde qui tire la corde." },
  { ago: 39, author: "demo-mj", text: "Personne. La corde remonte toute seule." },
  {
    ago: 38,
    author: "demo-joueur2",
    text: "Je crois que c'est mon frère. Je n'en dis rien aux autres.",
    playerUid: "demo-joueur2",
  },
  { ago: 36, author: "demo-joueur1", text: "On monte. Lentement.\nEt on éteint la lanterne." },
];

export async function seedMessages(now: number): Promise<void> {
  const batch = new GuardedBatch();
  for (const [place, { ago, author, text, playerUid }] of LINES.entries()) {
    const message = messageOf(demoPerson(author), { text, playerUid }, now - ago * MINUTE);
    const kind = playerUid === undefined ? messages : whispers;
    batch.set(kind, [CAMPAIGN, `demo-${place}`], { ...message, expiresAt: now + MESSAGE_LASTS_MS });
  }
  await batch.commit();
}
