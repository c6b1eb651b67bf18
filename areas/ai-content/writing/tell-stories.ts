import type { Item } from '#engine/scripts/choose-items.ts'
import { countWords } from '#engine/scripts/sentences/count-words.ts'
import { partsInOrder, toldStory, type ToldSentence } from '#engine/scripts/forms/told-story.ts'
import type { Part, Run } from '../drafts/draft.ts'
import { filled, type FrameWords, type ToneWords } from './frames/frame-words.ts'
import { headingOf } from './heading-of.ts'
import type { DraftStory } from './read-stories.ts'
import type { SourceList } from './source-list.ts'

export type BodyPart = Pick<Part, 'kind' | 'runs'> & { article: number }

interface Telling {
  words: FrameWords
  tone: ToneWords
  hasHeadings: boolean
  isShort: boolean
}

/** A paragraph ends here, unless a sentence needs the one before it. */
const PARAGRAPH = { sentences: 3, words: 70 } as const

/** The chosen sentences as parts: by article, in the order of its reports, each outlet named before its words. */
export function tellStories(
  stories: readonly DraftStory[],
  chosen: readonly Item[],
  sources: SourceList,
  telling: Telling,
): BodyPart[] {
  let turn = 0
  const nameOutlet = (outlet: string): Run => {
    const { says } = telling.tone
    const frame = telling.isShort ? telling.words.label : says[turn++ % says.length]!
    return ours(`${filled(frame, { outlet })} `)
  }
  return stories.flatMap((story): BodyPart[] => {
    const own = chosen.filter((item) => item.story === story)
    if (own.length === 0) return []
    const sentences = new Set(own.flatMap(({ sentence }) => sentence ?? []))
    const told = toldStory(
      story.article,
      story.sentences.filter((sentence) => sentences.has(sentence)),
      own.flatMap(({ difference }) => difference ?? []),
    )
    const leaning = new Set(
      story.sentences.flatMap(({ flaws, of, start }) =>
        flaws.isDangling ? [`${of.id} ${start}`] : [],
      ),
    )
    const isLeaning = ({ of, citations }: ToldSentence) =>
      leaning.has(`${of.id} ${citations[0]!.start}`)
    const article = story.article.id
    const parts: BodyPart[] = []
    const add = (kind: Part['kind'], runs: Run[]) => parts.push({ kind, runs, article })
    if (telling.hasHeadings) {
      const heading = headingOf(story, sources)
      if (heading) add('heading', [heading])
    }
    for (const paragraph of paragraphsOf(
      partsInOrder.flatMap((part) => told.parts[part]),
      isLeaning,
    ))
      add('paragraph', [
        nameOutlet(paragraph[0]!.of.outlet),
        ...spaced(paragraph.map((sentence) => quoted(sentence, sources))),
      ])
    for (const sides of told.differences) {
      add('paragraph', [ours(telling.tone.differ)])
      for (const side of sides)
        add('paragraph', [
          ours(`${filled(telling.words.label, { outlet: side.of.outlet })} `),
          quoted(side, sources),
        ])
    }
    return parts
  })
}

/** Words that naming outlets and headings add to an item; never fewer than they come to. */
export function addedWords(telling: Telling): { outlet: number; difference: number } {
  const { says, differ } = telling.tone
  const outlet = Math.max(...says.map((frame) => countWords(frame.replace('{outlet}', ''), null)))
  return { outlet, difference: countWords(differ, null) }
}

export const ours = (text: string): Run => ({ text, by: 'frame', citations: [], isUnproven: false })

function quoted({ text, of, citations }: ToldSentence, sources: SourceList): Run {
  const [{ start, end }] = citations as [ToldSentence['citations'][number]]
  const citation = { source: sources.placeOf(of.id), start, end }
  return { text, by: 'source', citations: [citation], isUnproven: false }
}

function spaced(runs: readonly Run[]): Run[] {
  return runs.flatMap((run, at) => (at === 0 ? [run] : [ours(' '), run]))
}

function paragraphsOf(
  sentences: readonly ToldSentence[],
  isLeaning: (sentence: ToldSentence) => boolean,
): ToldSentence[][] {
  const paragraphs: ToldSentence[][] = []
  let words = 0
  for (const sentence of sentences) {
    const last = paragraphs.at(-1)
    const isSame = last?.[0]!.of.outlet === sentence.of.outlet
    const isFull = !!last && (last.length >= PARAGRAPH.sentences || words >= PARAGRAPH.words)
    if (last && isSame && (!isFull || isLeaning(sentence))) last.push(sentence)
    else {
      paragraphs.push([sentence])
      words = 0
    }
    words += countWords(sentence.text, sentence.of.language)
  }
  return paragraphs
}
