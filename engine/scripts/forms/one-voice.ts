import { plainName } from '../connectives/connective-turns.ts'
import { eventTitle } from './event-title.ts'
import type { ScriptLine, ScriptSection } from '../script.ts'
import { closing, opening } from './frame.ts'
import type { Piece } from './piece.ts'
import { partsInOrder, type ToldSentence, type ToldStory } from './told-story.ts'

/** A piece that one voice reads. */
export function oneVoice(piece: Piece, stories: readonly ToldStory[]): ScriptSection[] {
  const [only] = stories
  const first = opening(piece, stories)
  const told =
    stories.length === 1
      ? sectionsOf(piece, only!)
      : stories.map((story) => sectionOf(piece, story))
  return [first, ...told, closing(piece, stories)]
}

/** The sections of a story, one for each of its parts. */
function sectionsOf(piece: Piece, story: ToldStory): ScriptSection[] {
  const { connectives, link, tell } = piece
  const sections: ScriptSection[] = []
  for (const part of partsInOrder) {
    const sentences = story.parts[part]
    if (sentences.length > 0) {
      const into = part === 'news' ? [] : link('a', connectives.into[part])
      sections.push({
        kind: part === 'background' ? 'news' : part,
        title: connectives.titles[part] || plainName(sentences[0]!.of.outlet),
        lines: [...into, ...tell('a', sentences)],
      })
    }
    if (part === 'caveats') sections.push(...differences(piece, story))
  }
  return sections
}

function sectionOf(piece: Piece, story: ToldStory): ScriptSection {
  const lines = [
    ...piece.tell(
      'a',
      partsInOrder.flatMap((part) => story.parts[part]),
    ),
    ...differences(piece, story).flatMap((section) => section.lines),
  ]
  return { kind: 'news', title: eventTitle(story, piece.language), lines }
}

/**
 * A section about the differences between sources. Each side begins with the name of its source and
 * the day.
 */
export function differences(piece: Piece, { differences: all }: ToldStory): ScriptSection[] {
  if (all.length === 0) return []
  const { connectives, link } = piece
  const lines = [
    ...link('a', connectives.into.differences),
    ...all.flatMap((told) => sides(piece, told)),
  ]
  const title = connectives.titles.differences || plainName(all[0]![0]!.of.outlet)
  return [{ kind: 'differences', title, lines }]
}

export function sides(piece: Piece, told: readonly ToldSentence[]): ScriptLine[] {
  const { connectives, link, dateOf, tell } = piece
  return told.flatMap((sentence) => {
    const { outlet, publishedAt } = sentence.of
    const leadIn = link('a', connectives.datedLeadIns, {
      outlet: plainName(outlet),
      date: dateOf(publishedAt),
    })
    piece.namesOutlet(outlet)
    return [...leadIn, ...tell('a', [sentence])]
  })
}
