/** The most characters of a caption: two lines of 42. */
export const CUE_CHARACTERS = 84
/** Marks at which a speaker breathes, after which a caption is best broken. */
const BREATH = /[,;:.!?…–—)"”»]$/
/** Words that begin a clause, in the languages of the news. */
const OPENERS = new Set(
  `and but or because that which who while when where after before since although if as with for in of to from by
  und oder aber weil dass die der das wenn als nachdem bevor mit für von
  et ou mais parce que qui quand lorsque après avant avec pour de dans
  y o pero porque cuando después con para en
  e ma perché che quando dopo prima con per di nel`.split(/\s+/),
)
/** Words that must not be separated from the next word. */
const HANGS_ON =
  /\d|^[$€£¥#§+−-]|^(?:No|Nr|Mr|Mrs|Ms|Dr|Prof|St|Gen|Sen|Rep|Gov|Lt|Col|Sr|Sra|M|Mme|Sig|Art)\.?$|^\p{Lu}\.$/u
const LEAST_SHARE = 0.4

/** Cuts a text into captions, broken where a speaker would pause. */
export function cuesOf(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean).flatMap(cutLongWord)
  const cues: string[] = []
  for (let from = 0; from < words.length;) {
    const to = endOfCue(words, from)
    cues.push(words.slice(from, to).join(' '))
    from = to
  }
  return cues
}

/**
 * Cuts a word that is longer than a caption, such as an address or a text in a language without
 * spaces.
 */
function cutLongWord(word: string): string[] {
  if (word.length <= CUE_CHARACTERS) return [word]
  const letters = Array.from(word)
  const pieces: string[] = []
  // Pieces have half the length, because a character outside the Basic Multilingual Plane counts
  // twice.
  for (let at = 0; at < letters.length; at += CUE_CHARACTERS / 2) {
    pieces.push(letters.slice(at, at + CUE_CHARACTERS / 2).join(''))
  }
  return pieces
}

function endOfCue(words: readonly string[], from: number): number {
  const rest = lengthOf(words, from, words.length)
  if (rest <= CUE_CHARACTERS) return words.length
  // Two captions of equal length read better than a full one and a single word.
  const target = rest < 2 * CUE_CHARACTERS ? rest / 2 : CUE_CHARACTERS * 0.8
  let best = from + 1
  let bestWorth = -Infinity
  let length = words[from]!.length
  for (let to = from + 1; to < words.length && length <= CUE_CHARACTERS; to++) {
    const worth =
      worthOf(words[to - 1]!, words[to]!) - (3 * Math.abs(length - target)) / CUE_CHARACTERS
    if (worth > bestWorth && (length >= CUE_CHARACTERS * LEAST_SHARE || bestWorth === -Infinity)) {
      best = to
      bestWorth = worth
    }
    length += 1 + words[to]!.length
  }
  return best
}

/** Rates the place between two words for a break; higher is better. */
function worthOf(before: string, after: string): number {
  if (HANGS_ON.test(before)) return BREATH.test(before) && !before.endsWith('.') ? 0.5 : -1.5
  if (BREATH.test(before)) return 2
  if (/\d/.test(after)) return -1
  return OPENERS.has(after.toLowerCase()) ? 1 : 0
}

function lengthOf(words: readonly string[], from: number, to: number): number {
  let length = 0
  for (let i = from; i < to && length <= 2 * CUE_CHARACTERS; i++) length += words[i]!.length + 1
  return length
}
