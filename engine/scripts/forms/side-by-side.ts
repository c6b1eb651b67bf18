import { plainName } from '../connectives/connective-turns.ts'
import { eventTitle } from './event-title.ts'
import type { ScriptLine, ScriptSection, Speaker } from '../script.ts'
import type { ToldSentence } from './told-story.ts'
import { closing, opening } from './frame.ts'
import { countWords } from '../sentences/count-words.ts'
import { factual } from './factual.ts'
import type { Piece } from './piece.ts'
import { NAMES_ALONE } from './tell-sentences.ts'
import { isShared } from './two-voices.ts'
import { partsInOrder, type ToldStory } from './told-story.ts'

/**
 * Tells each source's words in turn, after its name and day. A piece about one story has a section
 * for each source.
 */
export function review(piece: Piece, stories: readonly ToldStory[]): ScriptSection[] {
  const first = opening(piece, stories)
  const { connectives, link, dateOf } = piece
  const sections = stories.flatMap((story) => {
    const ofSources = bySource(story).map(([outlet, sentences]): ScriptSection => {
      const date = dateOf(sentences[0]!.of.publishedAt)
      const name = plainName(outlet)
      const lines = [
        ...link('a', connectives.datedLeadIns, { outlet: name, date }),
        ...sentences.map((sentence) => factual('a', sentence)),
      ]
      return { kind: 'source', title: name, lines }
    })
    if (stories.length === 1) return ofSources
    const lines = ofSources.flatMap((section) => section.lines)
    return [{ kind: 'source' as const, title: eventTitle(story, piece.language), lines }]
  })
  return [first, ...sections, closing(piece, stories)]
}

/**
 * A piece in which two voices read the words of different sources: first the differences, then the
 * remaining sentences. One voice reads all of it if there are no differences and one voice would
 * have too little.
 */
export function debate(piece: Piece, stories: readonly ToldStory[]): ScriptSection[] {
  const tried = [alternately(), byShare(piece.language)].map((turns) =>
    debateOf(piece, stories, turns),
  )
  const shared = tried.find((sections) =>
    isShared(
      sections.flatMap(({ lines }) => lines),
      piece.language,
    ),
  )
  const hasSides = stories.some(({ differences }) => differences.length > 0)
  if (shared || hasSides) return shared ?? tried[1]!
  return tried[0]!.map((section) => ({ ...section, lines: section.lines.map(ofOneVoice) }))
}

/** A strategy for choosing the speaker of a source's next sentences. */
interface Turns {
  next: () => Speaker
  said: (speaker: Speaker, sentences: readonly ToldSentence[]) => void
}

function alternately(): Turns {
  let turns = 0
  return { next: () => (turns++ % 2 === 0 ? 'a' : 'b'), said: () => undefined }
}

/** Chooses the speaker who has said less so far. */
function byShare(language: string): Turns {
  const words: Record<Speaker, number> = { a: 0, b: 0 }
  return {
    next: () => (words.b < words.a ? 'b' : 'a'),
    said(speaker, sentences) {
      for (const { text } of sentences) words[speaker] += countWords(text, language)
    },
  }
}

const ofOneVoice = (line: ScriptLine): ScriptLine => ({ ...line, speaker: 'a' })

function debateOf(piece: Piece, stories: readonly ToldStory[], turns: Turns): ScriptSection[] {
  const { connectives, link } = piece
  const first = opening(piece, stories)
  const isOfMany = stories.length > 1
  const sections = stories.flatMap((story) => {
    const apart: ScriptLine[] = story.differences.flatMap((sides) =>
      sides.flatMap((sentence, nth) => {
        const speaker = nth % 2 === 0 ? 'a' : 'b'
        turns.said(speaker, [sentence])
        return readBy(piece, speaker, [sentence], true)
      }),
    )
    const positions = bySource(story).flatMap(([outlet, sentences]) => {
      const speaker = turns.next()
      turns.said(speaker, sentences)
      if (!isOfMany) return readBy(piece, speaker, sentences, false)
      const named = link(speaker, NAMES_ALONE, { outlets: plainName(outlet) })
      return [...named, ...sentences.map((sentence) => factual(speaker, sentence))]
    })
    const title = isOfMany ? eventTitle(story, piece.language) : null
    const found: ScriptSection[] = []
    if (apart.length > 0)
      found.push({
        kind: 'differences',
        title: (title ?? connectives.titles.differences) || sourceTitle(story),
        lines: [...link('a', connectives.into.differences), ...apart],
      })
    if (positions.length > 0)
      found.push({
        kind: 'source',
        title: (title ?? connectives.titles.positions) || sourceTitle(story),
        lines: [...(title === null ? link('a', connectives.into.positions) : []), ...positions],
      })
    return found
  })
  return [first, ...sections, closing(piece, stories)]
}

function readBy(
  piece: Piece,
  speaker: Speaker,
  sentences: readonly ToldSentence[],
  isDated: boolean,
): ScriptLine[] {
  const { connectives, link, dateOf } = piece
  const { outlet, publishedAt } = sentences[0]!.of
  const said = { outlet: plainName(outlet), date: dateOf(publishedAt) }
  return [
    ...link(speaker, isDated ? connectives.datedLeadIns : connectives.leadIns, said),
    ...sentences.map((sentence) => factual(speaker, sentence)),
  ]
}

function bySource(story: ToldStory): [outlet: string, sentences: ToldSentence[]][] {
  const sources = new Map<string, ToldSentence[]>()
  for (const sentence of partsInOrder.flatMap((part) => story.parts[part])) {
    const known = sources.get(sentence.of.outlet)
    if (known) known.push(sentence)
    else sources.set(sentence.of.outlet, [sentence])
  }
  // The news of the story comes first among the sentences of its outlet.
  const [news] = story.parts.news
  const place = (sentence: ToldSentence) => (sentence === news ? 0 : placeOf(sentence))
  for (const own of sources.values()) own.sort((a, b) => place(a) - place(b))
  return [...sources]
}

/**
 * A sort key for the sentences of an outlet: the time of the entry, then the position of the first
 * citation.
 */
function placeOf({ citations, of }: ToldSentence): number {
  return Date.parse(of.publishedAt) + (citations[0]?.start ?? 0) / MOST_CHARACTERS
}

/** A number above the length of any entry. */
const MOST_CHARACTERS = 1e7

function sourceTitle(story: ToldStory): string {
  return bySource(story)[0]?.[0] ?? story.article.title
}
