import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { tellsOtherNews } from '#engine/summaries/facts/other-news.ts'

/**
 * The least time for which a headline must have been shown to count as a former one. Earlier
 * changes belong to the time in which the first reports arrived.
 */
const STOOD_MS = 30 * 60_000

/** The headline of an article as last written. `titleAt` is null if it was never written. */
export const FormerHeadline = z.object({
  title: z.string(),
  titleAt: z.nullable(Time),
  formerTitle: z.nullable(z.string()),
})
type FormerHeadline = z.infer<typeof FormerHeadline>

/** The names are those of the columns in `articles`. */
interface Headline {
  title_at: string
  former_title: string | null
}

/** Finds the time of the current headline, and the former headline if that was about other news. */
export function headlineHistory(
  { title: last, titleAt, formerTitle }: FormerHeadline,
  title: string,
  language: string | null,
  now: Date,
): Headline {
  if (titleAt === null) return { title_at: now.toISOString(), former_title: null }
  const isBack = formerTitle !== null && !tellsOtherNews(title, formerTitle, language)
  if (!tellsOtherNews(title, last, language)) {
    return { title_at: titleAt, former_title: isBack ? null : formerTitle }
  }
  const hasStood = now.getTime() - Date.parse(titleAt) >= STOOD_MS
  if (hasStood) return { title_at: now.toISOString(), former_title: last }
  return { title_at: now.toISOString(), former_title: isBack ? null : formerTitle }
}
