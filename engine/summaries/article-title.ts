import { stems } from '../words/terms.ts'
import { cleanTitle } from './clean-title.ts'
import { NO_FIGURES } from '../claims/told-figures.ts'
import { bestOf, type FiguresToHeed } from './current-figures.ts'
import { countLoadedWords } from './sentences/loaded-words.ts'
import { votesOf } from './opening-votes.ts'
import { openingOf } from './sentence-option.ts'
import { factWords } from './facts/same-fact.ts'

export interface TitleOption {
  title: string
  /** Name of the outlet, which many write behind their titles. */
  outlet: string
  /** What the report opens with; it tells which title says the news. */
  text?: string
  /** The newest reports say most of what the title should say. */
  publishedAt?: number
}

const SHORT_CHARACTERS = 25
const LONG_CHARACTERS = 110
const SHOUTED_SHARE = 0.6
const OPENING_CHARACTERS = 600
const LOADED_SHARE = 0.75
/** What says nothing of the news below it counts so much. */
const APART_SHARE = 0.3
/** Of two that say as much, the shorter one. */
const LENGTH_SMOOTHING = 4

/** The clearest of the titles: says what most reports open with now, in a calm form, not too short or long. */
export function pickTitle(
  given: readonly TitleOption[],
  language: string | null = 'en',
  /** The sentence that says the news; a title that says the same stands better over it. */
  news = '',
  figures: FiguresToHeed = NO_FIGURES,
): string {
  const told = factWords(stems(news, language))
  const entries = given.map(({ title, outlet, text = '', publishedAt = 0 }, at) => ({
    id: at,
    title: cleanTitle(title, outlet),
    text: text.slice(0, OPENING_CHARACTERS),
    source: outlet,
    publishedAt,
    written: title,
  }))
  const { share, weights, agreement } = votesOf(
    entries.map((entry) => ({ ...entry, title: entry.written })),
    entries.map((entry) => openingOf(entry, language ?? 'en')),
    language,
  )

  const scored: { text: string; score: number }[] = []
  for (const [at, { title }] of entries.entries()) {
    if (title === '') continue
    const own = factWords(stems(title, language))
    let said = 0
    let agreed = 0
    for (const word of own) {
      said += share(word)
      if (told.has(word)) agreed++
    }
    const score =
      (said / Math.sqrt(own.size + LENGTH_SMOOTHING)) *
      Math.sqrt(weights[at]! * agreement[at]!) *
      (told.size === 0 ? 1 : APART_SHARE + (1 - APART_SHARE) * (agreed / (own.size + 1))) *
      LOADED_SHARE ** countLoadedWords(title) *
      clarity(title)
    scored.push({ text: title, score })
  }
  return bestOf(scored, figures)?.text ?? scored[0]?.text ?? ''
}

const WORDS_OF_TEXT = 12

/** For a report without a title: its first words. */
export function titleOfText(text: string): string {
  const [first = ''] = text.trim().split(/\n|(?<=[.!?。！？])\s/u)
  const words = first.slice(0, LONG_CHARACTERS).split(/\s+/)
  const isWhole = first.length <= LONG_CHARACTERS && words.length <= WORDS_OF_TEXT
  if (isWhole) return words.join(' ')
  // What the limit cut in two is left out, unless it is all there is.
  const kept = words.slice(0, Math.max(1, Math.min(WORDS_OF_TEXT, words.length - 1)))
  return `${kept.join(' ')} …`
}

/** How clear a title is beside another that says the same: 1, or less. */
function clarity(title: string): number {
  const letters = title.match(/\p{L}/gu) ?? []
  const capitals = title.match(/\p{Lu}/gu) ?? []
  const isShouted = letters.length > 8 && capitals.length > letters.length * SHOUTED_SHARE
  return (
    (isShouted ? 0.4 : 1) *
    (title.length < SHORT_CHARACTERS ? 0.6 : 1) *
    (title.length > LONG_CHARACTERS ? 0.7 : 1) *
    (/[?…]$|\.\.\.$/u.test(title) ? 0.6 : 1) *
    (/[!]|^(?:why|how|what|who|here'?s|inside|meet|watch|\d+\s+(?:things|ways|reasons))\b/iu.test(
      title,
    )
      ? 0.65
      : 1) *
    // A label in front, a list of several matters, somebody's words without the matter, the reader spoken to.
    (/^[^:]{2,40}: |; |^[^—–]{2,30} [—–] /u.test(title) ? 0.8 : 1) *
    (/^['"‘“]/u.test(title) ? 0.8 : 1) *
    (/(?<!\p{L})(?:you|your|we|our|us(?=\s)|I)(?!\p{L})/u.test(title) ? 0.6 : 1) *
    // Words in capitals that are no abbreviation.
    (/(?<!\p{L})\p{Lu}{6,}(?!\p{L})/u.test(title) ? 0.7 : 1)
  )
}
