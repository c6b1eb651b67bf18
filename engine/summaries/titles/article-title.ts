import { stems } from '../../words/terms.ts'
import { currencyOf } from '../current-news.ts'
import { cleanTitle } from '../clean-title.ts'
import { NO_FIGURES } from '../../claims/told-figures.ts'
import { bestOf, type FiguresToHeed } from '../current-figures.ts'
import { votesOf } from '../opening-votes.ts'
import { openingOf } from '../sentence-option.ts'
import { tellsReaction } from '../reports/reaction.ts'
import { titleClarity } from './title-form.ts'
import { factWords } from '../facts/same-fact.ts'

export interface TitleOption {
  title: string
  /** The name of the outlet, which many outlets add to their titles. */
  outlet: string
  /** The beginning of the report's text, by which its title is judged. */
  text?: string
  /** The time of publication. Newer reports count more. */
  publishedAt?: number
  link?: string | null
}

const LONG_CHARACTERS = 110
const OPENING_CHARACTERS = 600
/** The factor of a title that shares no word with the news below it. */
const APART_SHARE = 0.4
/**
 * The factor of a title that shares no word with other sources. It is usually one outlet's view,
 * not news.
 */
const ALONE_SHARE = 0.35
/**
 * The factor of a title without any of the words that the sources share most, such as the name of a
 * person or a place.
 */
const UNNAMED_SHARE = 0.4
/**
 * The factor of a title about a reaction, if at least `OF_THE_EVENT` of the sources tell the event
 * itself.
 */
const REACTION_SHARE = 0.4
const OF_THE_EVENT = 0.4
/** Prefers the shorter of two titles that say equally much. */
const LENGTH_SMOOTHING = 4
const LENGTH_POWER = 0.7

/**
 * The clearest of the titles: it says what most reports open with now, has a calm form, and is not
 * too short or too long.
 */
export function pickTitle(
  given: readonly TitleOption[],
  language: string | null = 'en',
  /** The sentence that tells the news. Titles that say the same are preferred. */
  news = '',
  figures: FiguresToHeed = NO_FIGURES,
): string {
  const [alone, second] = given
  // A single report has only one title. Two thirds of all articles have a single report.
  if (alone && !second) return cleanTitle(alone.title, alone.outlet)
  const told = factWords(stems(news, language))
  const entries = given.map(({ title, outlet, text = '', publishedAt = 0, link = null }, at) => ({
    id: at,
    title: cleanTitle(title, outlet),
    text: text.slice(0, OPENING_CHARACTERS),
    source: outlet,
    publishedAt,
    link,
    written: title,
  }))
  const { share, foremost, weights, support, tells, agreement } = votesOf(
    entries.map((entry) => ({ ...entry, title: entry.written })),
    entries.map((entry) => openingOf(entry, language ?? 'en')),
    language,
  )
  const currency = currencyOf(entries, (at) => tells[at]!)
  const sharesOf = (words: readonly string[]) => words.reduce((sum, word) => sum + share(word), 0)
  const allForemost = sharesOf(foremost)
  const isToldOf = tellsEvent(entries.filter((_, at) => tells[at]! && currency[at]! >= 0.5))

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
      (said / (own.size + LENGTH_SMOOTHING) ** LENGTH_POWER) *
      (allForemost === 0
        ? 1
        : UNNAMED_SHARE +
          (1 - UNNAMED_SHARE) *
            (sharesOf(foremost.filter((word) => own.has(word))) / allForemost)) *
      Math.sqrt(weights[at]! * agreement[at]!) *
      currency[at]! *
      (ALONE_SHARE + (1 - ALONE_SHARE) * support[at]!) *
      (told.size === 0 ? 1 : APART_SHARE + (1 - APART_SHARE) * (agreed / (own.size + 1))) *
      (isToldOf && tellsReaction(title) ? REACTION_SHARE : 1) *
      titleClarity(title)
    scored.push({ text: title, score })
  }
  return bestOf(scored, figures)?.text ?? scored[0]?.text ?? ''
}

/** Says if enough of the sources tell the event instead of a reaction to it. */
function tellsEvent(reports: readonly { title: string; source: string }[]): boolean {
  const sourcesOf = (some: typeof reports) => new Set(some.map(({ source }) => source)).size
  const plain = reports.filter(({ title }) => !tellsReaction(title))
  return plain.length > 0 && sourcesOf(plain) >= sourcesOf(reports) * OF_THE_EVENT
}

const WORDS_OF_TEXT = 12

/** A title for a report without one: its first words. */
export function titleOfText(text: string): string {
  const [first = ''] = text.trim().split(/\n|(?<=[.!?。！？])\s/u)
  const words = first.slice(0, LONG_CHARACTERS).split(/\s+/)
  const isWhole = first.length <= LONG_CHARACTERS && words.length <= WORDS_OF_TEXT
  if (isWhole) return words.join(' ')
  // The last word may have been cut, so it is left out, unless it is the only one.
  const kept = words.slice(0, Math.max(1, Math.min(WORDS_OF_TEXT, words.length - 1)))
  return `${kept.join(' ')} …`
}
