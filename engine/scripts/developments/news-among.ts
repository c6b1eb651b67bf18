import { newsWeight } from '../../summaries/reports/report-kind.ts'
import { tellsOfMany } from '../../summaries/reports/round-up.ts'
import type { MaterialEntry } from '../material.ts'

/** Points of a list that lost its lines: "… the ferry 2. Velden elects … 3. The toll". */
const NUMBERED = /\p{L}[.!?]? 2\. ?\p{Lu}[\s\S]{10,400}? 3\. ?\p{Lu}/u
/** Announcements of a letter or a programme. */
const TEASER =
  /(?:^|[.!?…"”]\s)(?:(?:and|plus|also|then)[,:] (?:how|why|what|who|when|where|the|an?|we|meet)\b|plus[,:] |in (?:today['’]s|this) (?:newsletter|edition|issue|episode|briefing)\b|(?:today|tonight) on \p{Lu}|(?:sign up|subscribe)\b|(?:außerdem|und): |en outre : |además: |inoltre: |além disso: )/iu
/** Paths under which outlets keep opinions. */
const OPINION_PATH =
  /\/(?:opinions?|op-?eds?|commentary|commentisfree|editorials?|columnists?|columns?|ideas|perspectives?|meinung|kommentare?|kolumnen?|opinion(?:es)?|tribunas?|editoriali|opinioni|opiniao)(?:\/|$)/iu
const LEAST_WEIGHT = 0.5

/** Says if an entry covers many things, or advertises something. Such entries are never read among other news. */
export function isDigest({ title, text }: Pick<MaterialEntry, 'title' | 'text'>): boolean {
  return tellsOfMany({ title, text }) || NUMBERED.test(text) || TEASER.test(text)
}

/** Finds an outlet's praise of itself: "Orlan Radio leads all stations in June". */
function isOwnPraise({ title, outlet }: MaterialEntry): boolean {
  return outlet !== '' && title.toLowerCase().startsWith(outlet.toLowerCase())
}

function isOpinion({ link, title }: MaterialEntry): boolean {
  const path = URL.parse(link ?? '')?.pathname ?? ''
  return OPINION_PATH.test(path) || newsWeight(title) < LEAST_WEIGHT
}

/** True if at least one entry is a report; otherwise the event is known only from opinions. */
export function isReported(entries: readonly MaterialEntry[]): boolean {
  return entries.some((entry) => !isDigest(entry) && !isOwnPraise(entry) && !isOpinion(entry))
}

/**
 * The entries that report one event; opinion only if nobody reports it. A digest is told if the piece is about it
 * alone, never among other stories.
 */
export function newsAmong(
  entries: readonly MaterialEntry[],
  isOneOfMany: boolean,
): readonly MaterialEntry[] {
  const single = entries.filter((entry) => !isDigest(entry) && !isOwnPraise(entry))
  const news = single.filter((entry) => !isOpinion(entry))
  // Explanations of what the news means are left out among other news.
  const plain = isOneOfMany ? news.filter(({ title }) => newsWeight(title) >= 1) : []
  if (plain.length > 0) return plain
  if (news.length > 0) return news
  return single.length > 0 || isOneOfMany ? single : entries
}
