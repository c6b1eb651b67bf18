import { budgets } from './budgets.ts'
import { sum, type KindOfTest, type Measured, type Use } from './measure.ts'
import type { Spent } from './spent.ts'

const SLOWEST_JOURNEYS = 40
const SLOWEST_UNIT_FILES = 20
const LONGEST_TITLE = 90

/** The text that is printed at the end of a run. */
export function tableOf(measured: Measured): string {
  return [
    introduction(measured),
    partsTable(measured),
    placesTable(measured),
    counts(measured),
    slowest(
      `${SLOWEST_JOURNEYS} slowest journeys`,
      measured.journeys.slice(0, SLOWEST_JOURNEYS).map(({ cpuS, wallS, file, title }) => ({
        cells: [cpuS ?? null, wallS],
        name: `${file.replace(/^.*\//, '')} › ${title}`,
      })),
    ),
    slowest(
      `${SLOWEST_UNIT_FILES} slowest unit files`,
      measured.unitFiles
        .slice(0, SLOWEST_UNIT_FILES)
        .map(({ cpuS, file }) => ({ cells: [cpuS], name: file })),
    ),
  ].join('\n\n')
}

function introduction({ slowness, calibrations, watchS, cpuS, wallS }: Measured): string {
  return [
    `CPU s ${cpuS.toFixed(0)}, wall ${wallS.toFixed(0)} s. This machine was ${slowness.toFixed(2)} times as slow as the reference (median of ${calibrations}); measuring took ${watchS.toFixed(1)} CPU s.`,
    'A unit file counts its worker with what it started and ended; a journey its worker, its browser and hubs of its own.',
    'The rest is "shared": Vitest, Playwright, hubs that go on, and every PostgreSQL.',
  ].join('\n')
}

function partsTable({ parts }: Measured): string {
  const rows = parts.map(({ name, wallS, cpuS, spent }) => [
    name,
    number(wallS),
    number(cpuS ?? null),
    cpuS ? byKind(spent) : '',
  ])
  return columns(['part', 'wall s', 'CPU s', 'of it, as far as seen'], rows, [0, 3])
}

function byKind(spent: Spent): string {
  return Object.entries(spent)
    .filter(([kind, seconds]) => kind !== 'at rest' && seconds >= 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, seconds]) => `${kind} ${seconds.toFixed(0)}`)
    .join(', ')
}

function placesTable({ places }: Measured): string {
  const kinds: KindOfTest[] = ['unit', 'journeys']
  const used = places.filter((place) => kinds.some((kind) => place[kind].usedS >= 0.5))
  const rows = used.map((place) => [place.place, ...kinds.flatMap((kind) => cells(place[kind]))])
  const totals = kinds.flatMap((kind) => {
    const usedS = sum(places.map((place) => place[kind].usedS))
    const budgetS = sum([...budgets.values()].map((budget) => budget[kind]))
    return cells({ usedS, budgetS, dearest: [] })
  })
  const head = ['CPU s of the reference', 'unit', 'budget', '', 'journeys', 'budget', '']
  return columns(head, [...rows, ['sum', ...totals]], [0])
}

const cells = ({ usedS, budgetS }: Use) =>
  budgetS || usedS >= 0.5
    ? [number(usedS), String(budgetS), budgetS ? `${((usedS / budgetS) * 100).toFixed(0)} %` : '']
    : ['', '', '']

function counts({ parts, hubs, loads, begunAnew, flaky }: Measured): string {
  const atRestS = sum(parts.map(({ spent }) => spent['at rest'] ?? 0))
  const ofAll = (atRestS / Math.max(1, sum(parts.map(({ cpuS = 0 }) => cpuS)))) * 100
  const reasons = new Map<string, number>()
  for (const why of hubs) reasons.set(why, (reasons.get(why) ?? 0) + 1)
  return [
    `At rest: ${atRestS.toFixed(1)} CPU s (${ofAll.toFixed(1)} % of all), by hubs and PostgreSQL in seconds in which they took less than 5 % of a core.`,
    `Hubs started: ${hubs.length}${[...reasons].map(([why, times]) => `\n  ${times} ${why}`).join('')}`,
    `Documents loaded: ${loads}; demos begun anew: ${begunAnew}`,
    `Flaky: ${flaky.length}${flaky.map((title) => `\n  ${title}`).join('')}`,
  ].join('\n')
}

function slowest(title: string, rows: { cells: (number | null)[]; name: string }[]): string {
  const cut = (name: string) =>
    name.length > LONGEST_TITLE ? `${name.slice(0, LONGEST_TITLE)}…` : name
  const head = rows[0]?.cells.length === 2 ? 'CPU s  wall s' : 'CPU s'
  const lines = rows.map(({ cells, name }) =>
    [...cells.map((cell) => number(cell).padStart(6)), cut(name)].join('  '),
  )
  return [`${title} (${head})`, ...lines].join('\n')
}

/** A number, from 100 on without decimals; "-" for null. */
function number(value: number | null): string {
  if (value === null) return '-'
  return value.toFixed(value < 100 ? 1 : 0)
}

/** A table in which columns of numbers are aligned right and columns of words left. */
function columns(head: string[], rows: string[][], words: number[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  const padded = (cell: string, column: number) =>
    words.includes(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)
  return all.map((row) => row.map(padded).join('  ').trimEnd()).join('\n')
}
