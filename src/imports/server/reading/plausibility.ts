/** Letters by how often names and texts of Québec have them: French ones, those of other names, and what hardly occurs. */
const frenchLetters = new Set("àâçéèêëîïôùûœ");
const foreignLetters = new Set("áäãåíìñóòöõøúüßšžæÿčćłń");
const rare = 0.2;
const likely = 0.6;

/**
 * How much sense a word makes that holds characters beyond ASCII, from 0 to 1: a letter in a place where its language has it,
 * capitals as they are written, a sign where it stands. One that makes no sense is enough.
 */
export function computePlausibility(word: string): number {
  const characters = Array.from(word);
  let least = 1;
  for (const [at, character] of characters.entries()) {
    if (character <= "\u007F") continue;
    const [before = "", after = ""] = [characters[at - 1], characters[at + 1]];
    least = Math.min(
      least,
      isLetter(character) ? scoreLetter(character, characters, at) : scoreSign(character, before, after),
    );
    if (least === 0) return 0;
  }
  return least;
}

const isLetter = (character: string) => /\p{L}/u.test(character) && !"ªºƒµ".includes(character);
const isUpper = (character: string) => /\p{Lu}/u.test(character);
const isLower = (character: string) => /\p{Ll}/u.test(character);

function scoreLetter(letter: string, characters: readonly string[], at: number): number {
  const [before = "", after = ""] = [characters[at - 1], characters[at + 1]];
  // « BÈlanger », « HÈlËne »: no word changes between capitals and small letters like that.
  if (isUpper(letter) && (isLower(before) || (isUpper(before) && isLower(after)))) return 0;
  // « RENé », « BéLANGER »: programs that know no accents made capitals of the other letters.
  if (isLower(letter) && isUpper(before) && (isUpper(after) || isUpper(characters[at - 2] ?? "")))
    return likely;
  if (isLower(letter) && before === "" && isUpper(after)) return 0;
  const small = letter.toLowerCase();
  const value = frenchLetters.has(small) ? 1 : foreignLetters.has(small) ? 0.6 : rare;
  if (!isWellPlaced(small, after.toLowerCase())) return Math.min(value, rare);
  // Names begin with capitals.
  return isLower(letter) && !/\p{L}/u.test(before) ? value * 0.9 : value;
}

/** « São », « Simões », « façon », « où », « Cantù »: what follows these letters where they stand. */
function isWellPlaced(letter: string, after: string): boolean {
  if (letter === "ã") return "oen".includes(after);
  if (letter === "õ") return after === "e";
  if (letter === "ç") return after === "" || "aouâôûàáãy'’.".includes(after);
  if (letter === "ù" || letter === "ì" || letter === "ò") return !isLower(after);
  return true;
}

const scorePlacement = (stands: boolean) => (stands ? likely : 0);

function scoreSign(sign: string, before: string, after: string): number {
  const [afterLetter, beforeLetter] = [/[\p{L}\p{N}.)!?]/u.test(before), /[\p{L}\p{N}(]/u.test(after)];
  const besideDigit = /\d/.test(before) || /\d/.test(after);
  switch (sign) {
    case "’":
      // « l’équipe », « the employees’ ».
      return afterLetter ? 1 : 0;
    case "‘":
    case "“":
    case "«":
      return scorePlacement(!afterLetter);
    case "”":
    case "»":
    case "…":
      return scorePlacement(!beforeLetter);
    case "–":
    case "—":
      return scorePlacement(!(isLetter(before) && isLetter(after)) || (isUpper(after) && !isUpper(before)));
    case "\u00A0":
      return likely;
    case "€":
    case "£":
    case "½":
    case "¼":
    case "¾":
    case "±":
    case "×":
    case "÷":
    case "²":
    case "³":
      return scorePlacement(besideDigit || (sign === "²" && before === "m"));
    case "°":
    case "º":
    case "ª":
      return scorePlacement(/[\dnN]/.test(before));
    case "·":
      return scorePlacement(afterLetter && beforeLetter);
    case "®":
    case "©":
    case "™":
      return scorePlacement(!beforeLetter || before === "");
    case "•":
    case "§":
      return scorePlacement(before === "");
    case "�":
      return 0;
    default:
      return 0;
  }
}
