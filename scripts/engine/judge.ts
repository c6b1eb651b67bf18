import { readCorpus, type CorpusName, type Labelled } from './corpus.ts'
import { joinAll } from './joining.ts'
import { bCubed, strangers, type BCubed } from './metrics.ts'

/** The order decides much in a stream, so each set is joined in several. */
const SEEDS = [1, 2, 3]

export interface JoiningQuality extends BCubed {
  /** Entries that belong to another story than most of their article: of all, and of the counted. */
  wrong: number
  wrongCounted: number
}

/** How well a labelled set is joined; with `titlesOnly` as if its feeds gave headlines alone. */
export function judgeJoining(name: CorpusName, titlesOnly = false): JoiningQuality {
  const runs = SEEDS.map((seed) => {
    const entries = readCorpus(name, seed).map((entry) =>
      titlesOnly ? { ...entry, text: '' } : entry,
    )
    return judge(entries)
  })
  const mean = (of: keyof JoiningQuality) =>
    runs.reduce((sum, run) => sum + run[of], 0) / runs.length
  return {
    precision: mean('precision'),
    recall: mean('recall'),
    f1: mean('f1'),
    wrong: mean('wrong'),
    wrongCounted: mean('wrongCounted'),
  }
}

function judge(entries: Labelled[]): JoiningQuality {
  const { outcomes } = joinAll(entries)
  const rows = outcomes.map((outcome, at) => ({ ...outcome, story: entries[at]!.story }))
  return {
    ...bCubed(rows),
    wrong: strangers(rows),
    wrongCounted: strangers(rows.filter(({ isCounted }) => isCounted)),
  }
}
