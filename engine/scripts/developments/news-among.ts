import { newsWeight } from '../../summaries/reports/report-kind.ts'
import { tellsOfMany } from '../../summaries/reports/round-up.ts'
import type { MaterialEntry } from '../material.ts'

/**
 * Matches the items of a numbered list whose line breaks were lost: "… the ferry 2. Velden elects …
 * 3. The toll".
 */
const NUMBERED = /\p{L}[.!?]? 2\. ?\p{Lu}[\s\S]{10,400}? 3\. ?\p{Lu}/u
/** Matches announcements of the content of a newsletter or a program. */
const TEASER =
  /(?:^|[.!?…"”]\s)(?:(?:and|plus|also|then)[,:] (?:how|why|what|who|when|where|the|an?|we|meet)\b|plus[,:] |in (?:today['’]s|this) (?:newsletter|edition|issue|episode|briefing)\b|(?:today|tonight) on \p{Lu}|(?:sign up|subscribe)\b|(?:außerdem|und): |en outre : |además: |inoltre: |além disso: )/iu
/** Matches paths under which outlets publish opinions. */
const OPINION_PATH =
  /\/(?:opinions?|op-?eds?|commentary|commentisfree|editorials?|columnists?|columns?|ideas|perspectives?|meinung|kommentare?|kolumnen?|opinion(?:es)?|tribunas?|editoriali|opinioni|opiniao)(?:\/|$)/iu
const LEAST_WEIGHT = 0.5

/** Says if an entry covers many things, or advertises something. Such entries are never read among other news. */
export function isDigest({ title, text }: Pick<MaterialEntry, 'title' | 'text'>): boolean {
  return tellsOfMany({ title, text }) || NUMBERED.test(text) || TEASER.test(text)
}

/** Says if an outlet reports about itself: "Orlan Radio leads all stations in June". */
function isOwnPraise({ title, outlet }: MaterialEntry): boolean {
  return outlet !== '' && title.toLowerCase().startsWith(outlet.toLowerCase())
}

function isOpinion({ link, title }: MaterialEntry): boolean {
  const path = URL.parse(link ?? '')?.pathname ?? ''
  return OPINION_PATH.test(path) || newsWeight(title) < LEAST_WEIGHT
}

/**
 * Says if at least one entry is a report, not a digest, an opinion, or news of an outlet about
 * itself.
 */
export function isReported(entries: readonly MaterialEntry[]): boolean {
  return entries.some((entry) => !isDigest(entry) && !isOwnPraise(entry) && !isOpinion(entry))
}

/**
 * The entries that report one event. Opinions are used only if nobody reports it, and a digest only
 * if the piece has no other story.
 */
export function newsAmong(
  entries: readonly MaterialEntry[],
  isOneOfMany: boolean,
): readonly MaterialEntry[] {
  const single = entries.filter((entry) => !isDigest(entry) && !isOwnPraise(entry))
  const news = single.filter((entry) => !isOpinion(entry))
  // In a piece of several stories, explanations and analyses are left out if there are other
  // reports.
  const plain = isOneOfMany ? news.filter(({ title }) => newsWeight(title) >= 1) : []
  if (plain.length > 0) return plain
  if (news.length > 0) return news
  return single.length > 0 || isOneOfMany ? single : entries
}
