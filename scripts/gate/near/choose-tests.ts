// Chooses the checks for a change, by its files and by the files that import them.
import { basename } from 'node:path'
import type { SourceFile } from '../tree/read-tree.ts'
import { slowTests } from '../tests/slow-tests.ts'
import { reachingFiles } from './reaching-files.ts'

const CODE = /\.(ts|tsx|mjs)$/
const UNIT_TEST = /\.test\.(ts|tsx|mjs)$/
const JOURNEY = /\.spec\.ts$/
const OF_JOURNEYS = /(^|\/)e2e\//
/**
 * Matches tests that start a server of their own. They need a built server, which a run from the
 * sources does not have.
 */
const STARTS_SERVER = /\b(startHub|ownHub|ownNewsHub)\b/
/**
 * The most test files that use a database, a server or a process, because each takes two or three
 * CPU seconds.
 */
const MOST_COSTLY_TESTS = 4

/** The code files, which lint, format and the import graph can handle. */
export function codeIn(files: readonly string[]): string[] {
  return files.filter((file) => CODE.test(file))
}

export function journeysIn(files: readonly string[]): string[] {
  return files.filter((file) => JOURNEY.test(file))
}

/**
 * Unit tests for a change, in this order: the changed ones; those that import changed files, of the
 * same area first and nearest first; the other tests of the area. Changed ones and those in
 * `plain`, which cost next to nothing, are all chosen and come before the others.
 */
export function unitTestsNear(
  files: readonly string[],
  tree: readonly SourceFile[],
  { plain, most = MOST_COSTLY_TESTS }: { plain: readonly string[]; most?: number },
) {
  const folders = areasOf(files.filter((file) => !OF_JOURNEYS.test(file)))
  const reaching = reachingFiles(files, tree)
  const ofAreas = tree.map(({ path }) => path).filter((path) => isIn(path, folders))
  const ordered = [
    ...files,
    ...reaching.filter((path) => isIn(path, folders)),
    ...reaching,
    ...ofAreas,
  ]
  const near = [...new Set(ordered)].filter(isUnitTest)
  const isSlow = (file: string) => slowTests.includes(basename(file)) && !files.includes(file)
  const quick = near.filter((file) => !isSlow(file))
  const isFree = (file: string) => plain.includes(file) || files.includes(file)
  const costly = quick.filter((file) => !isFree(file))
  return {
    chosen: [...quick.filter(isFree), ...costly.slice(0, most)],
    slow: near.filter(isSlow),
    farther: costly.slice(most),
  }
}

/**
 * Journeys for a change: the changed ones, those that import changed files of journeys, and all of
 * the changed areas, because imports do not show which screens a change reaches. `leftOut` are
 * those that need a build.
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

/** The folders of the files' areas, such as `areas/rules/`. */
function areasOf(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => /^(areas|platform)\/[^/]+\//.exec(file)?.[0] ?? []))]
}

function isIn(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(folder))
}
