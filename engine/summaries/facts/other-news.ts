import { factWords } from './same-fact.ts'
import { writtenNumbers } from '../../claims/written-numbers.ts'
import { stems } from '../../words/terms.ts'

/** The least share of common words at which two headlines are about the same news. */
const SAME_NEWS = 0.6

/**
 * Says if a headline is about other news than an earlier one: it has another figure, or mostly
 * other words.
 */
export function tellsOtherNews(title: string, former: string, language: string | null): boolean {
  if (title === former) return false
  const [now, then] = [title, former].map((text) => factWords(stems(text, language)))
  const shared = [...now!].filter((word) => then!.has(word)).length
  if (shared < Math.min(now!.size, then!.size) * SAME_NEWS) return true
  const [numbers, earlier] = [title, former].map((text) =>
    writtenNumbers(text, language).map(({ value, unit }) => `${value} ${unit}`),
  )
  // A headline may add a number. Only different numbers in both headlines are a contradiction.
  return (
    numbers!.some((one) => !earlier!.includes(one)) &&
    earlier!.some((one) => !numbers!.includes(one))
  )
}
