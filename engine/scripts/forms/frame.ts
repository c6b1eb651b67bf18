import { pieceTitle } from '../piece-title.ts'
import { plainName } from '../connectives/connective-turns.ts'
import type { ScriptLine, ScriptSection } from '../script.ts'
import { listOutlets, type Piece } from './piece.ts'
import { sentencesOf, type ToldStory } from './told-story.ts'

/** The outlets that a piece quotes, in the order of the piece. */
export function outletsOf(stories: readonly ToldStory[]): string[] {
  return [...new Set(stories.flatMap(sentencesOf).map(({ of }) => of.outlet))]
}

/** The opening of the piece, which says its date, and its sources or the number of its stories. */
export function opening(piece: Piece, stories: readonly ToldStory[]): ScriptSection {
  const { material, connectives, link, dateOf } = piece
  const outlets = outletsOf(stories)
  const date = dateOf(material.asOf)
  const only = outlets.length === 1 ? outlets[0]! : null
  const variants =
    stories.length > 1
      ? connectives.openingOfMany
      : only
        ? connectives.openingOfOne
        : connectives.openingOfSeveral
  const count = String(stories.length > 1 ? stories.length : outlets.length)
  const title = plainName(pieceTitle(material, piece.language))
  const outlet = only ? plainName(only) : ''
  // A piece with several stories says its title together with their number.
  const named =
    material.time && stories.length === 1 ? link('a', { all: ['{title}.'] }, { title }) : []
  const lines = [...named, ...link('a', variants, { date, count, title, outlet })]
  if (stories.length === 1 && only) piece.namesOutlet(only)
  return { kind: 'opening', title: connectives.titles.opening || date, lines }
}

/**
 * Names the sources again, unless the piece has several stories, which name their own; then says
 * what was left out.
 */
export function closing(piece: Piece, stories: readonly ToldStory[]): ScriptSection {
  const { connectives, link } = piece
  const outlets = outletsOf(stories)
  const said =
    stories.length > 1
      ? []
      : outlets.length === 1
        ? link('a', connectives.closingOfOne, { outlet: plainName(outlets[0]!) })
        : link('a', connectives.closing, { outlets: listOutlets(outlets, piece) })
  return {
    kind: 'closing',
    title: connectives.titles.closing || plainName(outlets[0] ?? ''),
    lines: [...said, ...leftOut(piece)],
  }
}

/** Says how many reports are left out because they are in other languages. */
export function leftOut({ leftOut: count, connectives, link }: Piece): ScriptLine[] {
  if (count === 0) return []
  const text = count === 1 ? connectives.leftOutOne : connectives.leftOut
  return text === '' ? [] : link('a', { all: [text] }, { count: String(count) })
}
