import type { Item } from '#engine/scripts/choose-items.ts'
import type { DraftStory } from './read-stories.ts'
import { countWords } from '#engine/scripts/sentences/count-words.ts'

interface Room {
  least: number
  /** The number of words at which adding stops. */
  aim: number
  most: number
  /** Counts the words of the whole text with these items. */
  count: (chosen: readonly Item[]) => number
}

/**
 * The most to take from one article, because more sentences of an outlet, or more outlets, add
 * little news. Developments of an affair get even less, and few of them are told.
 */
const OF_ARTICLE = { sentences: 2, outlets: 3 } as const
const OF_DEVELOPMENT = { sentences: 1, outlets: 1 } as const
const DEVELOPMENTS = 2

/**
 * Chooses the items that fit, most important first. A sentence that needs another one is chosen
 * only after that one. Further sentences of an outlet are added only up to the least length.
 */
export function chooseItems(items: readonly Item[], { least, aim, most, count }: Room): Item[] {
  const chosen: Item[] = []
  const places = new Set<string>()
  let words = count([])
  const add = (item: Item) => {
    const { sentence } = item
    if (chosen.includes(item) || (sentence && !isClear(sentence, places))) return
    const own = [item, ...contradicting(item, items)].filter((one) => !chosen.includes(one))
    if (words + wordsOf(item) > most) return
    // Counts the whole text again, because some items bring a heading or the name of an outlet.
    const all = count([...chosen, ...own])
    if (all > most) return
    words = all
    chosen.push(...own)
    if (sentence) places.add(placeOf(sentence))
  }
  const [usual, further] = byNeed(items)
  for (const item of usual) {
    if (words >= aim) break
    add(item)
  }
  for (const item of further) {
    if (words >= least) break
    add(item)
  }
  return chosen
}

/** Finds the items that contradict a sentence, which are told together with it. */
function contradicting({ story, sentence }: Item, items: readonly Item[]): Item[] {
  if (!sentence) return []
  return items.filter(
    ({ story: other, difference }) => other === story && difference?.sides.includes(sentence),
  )
}

function byNeed(items: readonly Item[]): [usual: Item[], further: Item[]] {
  const counts = new Map<Item['story'], Map<string, number>>()
  const developments = new Map<number | null, Set<Item['story']>>()
  const usual: Item[] = []
  const further: Item[] = []
  for (const item of items) {
    const { story, sentence } = item
    const ofStory = counts.get(story) ?? new Map<string, number>()
    counts.set(story, ofStory)
    const outlet = sentence?.of.outlet
    const told = outlet === undefined ? 0 : (ofStory.get(outlet) ?? 0)
    const { under } = story as DraftStory
    const most = under === null ? OF_ARTICLE : OF_DEVELOPMENT
    const affair = developments.get(under) ?? new Set()
    const isMore =
      told >= most.sentences ||
      (told === 0 && ofStory.size >= most.outlets) ||
      (under !== null && !affair.has(story) && affair.size >= DEVELOPMENTS)
    if (sentence && isMore) further.push(item)
    else {
      usual.push(item)
      if (under !== null) developments.set(under, affair.add(story))
      if (outlet !== undefined) ofStory.set(outlet, told + 1)
    }
  }
  return [usual, further]
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
