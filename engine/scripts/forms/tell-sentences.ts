import { plainName, type Said } from '../connectives/connective-turns.ts'
import type { Connectives, Variants } from '../connectives/connectives.ts'
import type { ScriptLine, Speaker } from '../script.ts'
import { dayKey, type SayDay } from './days.ts'
import { factual } from './factual.ts'
import type { ToldSentence } from './told-story.ts'

/** The day and the outlets that were announced last. They need not be announced again. */
export interface Announced {
  day: string | null
  outlets: string
}

interface Telling {
  connectives: Connectives
  link: (speaker: Speaker, variants: Variants, said?: Said) => ScriptLine[]
  list: (outlets: readonly string[]) => string
  days: SayDay
  /** The most outlets that are named together. */
  mostOutlets: number
  /** True for one of several stories. All its sentences get the day of the first one. */
  isOfMany: boolean
}

/** Consecutive sentences of one day and a few outlets. */
interface Run {
  day: string
  outlets: string[]
  sentences: ToldSentence[]
}

/**
 * A phrase that names outlets without a verb, for pieces in which each story names its own: a verb
 * would be repeated too often.
 */
export const NAMES_ALONE = { all: ['{outlets}:'] }

/**
 * Lines for sentences in one voice. The day is announced when it changes, and the outlets before
 * each run of their sentences, unless all of these name them.
 */
export function tellSentences(
  speaker: Speaker,
  sentences: readonly ToldSentence[],
  announced: Announced,
  telling: Telling,
): ScriptLine[] {
  return runsOf(sentences, telling).flatMap((run) => {
    const lines: ScriptLine[] = []
    if (run.day !== announced.day && run.day !== '')
      lines.push(...sayDay(speaker, run, announced, telling))
    const outlets = run.outlets.join('\n')
    if (outlets !== announced.outlets && !run.sentences.every(namesItsOutlet))
      lines.push(...leadIn(speaker, run.outlets, telling))
    announced.outlets = outlets
    return [...lines, ...run.sentences.map((sentence) => factual(speaker, sentence))]
  })
}

/**
 * Announces the day. One of several stories needs no announcement if its first sentence names the
 * day, or the day before or after, which it may have been at the place of the event.
 */
function sayDay(
  speaker: Speaker,
  { day, sentences }: Run,
  announced: Announced,
  { days, link, isOfMany }: Telling,
): ScriptLine[] {
  const { text, of } = sentences[0]!
  announced.outlets = ''
  const isSaid = isOfMany && days.isIn(text, of.publishedAt)
  const isEveSaid = isOfMany && days.isBesideIn(text, of.publishedAt)
  announced.day = isEveSaid && !isSaid ? null : day
  if (isSaid || isEveSaid) return []
  return link(speaker, { all: ['{date}.'] }, { date: days.say(of.publishedAt) })
}

function runsOf(
  sentences: readonly ToldSentence[],
  { days, mostOutlets, isOfMany }: Telling,
): Run[] {
  const runs: Run[] = []
  for (const sentence of sentences) {
    const { outlet } = sentence.of
    const { publishedAt } = isOfMany ? sentences[0]!.of : sentence.of
    const day = dayKey(publishedAt, days.zone)
    const run = runs.at(-1)
    const isKnown = run?.outlets.includes(outlet)
    if (run?.day === day && (isKnown || run.outlets.length < mostOutlets)) {
      if (!isKnown) run.outlets.push(outlet)
      run.sentences.push(sentence)
    } else runs.push({ day, outlets: [outlet], sentences: [sentence] })
  }
  return runs
}

function leadIn(
  speaker: Speaker,
  outlets: readonly string[],
  { connectives, link, list, isOfMany }: Telling,
): ScriptLine[] {
  if (isOfMany) return link(speaker, NAMES_ALONE, { outlets: list(outlets) })
  return outlets.length === 1
    ? link(speaker, connectives.leadIns, { outlet: plainName(outlets[0]!) })
    : link(speaker, connectives.leadInsOfSeveral, { outlets: list(outlets) })
}

/** Says if a sentence names its outlet: "…, Veil told the Harbour Post". */
function namesItsOutlet({ text, of }: ToldSentence): boolean {
  return of.outlet !== '' && text.toLowerCase().includes(of.outlet.toLowerCase())
}
