import type { Item } from '#engine/scripts/choose-items.ts'
import { dayKey } from '#engine/scripts/forms/days.ts'
import { inOrderOfTelling } from '#engine/scripts/order-of-telling.ts'
import type { ReadableSentence } from '#engine/scripts/sentences/readable-sentences.ts'
import { countWords } from '#engine/scripts/sentences/count-words.ts'
import type { Part, Run } from '../drafts/draft.ts'
import { filled } from './frames/frame-words.ts'
import type { FrameWords, ToneWords } from './frames/words.ts'
import { saysNearTime } from './stories/near-time.ts'
import { headingOf } from './heading-of.ts'
import type { DraftStory } from './stories/read-stories.ts'
import type { SourceList } from './source-list.ts'

export type BodyPart = Pick<Part, 'kind' | 'runs'> & { article: number }

export interface Telling {
  words: FrameWords
  tone: ToneWords
  hasHeadings: boolean
  /** True if outlets are introduced by their name alone. */
  isShort: boolean
  /** Writes a date, such as "18 August". */
  dateOf: (moment: string) => string
  zone: string
}

/** The size at which a paragraph ends, unless the next sentence needs the one before. */
const PARAGRAPH = { sentences: 4, words: 90 } as const

/**
 * Makes parts from the chosen sentences: article by article, in the order of the reports, with each
 * outlet named before its words.
 */
export function tellStories(
  stories: readonly DraftStory[],
  chosen: readonly Item[],
  sources: SourceList,
  telling: Telling,
): BodyPart[] {
  const names = outletNames(telling)
  const toldArticles = new Set(stories.map(({ article }) => article.id))
  const isHead = ({ under }: DraftStory) => under === null || !toldArticles.has(under)
  return stories.flatMap((story): BodyPart[] => {
    const own = chosen.filter((item) => item.story === story)
    if (own.length === 0) return []
    const sentences = new Set(own.flatMap(({ sentence }) => sentence ?? []))
    const article = story.article.id
    const parts: BodyPart[] = []
    const add = (kind: Part['kind'], runs: Run[]) => parts.push({ kind, runs, article })
    const heading = telling.hasHeadings && isHead(story) ? headingOf(story, sources) : null
    if (heading) add('heading', [heading])
    if (isHead(story)) names.begin()
    for (const paragraph of paragraphsOf(story.sentences.filter((one) => sentences.has(one))))
      add('paragraph', [
        ours(`${names.next(paragraph)} `),
        ...spaced(paragraph.map((sentence) => quoted(sentence, sources))),
      ])
    for (const { sides } of own.flatMap(({ difference }) => difference ?? [])) {
      add('paragraph', [ours(telling.tone.differ)])
      // A sentence that was already told is not repeated.
      for (const side of sides.filter((one) => !sentences.has(one)))
        add('paragraph', [ours(`${names.label(side.of)} `), quoted(side, sources)])
    }
    return parts
  })
}

type Report = ReadableSentence['of']

/**
 * Returns the words that introduce an outlet: with the day if it differs from the one before, and
 * shorter if the same outlet continues.
 */
function outletNames({ words, tone, isShort, dateOf, zone }: Telling) {
  let turn = 0
  let day = ''
  let last = ''
  const label = ({ outlet }: Report) => filled(words.label, { outlet })
  return {
    label,
    begin() {
      day = ''
      last = ''
    },
    next(paragraph: readonly ReadableSentence[]): string {
      const { of } = paragraph[0]!
      const { outlet, publishedAt } = of
      const today = dayKey(publishedAt, zone)
      const isSameDay = today === day || today === ''
      const labelOn = () => filled(words.labelOn, { outlet, date: dateOf(publishedAt) })
      if (isShort) return paragraph.some(({ text }) => saysNearTime(text)) ? labelOn() : label(of)
      const isSame = isSameDay && outlet === last
      day = today
      last = outlet
      if (words.severalInName?.test(outlet)) return isSameDay ? label(of) : labelOn()
      const frame = !isSameDay
        ? tone.saysOn
        : isSame
          ? tone.adds
          : tone.says[turn++ % tone.says.length]!
      return filled(frame, { outlet, date: dateOf(publishedAt) })
    },
  }
}

export const ours = (text: string): Run => ({ text, by: 'frame', citations: [], isUnproven: false })

function quoted({ text, of, start, end }: ReadableSentence, sources: SourceList): Run {
  const citation = { source: sources.placeOf(of.id), start, end }
  return { text, by: 'source', citations: [citation], isUnproven: false }
}

function spaced(runs: readonly Run[]): Run[] {
  return runs.flatMap((run, at) => (at === 0 ? [run] : [ours(' '), run]))
}

/**
 * Groups the sentences of a story into paragraphs: first the report with its news, then the others
 * by time.
 */
function paragraphsOf(sentences: readonly ReadableSentence[]): ReadableSentence[][] {
  const [lead] = sentences
  const paragraphs: ReadableSentence[][] = []
  let words = 0
  for (const sentence of lead ? sentences.toSorted(inOrderOfTelling(lead)) : []) {
    const last = paragraphs.at(-1)
    const isSame = last?.[0]!.of.id === sentence.of.id
    const isFull = !!last && (last.length >= PARAGRAPH.sentences || words >= PARAGRAPH.words)
    if (last && isSame && (!isFull || sentence.flaws.isDangling)) last.push(sentence)
    else {
      paragraphs.push([sentence])
      words = 0
    }
    words += countWords(sentence.text, sentence.of.language)
  }
  return paragraphs
}
