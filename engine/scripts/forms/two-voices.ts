import type { Turn } from '../connectives/connectives.ts'
import { plainName, plainTitle } from '../connectives/connective-turns.ts'
import type { ScriptLine, ScriptSection } from '../script.ts'
import type { ToldSentence } from './told-story.ts'
import { closing, opening } from './frame.ts'
import { sides } from './one-voice.ts'
import type { Piece } from './piece.ts'
import { partsInOrder, type ToldStory } from './told-story.ts'

/** How many sentences the one says before the other asks again, in turn. */
const ANSWERS: Record<string, readonly number[]> = { podcast: [2, 3], 'deep-dive': [3, 2, 4] }
/** Where nobody can ask in the language of the news, the other voice only names who is next. */
const USUAL = [2, 3]

/** A piece in which one voice asks, without a claim of its own, and the other one answers from the sources. */
export function twoVoices(piece: Piece, stories: readonly ToldStory[]): ScriptSection[] {
  const [only] = stories
  const first = opening(piece, stories)
  const told =
    stories.length === 1
      ? sectionsOf(piece, only!)
      : stories.map((story, at) => sectionOf(piece, story, at))
  return [first, ...told, closing(piece, stories)]
}

function sectionsOf(piece: Piece, story: ToldStory): ScriptSection[] {
  const { connectives, link } = piece
  const sections: ScriptSection[] = []
  for (const part of partsInOrder) {
    const sentences = story.parts[part]
    if (sentences.length > 0) {
      sections.push({
        kind: part === 'background' ? 'news' : part,
        title: connectives.titles[part] || plainName(sentences[0]!.of.outlet),
        lines: [...link('b', connectives.asks[part]), ...answers(piece, sentences)],
      })
    }
    if (part === 'caveats' && story.differences.length > 0) sections.push(differences(piece, story))
  }
  return sections
}

function sectionOf(piece: Piece, story: ToldStory, at: number): ScriptSection {
  const { connectives, link } = piece
  const turn: Turn = at === 0 ? 'news' : 'story'
  piece.namesOutlet(null)
  const lines = [
    ...link('b', connectives.asks[turn]),
    ...answers(
      piece,
      partsInOrder.flatMap((part) => story.parts[part]),
    ),
    ...(story.differences.length > 0 ? differences(piece, story).lines : []),
  ]
  return { kind: 'news', title: plainTitle(story.article.title), lines }
}

function differences(piece: Piece, story: ToldStory): ScriptSection {
  const { connectives, link } = piece
  return {
    kind: 'differences',
    title: connectives.titles.differences || plainName(story.differences[0]![0]!.of.outlet),
    lines: [
      ...link('b', connectives.asks.differences),
      ...story.differences.flatMap((told) => sides(piece, told)),
    ],
  }
}

/** The first answer is to the question that was asked; before each further one the other voice asks on. */
function answers(piece: Piece, sentences: readonly ToldSentence[]): ScriptLine[] {
  const { connectives, link, tell } = piece
  const lengths = ANSWERS[piece.form] ?? USUAL
  const lines: ScriptLine[] = []
  for (let from = 0, nth = 0; from < sentences.length; nth++) {
    let length = lengths[nth % lengths.length]!
    // One sentence alone at the end is no answer of its own.
    if (sentences.length - from - length === 1) length++
    const answer = sentences.slice(from, from + length)
    const { outlet } = answer[0]!.of
    if (nth > 0 && piece.isNamed(outlet)) lines.push(...link('b', connectives.asksOn))
    else if (nth > 0) {
      lines.push(...link('b', connectives.asksOf, { outlet: plainName(outlet) }))
      piece.namesOutlet(outlet)
    }
    lines.push(...tell('a', answer))
    from += length
  }
  return lines
}
