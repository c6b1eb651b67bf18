import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { slowTests } from './slow-tests.ts'

const TEST_FILE = /\.test\.(ts|tsx|mjs)$/
/** What reaches beyond a file: mocks, databases, servers, other processes, and what lasts from test to test. */
const REACHES_OUT =
  /\bvi\b|testDatabase|test-database|process\.|spawn|test-tools|createServer|fetch\(|tmpdir|globalThis|beforeAll|afterEach/

export function testFilesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => TEST_FILE.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/')),
  )
}

/**
 * Files of plain functions, put to plain words. They may share a process with their modules loaded: loading
 * them anew for each file takes longer than the tests.
 */
export function isPlainTest(file: string): boolean {
  return !slowTests.includes(basename(file)) && !REACHES_OUT.test(readFileSync(file, 'utf8'))
}
