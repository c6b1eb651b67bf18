// Which checks a change touches, by the paths of its files and by what imports them.
import { basename } from 'node:path'
import type { SourceFile } from '../tree/read-tree.ts'
import { slowTests } from '../tests/slow-tests.ts'
import { reachingFiles } from './reaching-files.ts'

const CODE = /\.(ts|tsx|mjs)$/
const UNIT_TEST = /\.test\.(ts|tsx|mjs)$/
const JOURNEY = /\.spec\.ts$/
const OF_JOURNEYS = /(^|\/)e2e\//
/** A server of its own is a built one, which a run from the sources has none of. */
const STARTS_SERVER = /\b(startHub|ownHub|ownNewsHub)\b/
/** Files of unit tests that two processors play in some ten seconds. */
const MOST_UNIT_TESTS = 12

/** Files that lint, format and the import graph know. */
export function codeIn(files: readonly string[]): string[] {
  return files.filter((file) => CODE.test(file))
}

export function journeysIn(files: readonly string[]): string[] {
  return files.filter((file) => JOURNEY.test(file))
}

/** Changed unit tests, those that reach what changed, nearest first, and the others of the changed areas. */
export function unitTestsNear(
  files: readonly string[],
  tree: readonly SourceFile[],
  most = MOST_UNIT_TESTS,
) {
  const folders = areasOf(files.filter((file) => !OF_JOURNEYS.test(file)))
  const ofAreas = tree.map(({ path }) => path).filter((path) => isIn(path, folders))
  const near = [...new Set([...reachingFiles(files, tree), ...ofAreas])].filter(isUnitTest)
  const isSlow = (file: string) => slowTests.includes(basename(file)) && !files.includes(file)
  const quick = near.filter((file) => !isSlow(file))
  const changed = quick.filter((file) => files.includes(file))
  const others = quick.filter((file) => !files.includes(file))
  const room = Math.max(0, most - changed.length)
  return {
    chosen: [...changed, ...others.slice(0, room)],
    slow: near.filter(isSlow),
    farther: others.slice(room),
  }
}

/**
 * Changed journeys, those that import what changed of the journeys' own, and all of the areas of which anything else
 * changed: what a screen reaches in a browser, no import tells. `leftOut` cannot be played from the sources.
 */
export function journeysNear(
  files: readonly string[],
  tree: readonly SourceFile[],
  read: (file: string) => string,
) {
  const own = files.filter((file) => OF_JOURNEYS.test(file))
  const folders = areasOf(files.filter((file) => !OF_JOURNEYS.test(file)))
  const ofAreas = tree.map(({ path }) => path).filter((path) => isIn(path, folders))
  const near = [...new Set([...reachingFiles(own, tree), ...ofAreas])].filter(isJourney)
  const startsServer = (file: string) => STARTS_SERVER.test(read(file))
  return {
    fromSources: near.filter((file) => !startsServer(file)),
    leftOut: near.filter(startsServer),
  }
}

const isUnitTest = (file: string) => UNIT_TEST.test(file)
const isJourney = (file: string) => JOURNEY.test(file)

/** Their folders, like `areas/rules/`. */
function areasOf(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => /^areas\/[^/]+\//.exec(file)?.[0] ?? []))]
}

function isIn(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(folder))
}
