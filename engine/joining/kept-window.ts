import type { KeptTerms } from '../words/term-memory.ts'
import type { TitleFrame } from './developments/title-frame.ts'
import type { EntryVector } from './entry-vector.ts'

/**
 * The weights of a joiner's entries, which take nearly all of the time of rebuilding its window and never change.
 * They lie in a few flat arrays, written and read in a moment.
 */
export interface KeptWindow {
  terms: KeptTerms
  /** The joiner's ids of the entries, in order of arrival. */
  ids: Float64Array
  languages: string[]
  frames: (TitleFrame | null)[]
  /** `FACTS` numbers of each entry, then the lengths of its `listsOf`. */
  facts: Int32Array
  lists: Int32Array
  weights: Int16Array
  toldWeights: Float32Array
  /** Marks a term of the title as a name (1) or a number (2). */
  kinds: Uint8Array
}

const FACTS = 5
const LISTS = 6
const NUMBERS = FACTS + LISTS

function listsOf({ known, terms, titleTerms, numbers, told }: EntryVector): Int32Array[] {
  return [known, terms, titleTerms, numbers, told.terms, told.done]
}

export function keepWindow(
  terms: KeptTerms,
  entries: readonly (EntryVector & { id: number })[],
): KeptWindow {
  const sum = (lengthOf: (entry: EntryVector) => number) =>
    entries.reduce((all, entry) => all + lengthOf(entry), 0)
  const kept: KeptWindow = {
    terms,
    ids: Float64Array.from(entries, ({ id }) => id),
    languages: entries.map(({ language }) => language),
    frames: entries.map(({ told }) => told.frame),
    facts: new Int32Array(NUMBERS * entries.length),
    lists: new Int32Array(
      sum((entry) => listsOf(entry).reduce((all, list) => all + list.length, 0)),
    ),
    weights: new Int16Array(sum(({ weights }) => weights.length)),
    toldWeights: new Float32Array(sum(({ told }) => told.weights.length)),
    kinds: new Uint8Array(sum(({ told }) => told.inTitle)),
  }
  const at = { lists: 0, weights: 0, toldWeights: 0, kinds: 0 }
  for (const [nth, entry] of entries.entries()) {
    const { told } = entry
    const { inTitle, actor, speaker, awaited, isExpected } = told
    const lists = listsOf(entry)
    const lengths = lists.map(({ length }) => length)
    kept.facts.set(
      [inTitle, actor, speaker, awaited, Number(isExpected), ...lengths],
      NUMBERS * nth,
    )
    for (const list of lists) {
      kept.lists.set(list, at.lists)
      at.lists += list.length
    }
    kept.weights.set(entry.weights, at.weights)
    at.weights += entry.weights.length
    kept.toldWeights.set(told.weights, at.toldWeights)
    at.toldWeights += told.weights.length
    for (let k = 0; k < inTitle; k++) {
      kept.kinds[at.kinds++] = told.isName[k]! + 2 * told.isNumber[k]!
    }
  }
  return kept
}

/** The vectors of a window by how its joiner knew the entries; each shares the memory of the whole. */
export function vectorsOf(kept: KeptWindow): Map<number, EntryVector> {
  const vectors = new Map<number, EntryVector>()
  const at = { lists: 0, weights: 0, toldWeights: 0, kinds: 0 }
  for (const [nth, id] of kept.ids.entries()) {
    const facts = kept.facts.subarray(NUMBERS * nth, NUMBERS * (nth + 1))
    const [inTitle, actor, speaker, awaited, isExpected, ...lengths] = facts as unknown as number[]
    const [known, terms, titleTerms, numbers, toldTerms, done] = lengths.map((length) =>
      kept.lists.subarray(at.lists, (at.lists += length)),
    ) as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array]
    const kinds = kept.kinds.subarray(at.kinds, (at.kinds += inTitle!))
    vectors.set(id, {
      language: kept.languages[nth]!,
      ...{ known, terms, titleTerms, numbers },
      weights: kept.weights.subarray(at.weights, (at.weights += terms.length)),
      told: {
        terms: toldTerms,
        weights: kept.toldWeights.subarray(at.toldWeights, (at.toldWeights += toldTerms.length)),
        inTitle: inTitle!,
        isName: kinds.map((kind) => kind & 1),
        isNumber: kinds.map((kind) => kind >> 1),
        ...{ actor: actor!, speaker: speaker!, awaited: awaited! },
        isExpected: isExpected === 1,
        frame: kept.frames[nth]!,
        done,
      },
    })
  }
  return vectors
}
