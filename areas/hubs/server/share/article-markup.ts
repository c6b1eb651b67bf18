import { byOutlet } from '#engine/outlets/by-outlet.ts'
import { type Markup, markup } from '#core/pages/markup.ts'
import type { SharedArticle, SharedSource } from './shared-articles.ts'

/** The address that a source's number links to; null if the number is not a link. */
type CiteTo = (source: SharedSource, nth: number) => string | null

/** A character that keeps a number on the same line as the word before it. */
const WORD_JOINER = '\u2060'

/** The most outlets that are named below an article in a list. */
const NAMED_AT_MOST = 6

/**
 * Renders sentences, each with the number of its source. Sources are numbered in their order, or in
 * the order of citation if they are not listed.
 */
export function citedMarkup(
  sentences: SharedArticle['sentences'],
  sources: readonly SharedSource[],
  to: CiteTo,
  numbered: 'all' | 'cited' = 'all',
): Markup[] {
  const cited = [...new Set(sentences.map(({ source }) => source))]
  return sentences.map(({ text, source: nth }, at) => {
    const source = sources[nth]!
    const href = to(source, nth)
    const number = (numbered === 'all' ? nth : cited.indexOf(nth)) + 1
    const label = `Source ${number}: ${source.outlet}`
    const mark =
      href === null
        ? markup`<span title="${label}">${number}</span>`
        : markup`<a href="${href}" rel="noopener noreferrer nofollow" title="${label}" aria-label="${label}">${number}</a>`
    return markup`${at === 0 ? null : ' '}${text}<sup class="cite">${WORD_JOINER}${mark}</sup>`
  })
}

export function linked({ link }: SharedSource, words: string): Markup {
  return link === null
    ? markup`${words}`
    : markup`<a href="${link}" rel="noopener noreferrer nofollow">${words}</a>`
}

/**
 * Renders "From 2 sources: Harbour Gazette (3 reports), Valley Post". Each outlet links to its
 * first report. If there are many outlets, the rest is only counted, with a link to the article.
 */
export function sourcesMarkup(sources: readonly SharedSource[], article: string): Markup {
  const outlets = byOutlet(sources, ({ outlet }) => outlet)
  // If only one outlet were left, "and 1 more" would take as much room as its name, so the name is
  // shown.
  const named = outlets.length > NAMED_AT_MOST + 1 ? outlets.slice(0, NAMED_AT_MOST) : outlets
  const links = named.map(
    ({ name, of }, nth) =>
      markup`${nth === 0 ? null : ', '}<span dir="auto">${linked(of[0], name)}</span>${of.length > 1 ? ` (${of.length}\u00A0reports)` : null}`,
  )
  const more = outlets.length - named.length
  return markup`${outlets.length === 1 ? 'From' : `From ${outlets.length} sources:`} ${links}${more > 0 ? markup` and <a href="${article}#sources">${more}\u00A0more</a>` : null}`
}

/**
 * Counts sources in words: "3 sources", or "5 reports from 3 sources" if a source published
 * several.
 */
export function countWords(sources: readonly SharedSource[]): string {
  const { length } = byOutlet(sources, ({ outlet }) => outlet)
  const words = length === 1 ? '1 source' : `${length} sources`
  return length === sources.length ? words : `${sources.length} reports from ${words}`
}

const dateWords = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'UTC',
})

/** Renders a time in UTC, because without a script the visitor's time zone is unknown. */
export function timeMarkup(time: string): Markup {
  return markup`<time datetime="${time}">${dateWords.format(new Date(time))} UTC</time>`
}

/** The `lang` attribute for text in another language, which screen readers need. */
export function langOf(language: string | null): Markup {
  return language !== null && /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(language)
    ? markup` lang="${language}" dir="auto"`
    : markup` dir="auto"`
}
