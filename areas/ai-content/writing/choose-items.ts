import type { Item } from '#engine/scripts/choose-items.ts'
import { countWords } from '#engine/scripts/sentences/count-words.ts'
import type { DraftStory } from './read-stories.ts'
import { addedWords } from './tell-stories.ts'

interface Room {
  most: number
  /** Counts the words of the whole text with these items. */
  count: (chosen: readonly Item[]) => number
}

/** The items that fit, the most important first; what needs another sentence comes with it or not at all. */
export function chooseItems(
  items: readonly Item[],
  telling: Parameters<typeof addedWords>[0] & { hasHeadings: boolean },
  { most, count }: Room,
): Item[] {
  const added = addedWords(telling)
  const chosen: Item[] = []
  const places = new Set<string>()
  const outlets = new Set<string>()
  const stories = new Set<unknown>()
  let words = count([])
  // What belongs to the quotations alone, such as an introduction, comes with the first of them.
  const [first] = items
  if (first) words += count([first]) - words - wordsOf(first)
  for (const item of items) {
    const { story, sentence } = item
    const about = story.article as DraftStory['article']
    if (sentence && !isClear(sentence, places)) continue
    const named = namesOf(item).filter((outlet) => !outlets.has(`${about.id} ${outlet}`))
    const cost =
      wordsOf(item) +
      named.reduce((sum, outlet) => sum + added.outlet + countWords(outlet, null), 0) +
      (item.difference ? added.difference : 0) +
      (telling.hasHeadings && !stories.has(story) ? countWords(about.title, null) : 0)
    if (words + cost > most) continue
    words += cost
    chosen.push(item)
    stories.add(story)
    for (const outlet of named) outlets.add(`${about.id} ${outlet}`)
    if (sentence) places.add(placeOf(sentence))
  }
  // An outlet may be named more often than was reckoned.
  while (chosen.length > 0 && count(chosen) > most) chosen.pop()
  return chosen
}

type Sentence = NonNullable<Item['sentence']>

const placeOf = ({ of, position }: Pick<Sentence, 'of' | 'position'>) => `${of.id} ${position}`

function isClear(sentence: Sentence, places: ReadonlySet<string>): boolean {
  if (!sentence.flaws.isDangling) return true
  return places.has(placeOf({ of: sentence.of, position: sentence.position - 1 }))
}

function sentencesOf({ sentence, difference }: Item): readonly Sentence[] {
  return sentence ? [sentence] : (difference?.sides ?? [])
}

const namesOf = (item: Item) => [...new Set(sentencesOf(item).map(({ of }) => of.outlet))]

function wordsOf(item: Item): number {
  return sentencesOf(item).reduce((sum, { text, of }) => sum + countWords(text, of.language), 0)
}
