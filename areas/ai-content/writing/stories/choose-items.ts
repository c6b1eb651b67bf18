import type { Item } from '#engine/scripts/choose-items.ts'
import { countWords } from '#engine/scripts/sentences/count-words.ts'

interface Room {
  /** Enough words: nothing is added behind them. */
  aim: number
  most: number
  /** Counts the words of the whole text with these items. */
  count: (chosen: readonly Item[]) => number
}

/** The items that fit, the most important first; what needs another sentence comes with it or not at all. */
export function chooseItems(items: readonly Item[], { aim, most, count }: Room): Item[] {
  const chosen: Item[] = []
  const places = new Set<string>()
  let words = count([])
  for (const item of items) {
    if (words >= aim) break
    const { sentence } = item
    if (sentence && !isClear(sentence, places)) continue
    if (words + wordsOf(item) > most) continue
    // Headings and names of outlets come with some of them.
    const all = count([...chosen, item])
    if (all > most) continue
    words = all
    chosen.push(item)
    if (sentence) places.add(placeOf(sentence))
  }
  return chosen
}

type Sentence = NonNullable<Item['sentence']>

const placeOf = ({ of, position }: Pick<Sentence, 'of' | 'position'>) => `${of.id} ${position}`

function isClear(sentence: Sentence, places: ReadonlySet<string>): boolean {
  if (!sentence.flaws.isDangling) return true
  return places.has(placeOf({ of: sentence.of, position: sentence.position - 1 }))
}

function wordsOf({ sentence, difference }: Item): number {
  const sentences = sentence ? [sentence] : (difference?.sides ?? [])
  return sentences.reduce((sum, { text, of }) => sum + countWords(text, of.language), 0)
}
