import type { Connectives, Variants } from '../connectives/connectives.ts'
import { fill, plainName, type Said, type SayConnective } from '../connectives/connective-turns.ts'
import type { Material } from '../material.ts'
import type { ScriptLine, Speaker } from '../script.ts'
import type { ScriptWishes } from '../script-wishes.ts'
import { dayKey, daysIn, knownLanguage } from './days.ts'
import { tellSentences, type Announced } from './tell-sentences.ts'
import type { ToldSentence } from './told-story.ts'

/** A piece that is being written, with the tools for its sections. */
export interface Piece {
  material: Material
  form: ScriptWishes['form']
  language: string
  connectives: Connectives
  /** The number of entries that are left out because they are in other languages. */
  leftOut: number
  /** Lines with a connective; empty if the language has none of this kind. */
  link: (speaker: Speaker, variants: Variants, said?: Said) => ScriptLine[]
  /** Lines for sentences in one voice. The day and the outlets are named where they change. */
  tell: (speaker: Speaker, sentences: readonly ToldSentence[]) => ScriptLine[]
  /** Records the outlet that was named last. */
  namesOutlet: (outlet: string) => void
  /** The date of a moment, in the language of the piece and the reader's time zone. */
  dateOf: (moment: string) => string
}

/**
 * The most outlets that are named before a run of sentences. It is lower for a single event, so
 * that listeners know more exactly who says what.
 */
const MOST_OUTLETS = { ofOne: 2, ofMany: 3 }

export function openPiece({
  say,
  isOfMany,
  ...rest
}: Omit<Piece, 'link' | 'tell' | 'namesOutlet' | 'dateOf'> & {
  say: SayConnective
  isOfMany: boolean
}): Piece {
  const { connectives, material, language } = rest
  const days = daysIn(language, material.zone, material.asOf)
  // The opening already says the day of the whole piece.
  const announced: Announced = { day: dayKey(material.asOf, material.zone), outlets: '' }
  const link: Piece['link'] = (speaker, variants, said) =>
    say(variants, said)
      .filter((text) => text !== '')
      .map((text) => ({ speaker, text, citations: [] }))
  const list = (outlets: readonly string[]) => listOutlets(outlets, rest)
  const mostOutlets = isOfMany ? MOST_OUTLETS.ofMany : MOST_OUTLETS.ofOne
  const telling = { connectives, link, list, days, mostOutlets, isOfMany }
  return {
    ...rest,
    link,
    tell: (speaker, sentences) => tellSentences(speaker, sentences, announced, telling),
    namesOutlet: (outlet) => {
      announced.outlets = outlet
    },
    dateOf: days.date,
  }
}

const MOST_LISTED = 8

/** A list of outlets for use in a sentence. */
export function listOutlets(
  outlets: readonly string[],
  { connectives, language }: Pick<Piece, 'connectives' | 'language'>,
): string {
  const shown = outlets.slice(0, MOST_LISTED).map((outlet) => plainName(outlet))
  const more = outlets.length - shown.length
  const isCounted = more > 0 && connectives.andMore !== ''
  const all = isCounted ? [...shown, fill(connectives.andMore, { count: String(more) })] : shown
  const known = knownLanguage(language)
  if (known === 'und') return all.join(', ')
  return new Intl.ListFormat(known, { type: 'conjunction' }).format(all)
}
