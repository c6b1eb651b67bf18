import { foldedName } from '../written-names.ts'

/** Names of countries and organizations that `Intl` does not list. */
const byHand: [code: string, written: RegExp][] = [
  ['us', /(?<!\p{L})(?:USA?|U\.S|EE\.? ?UU)(?!\p{L})/u],
  ['us', /(?<!\p{L})(?:americ|amerik|estadouniden|statuniten)/iu],
  ['us', /(?:united|vereinigten?|vereinigter|verenigde|förenta) sta/iu],
  ['us', /états-unis|estados unidos|stati uniti/iu],
  ['gb', /(?<!\p{L})UK(?!\p{L})/u],
  [
    'gb',
    /(?<!\p{L})(?:brit|großbrit|grande-bret|gran bret)|united kingdom|vereinigte[ns]? königreich/iu,
  ],
  ['eu', /(?<!\p{L})(?:EU|UE)(?!\p{L})/u],
  ['eu', /european union|europäische[nr]? union|union européenne|uni[óo]n[e]? europea/iu],
  ['un', /(?<!\p{L})(?:UNO?|ONU|VN)(?!\p{L})/u],
  ['un', /united nations|vereinte[nr]? nationen|nations unies|naciones unidas/iu],
  ['nato', /(?<!\p{L})(?:NATO|OTAN)(?!\p{L})/iu],
]
/**
 * Languages that are spoken in several countries, so that their names do not stand for one country.
 */
const OF_SEVERAL = new Set(['en', 'pt', 'es', 'ar'])
const LANGUAGES =
  `ar bg cs da de el en es et fa fi fr he hi hr hu hy id is it ja ka ko lt lv nl no pl pt ro ru sk sl sq
  sr sv th tr uk vi zh`.split(/\s+/)
const LEAST_LETTERS = 4
/**
 * The share of a country's name, from its start, that words derived from it keep: "Sweden" and
 * "Swedish".
 */
const STEM_SHARE = 0.65
/**
 * The most letters that a derived word adds to a name; "India" and "indicated" only begin alike.
 */
const MOST_ENDING = 3
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

interface Names {
  whole: Map<string, string>
  stems: [stem: string, code: string, mostLetters: number][]
}

const asked = new Map<string, Names>()
/** The most languages in the cache, because strangers choose the languages of feeds. */
const MOST_HELD = 64

function namesIn(language: string): Names {
  const known = asked.get(language)
  if (known) return known
  const names: Names = { whole: new Map(), stems: [] }
  const add = (name: string | undefined, code: string) => {
    if (name === undefined) return
    const folded = foldedName(name)
    if (!names.whole.has(folded)) names.whole.set(folded, code)
    if (/^\p{L}+$/u.test(folded) && folded.length > LEAST_LETTERS)
      names.stems.push([
        folded.slice(0, Math.max(LEAST_LETTERS, Math.ceil(folded.length * STEM_SHARE))),
        code,
        folded.length + MOST_ENDING,
      ])
  }
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  for (const code of CODES) add(regions.of(code), code.toLowerCase())
  const languages = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  for (const code of LANGUAGES) {
    const region = OF_SEVERAL.has(code) ? undefined : new Intl.Locale(code).maximize().region
    add(languages.of(code), region?.toLowerCase() ?? `speech-${code}`)
  }
  if (asked.size >= MOST_HELD) asked.clear()
  asked.set(language, names)
  return names
}

/** The countries that a word may name, with any ending. */
export function countriesOf(word: string, language: string): string[] {
  const { whole, stems } = namesIn(language)
  const exact = whole.get(word)
  const begun = stems.flatMap(([stem, code, mostLetters]) =>
    word.length <= mostLetters && word.startsWith(stem) ? [code] : [],
  )
  return exact === undefined ? begun : [exact, ...begun]
}

/** Names of several words or of a few capitals, such as "United States" and "EU", in a text. */
export function countriesWritten(text: string, language: string): string[] {
  const plain = ` ${foldedName(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  const named = [...namesIn(language).whole].flatMap(([name, code]) =>
    name.includes(' ') && plain.includes(` ${name} `) ? [code] : [],
  )
  return [...named, ...byHand.flatMap(([code, written]) => (written.test(text) ? [code] : []))]
}
