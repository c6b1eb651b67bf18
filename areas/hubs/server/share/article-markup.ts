import { byOutlet } from '#engine/outlets/by-outlet.ts'
import { type Markup, markup } from '#core/pages/markup.ts'
import type { SharedArticle, SharedSource } from './shared-articles.ts'

/** Returns the target of a source's number after a sentence; null for a number without a link. */
type CiteTo = (source: SharedSource, nth: number) => string | null

/** Keeps a number on the line of the word before it. */
const WORD_JOINER = '\u2060'

/** The most outlets that a list names of an article. */
const NAMED_AT_MOST = 6

/**
 * Sentences, each with the number of its source: the position among all sources, or among the cited ones if the sources
 * are not numbered.
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
 * "From 2 sources: Harbour Gazette (3 reports), Valley Post": each outlet once, with a link to the first report that it
 * published. After the first few, outlets are only counted, with a link to the article.
 */
export function sourcesMarkup(sources: readonly SharedSource[], article: string): Markup {
  const outlets = byOutlet(sources, ({ outlet }) => outlet)
  // "and 1 more" would take as much room as a name.
  const named = outlets.length > NAMED_AT_MOST + 1 ? outlets.slice(0, NAMED_AT_MOST) : outlets
  const links = named.map(
    ({ name, of }, nth) =>
      markup`${nth === 0 ? null : ', '}<span dir="auto">${linked(of[0], name)}</span>${of.length > 1 ? ` (${of.length}\u00A0reports)` : null}`,
  )
  const more = outlets.length - named.length
  return markup`${outlets.length === 1 ? 'From' : `From ${outlets.length} sources:`} ${links}${more > 0 ? markup` and <a href="${article}#sources">${more}\u00A0more</a>` : null}`
}

/** "3 sources", or "5 reports from 3 sources" where one of them published several. */
export function countWords(sources: readonly SharedSource[]): string {
  const { length } = byOutlet(sources, ({ outlet }) => outlet)
  const words = length === 1 ? '1 source' : `${length} sources`
  return length === sources.length ? words : `${sources.length} reports from ${words}`
}

const dateWords = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'UTC',
})

/** The time in UTC, because a visitor's zone is unknown without a script. */
export function timeMarkup(time: string): Markup {
  return markup`<time datetime="${time}">${dateWords.format(new Date(time))} UTC</time>`
}

/** Marks texts in another language, for people who hear the page. */
export function langOf(language: string | null): Markup {
  return language !== null && /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(language)
    ? markup` lang="${language}" dir="auto"`
    : markup` dir="auto"`
}
