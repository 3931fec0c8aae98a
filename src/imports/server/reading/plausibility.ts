/** Letters by how often names and texts of Québec have them: French ones, those of other names, and what hardly occurs. */
const french = new Set("àâçéèêëîïôùûœ");
const ofOtherNames = new Set("áäãåíìñóòöõøúüßšžæÿčćłń");
const rare = 0.2;
const likely = 0.6;

/**
 * How much sense a word makes that holds characters beyond ASCII, from 0 to 1: a letter in a place where its language has it,
 * capitals as they are written, a sign where it stands. One that makes no sense is enough.
 */
export function plausibility(word: string): number {
  const characters = Array.from(word);
  let least = 1;
  for (const [at, character] of characters.entries()) {
    if (character <= "\u007F") continue;
    const [before = "", after = ""] = [characters[at - 1], characters[at + 1]];
    least = Math.min(
      least,
      isLetter(character) ? ofLetter(character, characters, at) : ofSign(character, before, after),
    );
    if (least === 0) return 0;
  }
  return least;
}

const isLetter = (character: string) => /\p{L}/u.test(character) && !"ªºƒµ".includes(character);
const isUpper = (character: string) => /\p{Lu}/u.test(character);
const isLower = (character: string) => /\p{Ll}/u.test(character);

function ofLetter(letter: string, characters: readonly string[], at: number): number {
  const [before = "", after = ""] = [characters[at - 1], characters[at + 1]];
  // « BÈlanger », « HÈlËne »: no word changes between capitals and small letters like that.
  if (isUpper(letter) && (isLower(before) || (isUpper(before) && isLower(after)))) return 0;
  // « RENé », « BéLANGER »: programs that know no accents made capitals of the other letters.
  if (isLower(letter) && isUpper(before) && (isUpper(after) || isUpper(characters[at - 2] ?? "")))
    return likely;
  if (isLower(letter) && before === "" && isUpper(after)) return 0;
  const small = letter.toLowerCase();
  const value = french.has(small) ? 1 : ofOtherNames.has(small) ? 0.6 : rare;
  if (!standsWell(small, after.toLowerCase())) return Math.min(value, rare);
  // Names begin with capitals.
  return isLower(letter) && !/\p{L}/u.test(before) ? value * 0.9 : value;
}

/** « São », « Simões », « façon », « où », « Cantù »: what follows these letters where they stand. */
function standsWell(letter: string, after: string): boolean {
  if (letter === "ã") return "oen".includes(after);
  if (letter === "õ") return after === "e";
  if (letter === "ç") return after === "" || "aouâôûàáãy'’.".includes(after);
  if (letter === "ù" || letter === "ì" || letter === "ò") return !isLower(after);
  return true;
}

const asSign = (stands: boolean) => (stands ? likely : 0);

function ofSign(sign: string, before: string, after: string): number {
  const [afterLetter, beforeLetter] = [/[\p{L}\p{N}.)!?]/u.test(before), /[\p{L}\p{N}(]/u.test(after)];
  const besideDigit = /\d/.test(before) || /\d/.test(after);
  switch (sign) {
    case "’":
      // « l’équipe », « the employees’ ».
      return afterLetter ? 1 : 0;
    case "‘":
    case "“":
    case "«":
      return asSign(!afterLetter);
    case "”":
    case "»":
    case "…":
      return asSign(!beforeLetter);
    case "–":
    case "—":
      return asSign(!(isLetter(before) && isLetter(after)) || (isUpper(after) && !isUpper(before)));
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
      return asSign(besideDigit || (sign === "²" && before === "m"));
    case "°":
    case "º":
    case "ª":
      return asSign(/[\dnN]/.test(before));
    case "·":
      return asSign(afterLetter && beforeLetter);
    case "®":
    case "©":
    case "™":
      return asSign(!beforeLetter || before === "");
    case "•":
    case "§":
      return asSign(before === "");
    case "�":
      return 0;
    default:
      return 0;
  }
}
