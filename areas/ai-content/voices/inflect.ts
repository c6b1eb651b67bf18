/** Endings that an English word takes: "uses", "used", "using". */
export const endings = ['s', 'ed', 'ing'] as const
export type Ending = (typeof endings)[number]

const INFLECTED = /^[a-z]{3,}$/
/** Words that take no regular endings. */
const AUXILIARY = new Set(
  'are can could did does had has have may might must should was were will would'.split(' '),
)
/** Verbs with an irregular past, and verbs that double their last letter against the rule. */
const IRREGULAR = new Set(
  `begin bind bite blow break bring build burn buy catch choose come cost cut deal dig draw drink drive eat fall feed feel
  fight find fly forbid forget forgive freeze get give grow hang hear hide hit hold hurt keep know lay lead learn leave lend
  let lose make mean meet pay put quit read ride ring rise run say see seek sell send set shake shine shoot show shut sing
  sink sit sleep speak spend split spread stand steal stick strike swear swim take teach tear tell think throw understand
  wake wear win write admit commit occur permit prefer refer submit transfer`.split(/\s+/),
)
/**
 * The verbs of `IRREGULAR` that have several syllables and double their last letter before "-ing".
 */
const DOUBLING = new Set(
  'begin forbid forget admit commit occur permit prefer refer submit transfer'.split(' '),
)

/** A word with an ending; null if no rule forms it. */
export function inflected(word: string, ending: Ending): string | null {
  if (!INFLECTED.test(word) || AUXILIARY.has(word)) return null
  if (ending === 's') {
    if (/(?:s|x|z|ch|sh|o)$/.test(word)) return `${word}es`
    return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
  }
  if (ending === 'ed' && IRREGULAR.has(word)) return null
  const stem = DOUBLING.has(word) || isDoubled(word) ? word + word.at(-1) : word
  if (ending === 'ing') return /[^eoy]e$/.test(word) ? `${word.slice(0, -1)}ing` : `${stem}ing`
  if (word.endsWith('e')) return `${word}d`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${stem}ed`
}

/**
 * Says if the last letter is doubled before an ending, as in "plan" or "stop": one short vowel
 * before one consonant.
 */
function isDoubled(word: string): boolean {
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word)
}
