import type { Connectives, Variants } from '../connectives/connectives.ts'
import { fill, plainName, type Said, type SayConnective } from '../connectives/connective-turns.ts'
import type { Material } from '../material.ts'
import type { ScriptLine, Speaker } from '../script.ts'
import type { ToldSentence } from './told-story.ts'
import type { ScriptWishes } from '../script-wishes.ts'

/** What the sections of a piece are written with. */
export interface Piece {
  material: Material
  form: ScriptWishes['form']
  language: string
  connectives: Connectives
  /** Entries in other languages. */
  leftOut: number
  /** A connective as a line; none where the language has none of its kind. */
  link: (speaker: Speaker, variants: Variants, said?: Said) => ScriptLine[]
  /** Sentences of one voice, each outlet named where its words begin. */
  tell: (speaker: Speaker, sentences: readonly ToldSentence[]) => ScriptLine[]
  /** Whose words were announced last. */
  namesOutlet: (outlet: string | null) => void
  isNamed: (outlet: string) => boolean
  /** A day, as it is said in the language and the zone. */
  dayOf: (moment: string) => string
}

export function openPiece({
  say,
  ...rest
}: Omit<Piece, 'link' | 'tell' | 'namesOutlet' | 'isNamed' | 'dayOf'> & {
  say: SayConnective
}): Piece {
  const { connectives, material, language } = rest
  let named: string | null = null
  const link: Piece['link'] = (speaker, variants, said) =>
    say(variants, said)
      .filter((text) => text !== '')
      .map((text) => ({ speaker, text, citations: [] }))
  return {
    ...rest,
    link,
    tell: (speaker, sentences) =>
      sentences.flatMap((sentence) => {
        const { outlet } = sentence.of
        const leadIn =
          outlet === named ? [] : link(speaker, connectives.leadIns, { outlet: plainName(outlet) })
        named = outlet
        return [...leadIn, factual(speaker, sentence)]
      }),
    namesOutlet: (outlet) => {
      named = outlet
    },
    isNamed: (outlet) => outlet === named,
    dayOf: (moment) => dayOf(moment, language, material.zone),
  }
}

/** A sentence with the passages that it stands on. */
export function factual(speaker: Speaker, { text, citations }: ToldSentence): ScriptLine {
  return { speaker, text, citations }
}

const MOST_OUTLETS = 8

/** Outlets as a sentence lists them. */
export function listOutlets(outlets: readonly string[], { connectives, language }: Piece): string {
  const shown = outlets.slice(0, MOST_OUTLETS).map((outlet) => plainName(outlet))
  const more = outlets.length - shown.length
  const isCounted = more > 0 && connectives.andMore !== ''
  const all = isCounted ? [...shown, fill(connectives.andMore, { count: String(more) })] : shown
  if (known(language) === 'und') return all.join(', ')
  return new Intl.ListFormat(known(language), { type: 'conjunction' }).format(all)
}

function dayOf(moment: string, language: string, zone: string): string {
  const time = new Date(moment)
  if (Number.isNaN(time.getTime())) return ''
  // English would stand in a piece of a language that nobody knows.
  if (known(language) === 'und') return moment.slice(0, DAY_CHARACTERS)
  const say = (timeZone: string) =>
    new Intl.DateTimeFormat(known(language), { dateStyle: 'long', timeZone }).format(time)
  try {
    return say(zone)
  } catch {
    return say('UTC')
  }
}

/** Of "2026-03-02T08:00:00Z". */
const DAY_CHARACTERS = 10

/** A language that the runtime can write dates in; others have none of their own. */
function known(language: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'und'
  } catch {
    return 'und'
  }
}
