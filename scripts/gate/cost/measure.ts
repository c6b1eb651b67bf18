import { budgets, placeOf, SHARED, usualBudget } from './budgets.ts'
import { median, slownessOf } from './calibration.ts'
import type { JourneyNote, Note, UnitNote } from './note.ts'
import type { Spent } from './spent.ts'
import type { Watch } from './watch.ts'

/** A part of the run, measured by scripts/gate/test.mjs. */
export interface Part {
  name: string
  startedAt: number
  wallS: number
  /**
   * The CPU seconds; absent if the part started no program, or if programs cannot be measured here.
   */
  cpuS?: number
}

export interface Run {
  parts: Part[]
  notes: Note[]
  watch: Watch
  flaky: string[]
}

export interface Use {
  usedS: number
  budgetS: number
  dearest: string[]
}

export type KindOfTest = 'unit' | 'journeys'

export interface MeasuredPart extends Part {
  /** The CPU seconds by kind of process; only for the parts that run tests. */
  spent: Spent
}

/**
 * The results of a run, in CPU seconds of this machine; only `places` are converted to the
 * reference machine.
 */
export interface Measured {
  /**
   * The factor by which this machine is slower than the reference: the median of the calibrations.
   */
  slowness: number
  calibrations: number
  /** The CPU seconds of the measuring itself, which are not included in the parts. */
  watchS: number
  wallS: number
  cpuS: number
  parts: MeasuredPart[]
  /** The use of each place, in CPU seconds of the reference machine. */
  places: ({ place: string } & Record<KindOfTest, Use>)[]
  hubs: string[]
  loads: number
  begunAnew: number
  flaky: string[]
  journeys: JourneyNote[]
  unitFiles: UnitNote[]
}

/** The parts of scripts/gate/test.mjs that run tests. */
export const UNIT_PART = 'unit and contract tests'
export const JOURNEYS_PART = 'journeys'
const DEAREST = 3

export function measure({ parts, notes, watch, flaky }: Run): Measured {
  const slowness = slownessOf(median(watch.calibrations.map(({ ms }) => ms)))
  const ofKind = <K extends Note['kind']>(kind: K) =>
    notes.filter((each): each is Extract<Note, { kind: K }> => each.kind === kind)
  const journeys = ofKind('journey').toSorted((a, b) => (b.cpuS ?? 0) - (a.cpuS ?? 0))
  const unitFiles = ofKind('unit').toSorted((a, b) => b.cpuS - a.cpuS)
  const timed = parts.map((part) => withSpent(part, watch))
  const unit = byPlace(unitFiles, partS(timed, UNIT_PART), slowness)
  const played = byPlace(journeys, partS(timed, JOURNEYS_PART), slowness)
  const places = new Set([...budgets.keys(), ...unit.keys(), ...played.keys()])
  return {
    slowness,
    calibrations: watch.calibrations.length,
    watchS: watch.ownS,
    wallS: wallSOf(parts),
    cpuS: sum(timed.map(({ cpuS = 0 }) => cpuS)),
    parts: timed,
    places: [...places].map((place) => {
      const budget = budgets.get(place) ?? usualBudget
      const use = (found: Map<string, Omit<Use, 'budgetS'>>, budgetS: number) => ({
        ...(found.get(place) ?? { usedS: 0, dearest: [] }),
        budgetS,
      })
      return { place, unit: use(unit, budget.unit), journeys: use(played, budget.journeys) }
    }),
    hubs: ofKind('hub').map(({ why }) => why),
    loads: ofKind('load').length,
    begunAnew: ofKind('anew').length,
    flaky,
    journeys,
    unitFiles,
  }
}

/**
 * Sums up the tests by place. The rest of the part's time, which belongs to no test, counts as
 * shared.
 */
function byPlace(tests: (UnitNote | JourneyNote)[], wholeS: number, slowness: number) {
  const found = new Map<string, Omit<Use, 'budgetS'>>()
  for (const test of tests) {
    const place = placeOf(test.file)
    const use = found.get(place) ?? { usedS: 0, dearest: [] }
    const seconds = (test.cpuS ?? 0) / slowness
    use.usedS += seconds
    const name = test.kind === 'journey' ? `${test.file} › ${test.title}` : test.file
    if (use.dearest.length < DEAREST) use.dearest.push(`${name} (${seconds.toFixed(1)})`)
    found.set(place, use)
  }
  const testsS = sum(tests.map(({ cpuS = 0 }) => cpuS))
  return found.set(SHARED, { usedS: Math.max(0, wholeS - testsS) / slowness, dearest: [] })
}

/**
 * Adds the CPU seconds by kind of process. The higher of two totals counts: the measured time lacks
 * a PostgreSQL that outlived its server for a moment, and the watch lacks processes outside the
 * process tree that ended between two looks.
 */
function withSpent(part: Part, watch: Watch): MeasuredPart {
  if (part.name !== UNIT_PART && part.name !== JOURNEYS_PART) return { ...part, spent: {} }
  const spent = spentIn(part, watch)
  const { 'at rest': _, ...kinds } = spent
  const seenS = sum(Object.values(kinds))
  return { ...part, spent, cpuS: Math.max(part.cpuS ?? 0, seenS) || undefined }
}

/**
 * The CPU seconds by kind of process, from the first look within a part to the first look after it.
 */
function spentIn({ startedAt, wallS }: Part, { looks }: Watch): Spent {
  const upTo = (moment: number) =>
    (looks.find(({ at }) => at >= moment) ?? looks.at(-1))?.spent ?? {}
  const before = upTo(startedAt)
  const after = Object.entries(upTo(startedAt + wallS * 1000)) as [keyof Spent, number][]
  return Object.fromEntries(after.map(([kind, seconds]) => [kind, seconds - (before[kind] ?? 0)]))
}

/** The duration from the first start to the last end, because parts may run at the same time. */
function wallSOf(parts: Part[]): number {
  const begin = Math.min(...parts.map(({ startedAt }) => startedAt))
  return Math.max(...parts.map(({ startedAt, wallS }) => (startedAt - begin) / 1000 + wallS))
}

const partS = (parts: Part[], name: string) => parts.find((part) => part.name === name)?.cpuS ?? 0

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
