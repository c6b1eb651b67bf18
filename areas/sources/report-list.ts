import {
  shows,
  type FolderPath,
  type FoundReports,
  type Order,
  type ReportSearch,
  type Show,
  type SourceReport,
} from './contracts/source-health.ts'

/**
 * Finds the first reports of a list, with counts. If `upTo` is given, all reports up to that source
 * are included.
 */
export function findReports(
  reports: readonly SourceReport[],
  { show, search, order, isTurned, most, upTo }: Omit<ReportSearch, 'hub'>,
): FoundReports {
  const found = inOrder(narrow(reports, { show, search }), order, isTurned)
  const wanted = found.findIndex(({ id }) => id === upTo)
  return {
    reports: found.slice(0, Math.max(most, wanted + 1)),
    found: found.length,
    counts: Object.fromEntries(shows.map((each) => [each, countShown(reports, each)])) as Record<
      Show,
      number
    >,
    folders: foldersOf(reports),
  }
}

const isShown: Record<Show, (report: SourceReport) => boolean> = {
  all: () => true,
  failing: ({ condition }) => condition === 'failing' || condition === 'gone',
  silent: ({ condition }) => condition === 'silent',
  noisy: ({ isNoisy }) => isNoisy,
  paused: ({ isPaused }) => isPaused,
  muted: ({ isMuted }) => isMuted,
}

export function countShown(reports: readonly SourceReport[], show: Show): number {
  return reports.filter(isShown[show]).length
}

/**
 * Finds reports that match the filter, and whose name, address or folder contains all the words.
 */
export function narrow(
  reports: readonly SourceReport[],
  { show, search }: { show: Show; search: string },
): SourceReport[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return reports.filter((report) => {
    const text = [report.name, report.address, ...report.folder].join(' ').toLocaleLowerCase()
    return isShown[show](report) && words.every((word) => text.includes(word))
  })
}

/** The value that each order sorts by. Sources without a value are always last. */
const valueOf: Record<Order, (report: SourceReport) => string | number | null> = {
  name: ({ name }) => name,
  entry: ({ lastEntry }) => lastEntry,
  rate: ({ perWeek }) => perWeek,
  delay: ({ averageDelay }) => averageDelay,
  size: ({ bytes }) => bytes,
}

/** Sorts names from A to Z, and other values from the highest; `isTurned` reverses this. */
export function inOrder(
  reports: readonly SourceReport[],
  order: Order,
  isTurned: boolean,
): SourceReport[] {
  const direction = (order === 'name') === isTurned ? -1 : 1
  return reports.toSorted((one, other) => {
    const [a, b] = [valueOf[order](one), valueOf[order](other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return direction * compare(a, b) || compare(one.name, other.name)
  })
}

const names = new Intl.Collator('en', { numeric: true })

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : names.compare(`${a}`, `${b}`)
}

export interface SourceGroup {
  folder: FolderPath
  reports: SourceReport[]
}

/** Groups reports by folder, sorted by the folders' names. Reports without a folder come first. */
export function byFolder(reports: readonly SourceReport[]): SourceGroup[] {
  const groups = new Map<string, SourceGroup>()
  for (const report of reports) {
    const key = JSON.stringify(report.folder)
    const group = groups.get(key) ?? { folder: report.folder, reports: [] }
    group.reports.push(report)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted((a, b) => compareFolders(a.folder, b.folder))
}

/** All folders with sources and their parent folders, in the order of the tree. */
export function foldersOf(reports: readonly SourceReport[]): FolderPath[] {
  const folders = new Map<string, FolderPath>()
  for (const { folder } of reports) {
    for (let depth = 1; depth <= folder.length; depth++) {
      const path = folder.slice(0, depth)
      folders.set(JSON.stringify(path), path)
    }
  }
  return [...folders.values()].toSorted(compareFolders)
}

function compareFolders(a: FolderPath, b: FolderPath): number {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth++) {
    const difference = names.compare(a[depth]!, b[depth]!)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
