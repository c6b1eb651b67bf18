import type { Telling } from '../claims/counts.ts'
import type { ToldFigures } from '../claims/told-figures.ts'
import type { ReadableSentence } from './sentences/readable-sentences.ts'

/** A difference between sources: one sentence of each side. */
export interface Difference {
  /**
   * The kind: "replaced" for an old value and the newer one, "disputed" for different values of
   * about the same time.
   */
  kind: 'replaced' | 'disputed'
  sides: readonly ReadableSentence[]
}

/** The figures on which sources differ, where each side has a sentence that can be read out. */
export function differencesAmong(
  { disputed, replaced }: Pick<ToldFigures, 'disputed' | 'replaced'>,
  all: readonly ReadableSentence[],
): Difference[] {
  const used = new Set<ReadableSentence>()
  const found: Difference[] = []
  const add = (kind: Difference['kind'], sides: readonly (readonly Telling[])[]) => {
    const sentences = sides.map((tellings) => firstToRead(tellings, all, used))
    if (sentences.some((sentence) => sentence === null)) return
    const told = sentences as ReadableSentence[]
    if (new Set(told).size < told.length) return
    for (const sentence of told) used.add(sentence)
    found.push({ kind, sides: told })
  }
  for (const { values } of disputed)
    add(
      'disputed',
      values.map((told) => told.map(({ sentence }) => sentence)),
    )
  for (const { before, after } of replaced) add('replaced', [[before.sentence], [after.sentence]])
  return found
}

function firstToRead(
  tellings: readonly Telling[],
  all: readonly ReadableSentence[],
  used: ReadonlySet<ReadableSentence>,
): ReadableSentence | null {
  for (const { entry, start, text } of tellings) {
    // A sentence of a headline is left out, because it has no position in the text.
    if (start < 0) continue
    const sentence = all.find(
      (one) => one.entry === entry && one.start < start + text.length && one.end > start,
    )
    const isFit =
      sentence &&
      !sentence.flaws.isUnfit &&
      !sentence.flaws.isUnfinished &&
      !sentence.flaws.isDangling &&
      !used.has(sentence)
    if (isFit) return sentence
  }
  return null
}
