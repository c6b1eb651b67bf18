import type { SpokenLanguage } from './languages/language.ts'

const DOTTED = /(?<![\p{L}.])((?:\p{Lu}\.){2,6})(?=( |$)?)/gu
const INITIAL = /(?<![\p{L}.])(\p{Lu})\.(?= ?\p{Lu})/gu
const INSIDE = /(?<=\p{Ll})(?=\p{Lu}{2,6}(?!\p{L}))/gu
const CAPITALS = /(?<!\p{L})(\p{Lu}{2,12})(s?)(?!\p{L})/gu
/** The most letters of an acronym that is spelled. Longer words in capitals are words. */
const MOST_SPELLED = 5
const SHOUTED_LETTERS = 16
const SHOUTED_SHARE = 0.7

/** Writes acronyms as they are spoken: some as a word, the others letter by letter. */
export function sayLetters(text: string, { saidAsWords }: SpokenLanguage): string {
  return quiet(text)
    .replaceAll(
      DOTTED,
      (_, letters: string, after?: string) =>
        `${spelled(letters.replaceAll('.', ''))}${after === '' ? '.' : ''}`,
    )
    .replaceAll(INITIAL, '$1')
    .replaceAll(INSIDE, ' ')
    .replaceAll(CAPITALS, (_, letters: string, plural: string) => {
      if (letters === 'OK') return 'okay'
      if (saidAsWords.has(letters) || letters.length > MOST_SPELLED) return asWord(letters) + plural
      return spelled(letters) + (plural && `'${plural}`)
    })
}

/** Matches several words in capitals in a row. */
const LARGE_RUN = /(?<!\p{L}['’-]?)\p{Lu}[\p{Lu}'’-]*(?::? ['‘]?\p{Lu}[\p{Lu}'’-]*)+(?!\p{L}|\.)/gu
/** Words that show that a run of capitals is a headline, not acronyms. */
const SMALL_WORDS = new Set(
  `the to of in on for and at by with from as over after is says new out her his him who win wins men mom dad war law
  job day man boy sex age bid big tax ban cut get set act all are but can did end few gas had has how its let low may
  not now off old one our own pay put ran red run sad saw say see she six ten too top try two use via was way why yes
  yet you hit key be he it no up we go do my or so der die das und ist im am zu le la les des du au un une et el los
  del una y di e`.split(/\s+/),
)
/** The fewest letters of a word in a headline of capitals. Shorter ones may be an acronym. */
const WORD_LETTERS = 4
const LONG_LETTERS = 6
const RUN_WORDS = 3
const VOWEL = /[aeiouyàâäéèêëíîïóôöúùûü]/iu

function quietRun(run: string): string {
  const words = run.match(/\p{Lu}+/gu) ?? []
  const isSmall = (word: string) => SMALL_WORDS.has(word.toLowerCase())
  const isHeadline =
    words.some((word) => word.length > 1 && isSmall(word)) ||
    (words.length >= RUN_WORDS && words.some((word) => word.length >= LONG_LETTERS))
  if (!isHeadline) return run
  return run.replaceAll(/(\p{Lu}{2,})(['’]S(?!\p{L}))?/gu, (all, word: string, owning = '') =>
    isSmall(word) || (word.length >= WORD_LETTERS && VOWEL.test(word))
      ? asWord(word) + owning.toLowerCase()
      : all,
  )
}

/**
 * Writes headlines in capitals in small letters, so that they are not spelled. A headline may be
 * the whole text, or stand before a sentence.
 */
function quiet(text: string): string {
  return quietWhole(text).replaceAll(LARGE_RUN, quietRun)
}

/** Matches a list of acronyms: "The EU, UN, IMF and WHO", "l'UE, l'ONU, la SNCF". */
const LIST_OF_LETTERS = /(?:(?<!\p{L})\p{Lu}{2,5}s?, (?:\p{Ll}{1,3}[ '])?){2}/u

function quietWhole(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? []
  const large = text.match(/\p{Lu}/gu) ?? []
  const isShouted =
    letters.length >= SHOUTED_LETTERS && large.length > SHOUTED_SHARE * letters.length
  return isShouted && !LIST_OF_LETTERS.test(text) ? text.toLowerCase() : text
}

const spelled = (letters: string) => Array.from(letters).join(' ')
const asWord = (letters: string) => letters.charAt(0) + letters.slice(1).toLowerCase()
