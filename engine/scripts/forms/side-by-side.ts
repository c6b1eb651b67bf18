import { plainName } from '../connectives/connective-turns.ts'
import { eventTitle } from './event-title.ts'
import type { ScriptLine, ScriptSection, Speaker } from '../script.ts'
import type { ToldSentence } from './told-story.ts'
import { closing, opening } from './frame.ts'
import { factual } from './factual.ts'
import type { Piece } from './piece.ts'
import { partsInOrder, type ToldStory } from './told-story.ts'

/** What each source says, one behind the other, with its name and day: of one story a section for each. */
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

/** Two voices that each read sources: what they tell differently first, then what each of them says. */
export function debate(piece: Piece, stories: readonly ToldStory[]): ScriptSection[] {
  const { connectives, link } = piece
  const first = opening(piece, stories)
  const sections = stories.flatMap((story) => {
    const apart: ScriptLine[] = story.differences.flatMap((sides) =>
      sides.flatMap((sentence, nth) => readBy(piece, nth % 2 === 0 ? 'a' : 'b', [sentence], true)),
    )
    const positions = bySource(story).flatMap(([, sentences], nth) =>
      readBy(piece, nth % 2 === 0 ? 'a' : 'b', sentences, false),
    )
    const title = stories.length === 1 ? null : eventTitle(story, piece.language)
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
  for (const own of sources.values()) own.sort((a, b) => placeOf(a) - placeOf(b))
  return [...sources]
}

/** Where it stands among what its outlet says; what cites several passages goes by the first. */
function placeOf({ citations, of }: ToldSentence): number {
  return Date.parse(of.publishedAt) + (citations[0]?.start ?? 0) / MOST_CHARACTERS
}

/** No entry is longer. */
const MOST_CHARACTERS = 1e7

function sourceTitle(story: ToldStory): string {
  return bySource(story)[0]?.[0] ?? story.article.title
}
