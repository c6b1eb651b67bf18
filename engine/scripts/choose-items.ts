import type { Difference } from './differences.ts'
import type { ScriptWishes } from './script-wishes.ts'
import type { ReadableSentence } from './sentences/readable-sentences.ts'
import type { Story } from './story.ts'

/**
 * A part that a piece contains as a whole or not at all: a sentence, or a difference between
 * sources.
 */
export interface Item {
  story: Story
  sentence: ReadableSentence | null
  difference: Difference | null
}

/** The usual number of words of a story. */
const WORDS_A_STORY = 90
/** The number of sentences that each planned story gets before further stories are added. */
const SENTENCES_BEFORE_MORE = 5
/** The number of sentences that precede the differences between sources, except in a debate. */
const BEFORE_DIFFERENCES = 2
const MOST_ALIKE = 0.55
const OUTLETS_OF_MANY = 2
const ENOUGH_SENTENCES = 2
/** The number of most important stories, which keep their places even if they are short. */
const ALWAYS_TOLD = 3
/**
 * The fewest words of a story. A shorter one comes later, because half of it would be its outlet
 * and its day.
 */
const LEAST_STORY_WORDS = 35
/** Verbs for taking a position in a debate, such as holding, denying or wanting something. */
const POSITION =
  /\b(?:said|says|argu\w+|criti\w+|den(?:y|ies|ied)|reject\w*|defend\w*|accus\w+|insist\w*|warn\w*|oppos\w+|support\w*|blam\w+|claim\w*|called|condemn\w*|disput\w+)\b|(?<!\p{L})(?:sagte|kritisier\p{L}+|wies|warf|forder\p{L}+|erklärte|a (?:dit|déclaré|estimé)|accuse|dénonc\p{L}+|dijo|acus\p{L}+|critic\p{L}+|denunci\p{L}+|ha detto|disse|afirm\p{L}+|afferm\p{L}+)(?!\p{L})/iu

/** The number of stories to plan for a piece of this many words. */
export function storiesFor(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_STORY))
}

/**
 * The items of a piece, the most important first, so that the list can be cut after any of them.
 */
export function itemsInOrder(
  stories: readonly Story[],
  { form, words }: Pick<ScriptWishes, 'form' | 'words'>,
): Item[] {
  const planned = Math.min(stories.length, storiesFor(words))
  const told: ReadableSentence[] = []
  const largest = stories.slice(0, ALWAYS_TOLD)
  const others = stories.slice(ALWAYS_TOLD)
  const ofWeight = [...largest, ...others.toSorted((a, b) => Number(isThin(a)) - Number(isThin(b)))]
  const items = ofWeight.flatMap((story, at) => {
    const own = itemsOf(story, form, stories.length > 1).filter((item) => !isToldBefore(item, told))
    told.push(...own.flatMap(({ sentence }) => sentence ?? []))
    // The planned stories alternate, one item each. Further stories are added as a whole, because
    // only an outlet, a day and one sentence would say little.
    const level = (nth: number) =>
      at < planned ? nth + at / planned : SENTENCES_BEFORE_MORE + (at - planned) + nth / own.length
    return own.map((item, nth) => ({ item, level: level(nth) }))
  })
  return items.toSorted((a, b) => a.level - b.level).map(({ item }) => item)
}

function isThin({ sentences }: Story): boolean {
  const words = ofFewOutlets(sentences).reduce((sum, { spokenWords }) => sum + spokenWords, 0)
  return words < LEAST_STORY_WORDS
}

function itemsOf(story: Story, form: ScriptWishes['form'], isOfMany: boolean): Item[] {
  const fit = form === 'bullet' ? story.sentences.filter(standsAlone) : story.sentences
  const usable = isOfMany ? fewOutletsFirst(fit) : fit
  const sentences =
    form === 'review' ? inTurn(usable) : form === 'debate' ? positionsFirst(inTurn(usable)) : usable
  const items = sentences.map((sentence): Item => ({ story, sentence, difference: null }))
  const apart = story.differences.map((difference): Item => ({ story, sentence: null, difference }))
  const before = form === 'debate' ? 0 : Math.min(BEFORE_DIFFERENCES, items.length)
  return [...items.slice(0, before), ...apart, ...items.slice(before)]
}

/**
 * The sentences of one outlet if it has enough, else of two. In a piece of several stories, more
 * outlets would add names rather than news.
 */
function ofFewOutlets(sentences: readonly ReadableSentence[]): ReadableSentence[] {
  const all = [...new Set(sentences.map(({ of }) => of.outlet))]
  const ofFirst = sentences.filter(({ of }) => of.outlet === all[0])
  const outlets = all.slice(0, ofFirst.length >= ENOUGH_SENTENCES ? 1 : OUTLETS_OF_MANY)
  return sentences.filter(({ of }) => outlets.includes(of.outlet))
}

function fewOutletsFirst(sentences: readonly ReadableSentence[]): ReadableSentence[] {
  const first = ofFewOutlets(sentences)
  return [...first, ...sentences.filter((one) => !first.includes(one))]
}

function standsAlone({ flaws }: ReadableSentence): boolean {
  return !flaws.isDangling && !flaws.leansOnHeadline
}

/** Orders sentences so that each outlet has a first one before any has its second. */
function inTurn(sentences: readonly ReadableSentence[]): ReadableSentence[] {
  const counts = new Map<string, number>()
  const withTurn = sentences.map((sentence) => {
    const turn = counts.get(sentence.of.outlet) ?? 0
    counts.set(sentence.of.outlet, turn + 1)
    return { sentence, turn }
  })
  return withTurn.toSorted((a, b) => a.turn - b.turn).map(({ sentence }) => sentence)
}

/**
 * Moves sentences with a position to the front, behind the first sentence, which is the news.
 * Sentences that depend on the one before are not moved.
 */
function positionsFirst([news, ...rest]: readonly ReadableSentence[]): ReadableSentence[] {
  const isPosition = (sentence: ReadableSentence) =>
    standsAlone(sentence) && POSITION.test(sentence.text)
  return [
    ...(news ? [news] : []),
    ...rest.filter(isPosition),
    ...rest.filter((one) => !isPosition(one)),
  ]
}

/**
 * Says if an item was told before. Two articles of one story often say the same in nearly the same
 * words.
 */
function isToldBefore({ sentence }: Item, told: readonly ReadableSentence[]): boolean {
  if (!sentence) return false
  return told.some(({ facts }) => {
    let shared = 0
    for (const word of sentence.facts) if (facts.has(word)) shared++
    return shared > 0 && shared >= Math.min(facts.size, sentence.facts.size) * MOST_ALIKE
  })
}
