import type { ScriptLine, ScriptSection, Speaker } from '../script.ts'
import { countWords } from '../sentences/count-words.ts'
import { leansOnAnother } from '../sentences/leans-on-another.ts'
import { outsideQuotes } from '../../summaries/sentences/outside-quotes.ts'
import { oneVoice } from './one-voice.ts'
import type { Piece } from './piece.ts'
import type { ToldStory } from './told-story.ts'

/**
 * The number of sentences that one voice reads before the other continues, in a piece about one
 * event.
 */
const TURN_SENTENCES = 2
/**
 * The least share of the news for each voice. If it cannot be reached, one voice reads everything.
 */
const LEAST_SHARE = 0.4

/**
 * A piece that two voices read alternately: whole stories if there are several, else a few
 * sentences each.
 */
export function twoVoices(piece: Piece, stories: readonly ToldStory[]): ScriptSection[] {
  const sections = oneVoice(piece, stories)
  const byTurn = sections.map(turnsOf)
  const tried = stories.length > 1 ? [sections.map(turnOfSection), byTurn] : [byTurn]
  for (const turns of tried)
    for (const choose of [theOther, theQuieter]) {
      const shared = shareTurns(turns, choose, piece.language)
      if (isShared(shared.flat(2), piece.language))
        return sections.map((section, at) => ({ ...section, lines: shared[at]!.flat() }))
    }
  return sections
}

/** Says if each of two voices has enough of the news. */
export function isShared(lines: readonly ScriptLine[], language: string): boolean {
  const ofB = lines.filter(({ speaker }) => speaker === 'b')
  const [b, all] = [factsIn(ofB, language), factsIn(lines, language)]
  return Math.min(b, all - b) >= all * LEAST_SHARE
}

type Said = Record<Speaker, number>

const theOther = (last: Speaker): Speaker => (last === 'a' ? 'b' : 'a')
const theQuieter = (_: Speaker, said: Said): Speaker => (said.b < said.a ? 'b' : 'a')

const turnOfSection = ({ lines }: ScriptSection): ScriptLine[][] => [[...lines]]

/**
 * Splits a section into turns. A turn begins with a connective, or with a sentence that is clear
 * without the one before.
 */
function turnsOf({ lines }: ScriptSection): ScriptLine[][] {
  const turns: ScriptLine[][] = []
  let told = 0
  for (const [at, line] of lines.entries()) {
    const isOurs = line.citations.length === 0
    const isAnnounced = at > 0 && lines[at - 1]!.citations.length === 0
    const isTurn = isOurs
      ? !isAnnounced
      : !isAnnounced && told >= TURN_SENTENCES && standsAlone(line)
    if (turns.length === 0 || isTurn) {
      turns.push([])
      told = 0
    }
    turns.at(-1)!.push(line)
    if (!isOurs) told++
  }
  return turns
}

function standsAlone({ text }: ScriptLine): boolean {
  return !leansOnAnother(text, outsideQuotes(text))
}

/** Gives each turn a speaker. The first voice reads turns without news, such as the opening. */
function shareTurns(
  sections: readonly ScriptLine[][][],
  choose: (last: Speaker, said: Said) => Speaker,
  language: string,
): ScriptLine[][][] {
  const said: Said = { a: 0, b: 0 }
  let last: Speaker = 'b'
  return sections.map((turns) =>
    turns.map((turn) => {
      const words = factsIn(turn, language)
      const speaker = words > 0 ? choose(last, said) : 'a'
      if (words > 0) last = speaker
      said[speaker] += words
      return turn.map((line) => ({ ...line, speaker }))
    }),
  )
}

function factsIn(lines: readonly ScriptLine[], language: string): number {
  return lines
    .filter(({ citations }) => citations.length > 0)
    .reduce((sum, { text }) => sum + countWords(text, language), 0)
}
