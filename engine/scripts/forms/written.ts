import { plainName } from '../connectives/connective-turns.ts'
import { eventTitle } from './event-title.ts'
import type { ScriptSection } from '../script.ts'
import { leftOut, outletsOf } from './frame.ts'
import { differences } from './one-voice.ts'
import { factual } from './factual.ts'
import type { Piece } from './piece.ts'
import { partsInOrder, type ToldStory } from './told-story.ts'

/** A piece for reading. Its citations name the sources, so there are no connecting sentences. */
export function written(piece: Piece, stories: readonly ToldStory[]): ScriptSection[] {
  const { connectives } = piece
  const title = connectives.titles.closing || plainName(outletsOf(stories)[0] ?? '')
  const lines = leftOut(piece)
  return [
    ...(stories.length === 1
      ? partsOf(piece, stories[0]!)
      : stories.flatMap((story) => wholeOf(piece, story))),
    ...(lines.length > 0 ? [{ kind: 'closing' as const, title, lines }] : []),
  ]
}

function partsOf(piece: Piece, story: ToldStory): ScriptSection[] {
  const sections: ScriptSection[] = []
  for (const part of partsInOrder) {
    const sentences = story.parts[part]
    if (sentences.length > 0) {
      sections.push({
        kind: part === 'background' ? 'news' : part,
        title: piece.connectives.titles[part] || plainName(sentences[0]!.of.outlet),
        lines: sentences.map((sentence) => factual('a', sentence)),
      })
    }
    if (part === 'caveats') sections.push(...differences(piece, story))
  }
  return sections
}

function wholeOf(piece: Piece, story: ToldStory): ScriptSection[] {
  const sentences = partsInOrder.flatMap((part) => story.parts[part])
  const lines = [
    ...sentences.map((sentence) => factual('a', sentence)),
    ...differences(piece, story).flatMap((section) => section.lines),
  ]
  return [{ kind: 'news', title: eventTitle(story, piece.language), lines }]
}
