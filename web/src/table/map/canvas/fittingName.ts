/**
 * A name as much of it as fits: whole words before letters, and always the number that tells one goblin from another.
 *
 * @example fittingName("Elowen des Saules", (text) => text.length < 12) // "Elowen"
 */
export function fittingName(name: string, fits: (text: string) => boolean): string {
  if (fits(name)) return name;
  const [, head = name, number = ""] = /^(.*?)( \d+)?$/su.exec(name) ?? [];
  const words = head.split(" ");
  for (let count = words.length - 1; count > 0; count -= 1) {
    const kept = words.slice(0, count);
    // « Elowen des » says no more than « Elowen ».
    if (count > 1 && (kept.at(-1) ?? "").length <= 3) continue;
    const text = kept.join(" ") + number;
    if (fits(text)) return text;
  }
  const letters = [...(words[0] ?? "")];
  for (let count = letters.length - 1; count > 1; count -= 1) {
    const text = `${letters.slice(0, count).join("")}…${number}`;
    if (fits(text)) return text;
  }
  const first = letters[0] ?? "";
  const shortest = `${first}…${number}`;
  // Beside each other on a phone, « G… 1 » and « D… 2 » lie one upon the other; tokens are marked « G1 », too.
  return number === "" || fits(shortest) ? shortest : `${first}${number.trim()}`;
}
