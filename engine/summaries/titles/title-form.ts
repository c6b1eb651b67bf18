import { teases } from '../reports/teasing.ts'
import { ownWords } from '../sentences/own-words.ts'
import { countLoadedWords } from '../sentences/loaded-words.ts'

const SHORT_CHARACTERS = 25
const LONG_CHARACTERS = 110
const SHOUTED_SHARE = 0.6
const LOADED_SHARE = 0.35
const TEASING_SHARE = 0.5

/** Forms that make a title less clear than another with the same news, and their factors. */
const FORMS: readonly [RegExp, number][] = [
  [/[?？…](?:["'”’]?$| )|\.\.\.$/u, 0.6],
  [
    /!|^(?:why|how|what|who|where|when|here['’]?s|inside|meet|watch|see|hear|this is|\d+\s+(?:things|ways|reasons))\b/iu,
    0.5,
  ],
  // A title that denies something argues against a claim that the reader does not know.
  [/(?<!\p{L})(?:is|are|was|does|do|did|ca|should)n['’]t(?!\p{L})/iu, 0.6],
  // The title begins with a label, lists several matters, or names its matter only after a dash.
  [/^[^:]{2,40}: |; |^[^—–]{2,30} [—–] /u, 0.8],
  [/\b(?:live|updates?|recap|highlights|takeaways|quiz|photos|pictures)\b(?=:|$)/iu, 0.7],
  // The part after a dash was added by one outlet.
  [/\p{L}{2} [—–] \S/u, 0.75],
  // A title that begins with a quote has no subject yet.
  [/^['"‘“]/u, 0.65],
  [
    /^(?:\p{L}+ )?(?:photos?|videos?|images?|footage|pictures) (?:shows?|reveals?|captures?)\b/iu,
    0.7,
  ],
  // Words in capitals with so many letters are emphasized, not abbreviations.
  [/(?<!\p{L})\p{Lu}{6,}(?!\p{L})/u, 0.7],
]
/** Matches words for the reader, or for the writers themselves. */
const SPOKEN_TO =
  /(?<!\p{L})(?:you|your|you['’]re|we|our|us(?=\s)|my|me|I|I['’](?:m|ve|d))(?!\p{L})/iu
const ADDRESSED_SHARE = 0.5

/** The clarity of a title compared with others on the same news: 1, or less. */
export function titleClarity(title: string): number {
  const letters = title.match(/\p{L}/gu) ?? []
  const capitals = title.match(/\p{Lu}/gu) ?? []
  const isShouted = letters.length > 8 && capitals.length > letters.length * SHOUTED_SHARE
  let clarity = LOADED_SHARE ** countLoadedWords(title)
  if (isShouted) clarity *= 0.4
  if (title.length < SHORT_CHARACTERS) clarity *= 0.6
  if (title.length > LONG_CHARACTERS) clarity *= 0.7
  if (teases(title)) clarity *= TEASING_SHARE
  for (const [form, share] of FORMS) if (form.test(title)) clarity *= share
  if (speaks(title)) clarity *= ADDRESSED_SHARE
  return clarity
}

/**
 * Says if a title addresses the reader or speaks of the writer. Quotes are ignored, and "US", which
 * is a country.
 */
function speaks(title: string): boolean {
  return SPOKEN_TO.test(ownWords(title).replace(/(?<!\p{L})US(?!\p{L})/gu, ' '))
}
