import { germanNounList } from './german-noun-list.ts'

const nouns = new Set(germanNounList.trim().split(/\s+/u))
const ENDINGS = [
  '',
  's',
  'es',
  'n',
  'en',
  'e',
  'er',
  'ern',
  'se',
  'sen',
  'in',
  'innen',
  'nen',
  'ns',
]
const LINKS = ['', 's', 'es', 'n', 'en', 'e', 'er']
/** Nouns that end names of places, papers, banks, parties and people: "Landshut", "Buchholz", "Bodensee". */
const NAMING = new Set(
  `allee amt bank bein berg blatt brucke burg dorf feld garten gasse gericht gold gott hafen hand haus heim hof holz hut insel
  kasse kirche kopf kreis kurier land lust mann markt meer mine muhle mut nest park partei platz rat reich ring rock sand see
  silber stadt stall stein strasse tal tor turm ufer verband verein wald wasser weg werk wert zeitung zoo`.split(
    /\s+/u,
  ),
)
/** Names that look like a form of a noun, or are one: "Fischer", "Saale", the paper "Bild". */
const NAMES = new Set(
  'bauer bild bunte fischer grass kuhn lange langer muller post saale schaffer spiegel stern verfassungsschutz'.split(
    ' ',
  ),
)
/** Endings that make a noun from another word; names of this length do not end like that. */
const DERIVED =
  /^(?!bund|\p{L}*zeitung|land|reich|volk|deutsch)\p{L}{5,20}(?:keit|heit|schaft|itat|ismus|tion|ung)(?:en)?$/u
/** Nouns of quantity, which German puts right before another noun: "a cup of coffee" has no "of". */
const QUANTITIES = new Set(
  `anfang becher bisschen dutzend ende euro flasche flaschen glas gramm kilo kilometer liter meter minuten mitte monate
  paar packung portion prozent scheibe scheiben sorten stuck stucke stunden tage tasse tassen teller uhr viertel wochen`.split(
    /\s+/u,
  ),
)
/** Pronouns that address somebody, such as "Ihr" and "Dein", which German correspondence writes with a capital. */
const POLITE = new Set(
  'dein deine deinem deinen deiner dich dir du euch euer eure ihnen ihr ihre ihrem ihren ihrer ihres sie'.split(
    ' ',
  ),
)
/** Matches a verb that invites its reader, as in "Genießen Sie". */
const INVITING = /(?:en|ern|eln)$/u
const LEAST_HALF = 4

/**
 * Says if adjacent words with a capital are German nouns and not a name: one noun, or a quantity of
 * another.
 */
export function areCommonNouns(words: readonly { folded: string }[]): boolean {
  const [first, second] = words.map(({ folded }) => folded.replaceAll('ß', 'ss'))
  if (first === undefined || words.length > 2) return false
  if (second === 'sie') return INVITING.test(first)
  if (second === undefined && POLITE.has(first)) return true
  if (second === undefined) return first.split('-').every((word) => isCommonNoun(word))
  return QUANTITIES.has(first) && isCommonNoun(second)
}

function isCommonNoun(word: string): boolean {
  if (NAMES.has(word)) return false
  return baseOf(word) !== null || DERIVED.test(word) || isCompound(word)
}

/** The noun in its basic form; null for an unknown one. */
function baseOf(word: string): string | null {
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const base = word.slice(0, word.length - ending.length)
    if (nouns.has(base)) return base
  }
  return null
}

/** True for two or three known nouns, unless the last one is typical of names. */
function isCompound(word: string, depth = 0): boolean {
  for (let at = 3; at <= word.length - LEAST_HALF; at++) {
    const head = baseOf(word.slice(at))
    if (head === null || NAMING.has(head)) continue
    const left = word.slice(0, at)
    const isKnown = LINKS.some(
      (link) => left.endsWith(link) && nouns.has(left.slice(0, left.length - link.length)),
    )
    if (isKnown || (depth === 0 && at > LEAST_HALF && isCompound(left, 1))) return true
  }
  return false
}
