import type { TestBudget } from '#platform/area.ts'
import { areas, folderOf } from '#areas/areas.ts'

/**
 * The budget for everything that all tests share: Vitest and Playwright themselves, shared servers,
 * PostgreSQL.
 */
export const SHARED = 'shared'
/** A run fails if a place uses more than this many times its budget. */
export const TOLERANCE = 1.25

/** The budget of a new area, and of a folder that is not listed below. */
export const usualBudget: TestBudget = { unit: 60, journeys: 60 }

const others: Record<string, TestBudget> = {
  core: { unit: 15, journeys: 0 },
  engine: { unit: 54, journeys: 0 },
  feeds: { unit: 30, journeys: 0 },
  media: { unit: 20, journeys: 0 },
  server: {
    unit: 225,
    journeys: 0,
    because:
      'Databases and archives are started, broken and read; hostile code is run and ended; each operation is asked ten times.',
  },
  web: { unit: 15, journeys: 0 },
  scripts: {
    unit: 130,
    journeys: 0,
    because: 'A new area with each kind of part, and whole replays, are built and run.',
  },
  'e2e/walks': {
    unit: 0,
    journeys: 360,
    because: 'Every scene and page at each width; every control twice and in pairs, at both doors.',
  },
  'e2e/doors': {
    unit: 0,
    journeys: 70,
    because:
      'Two servers below paths of one host, one with a site, and a demo hosted elsewhere are started.',
  },
  [SHARED]: {
    unit: 400,
    journeys: 280,
    because:
      'Every PostgreSQL, the hub of the run, Vitest and Playwright: 33 ms for each of twelve thousand tests, 0.35 s for each of eight hundred journeys.',
  },
}

/**
 * Budgets by place: an area such as `areas/NAME` or `platform/NAME`, another folder of the tree, a
 * folder of `e2e/`, or SHARED.
 */
export const budgets: ReadonlyMap<string, TestBudget> = new Map([
  ...areas.map((area) => [folderOf(area), area.gate ?? usualBudget] as const),
  ...Object.entries(others),
])

/** The place whose budget a test counts towards. */
export function placeOf(file: string): string {
  const [top = '', folder = '', ...below] = file.split('/')
  const hasFolder = isOfArea(file) || (top === 'e2e' && below.length > 0)
  return hasFolder ? `${top}/${folder}` : top
}

/** The file in which the budget of a place is written. */
export function budgetFile(place: string): string {
  return isOfArea(place) ? `${place}/area.ts` : 'scripts/gate/cost/budgets.ts'
}

function isOfArea(path: string): boolean {
  return /^(areas|platform)\//.test(path)
}
