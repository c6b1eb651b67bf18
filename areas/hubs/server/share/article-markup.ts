import { byOutlet } from '#engine/outlets/by-outlet.ts'
import { type Markup, markup } from '#core/pages/markup.ts'
import type { SharedArticle, SharedSource } from './shared-articles.ts'

/** The number of a source behind a sentence; `to` says where it leads, null nowhere. */
type CiteTo = (source: SharedSource, nth: number) => string | null

/** Sentences, each with the number of its source. */
export function citedMarkup(
  sentences: SharedArticle['sentences'],
  sources: readonly SharedSource[],
  to: CiteTo,
): Markup[] {
  return sentences.map(({ text, source: nth }, at) => {
    const source = sources[nth]!
    const href = to(source, nth)
    const label = `Source ${nth + 1}: ${source.outlet}`
    const mark =
      href === null
        ? markup`<span title="${label}">${nth + 1}</span>`
        : markup`<a href="${href}" rel="noopener noreferrer nofollow" title="${label}" aria-label="${label}">${nth + 1}</a>`
    return markup`${at === 0 ? null : ' '}${text}<sup class="cite">${mark}</sup>`
  })
}

export function linked({ link }: SharedSource, words: string): Markup {
  return link === null
    ? markup`${words}`
    : markup`<a href="${link}" rel="noopener noreferrer nofollow">${words}</a>`
}

/** "From 2 sources: Harbour Gazette (3 reports), Valley Post": each outlet once, leading to the first that it published. */
export function sourcesMarkup(sources: readonly SharedSource[]): Markup {
  const outlets = byOutlet(sources, ({ outlet }) => outlet)
  const links = outlets.map(
    ({ name, of }, nth) =>
      markup`${nth === 0 ? null : ', '}<span dir="auto">${linked(of[0], name)}</span>${of.length > 1 ? ` (${of.length} reports)` : null}`,
  )
  return markup`${outlets.length === 1 ? 'From' : `From ${outlets.length} sources:`} ${links}`
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

/** The time in UTC, because a visitor's zone is unknown without a program. */
export function timeMarkup(time: string): Markup {
  return markup`<time datetime="${time}">${dateWords.format(new Date(time))} UTC</time>`
}

/** Marks texts in another language, for people who hear the page. */
export function langOf(language: string | null): Markup {
  return language !== null && /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(language)
    ? markup` lang="${language}" dir="auto"`
    : markup` dir="auto"`
}
