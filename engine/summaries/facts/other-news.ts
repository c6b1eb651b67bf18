import { factWords } from './same-fact.ts'
import { writtenNumbers } from '../../claims/written-numbers.ts'
import { stems } from '../../words/terms.ts'

/** Two headlines that share this much of what they say tell the same news in other words. */
const SAME_NEWS = 0.6

/** Says if a headline tells other news than the one before it: another figure, or mostly other words. */
export function tellsOtherNews(title: string, former: string, language: string | null): boolean {
  if (title === former) return false
  const [now, then] = [title, former].map((text) => factWords(stems(text, language)))
  const shared = [...now!].filter((word) => then!.has(word)).length
  if (shared < Math.min(now!.size, then!.size) * SAME_NEWS) return true
  const [numbers, earlier] = [title, former].map((text) =>
    writtenNumbers(text, language).map(({ value, unit }) => `${value} ${unit}`),
  )
  // A number that one leaves out or adds says nothing against the other.
  return (
    numbers!.some((one) => !earlier!.includes(one)) &&
    earlier!.some((one) => !numbers!.includes(one))
  )
}
