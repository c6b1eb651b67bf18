import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OF_A_TEMPLATE } from '../tree/of-a-template.ts'

const TEST_FILE = /\.test\.(ts|tsx|mjs)$/
/**
 * A test that replaces another module, changes the process permanently (as the page of
 * asking/test-page.tsx does), or measures its memory.
 */
const NEEDS_ITS_OWN_PROCESS =
  /\bvi\.(?:mock|doMock|stub)|asking\/test-page|process\.env\S* = |memoryUsage/
/** A test with effects beyond its file: databases, servers, other processes, and lasting data. */
const REACHES_OUT =
  /\bvi\b|testDatabase|test-database|process\.|spawn|test-tools|createServer|fetch\(|tmpdir|globalThis|beforeAll|afterEach/

/**
 * The test files by the process that they need. `apart`: one of their own. `together`: one that
 * earlier files used, because loading the server for each file takes longer than most of their
 * tests. `plain`: a shared one without a database, for functions that only compute.
 */
export function testFilesIn(folders: readonly string[]) {
  const kinds: Record<'apart' | 'together' | 'plain', string[]> = {
    apart: [],
    together: [],
    plain: [],
  }
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, name).replaceAll('\\', '/')
      if (!TEST_FILE.test(name) || OF_A_TEMPLATE.test(file)) continue
      kinds[kindOf(readFileSync(file, 'utf8'))].push(file)
    }
  }
  return kinds
}

function kindOf(text: string) {
  if (NEEDS_ITS_OWN_PROCESS.test(text)) return 'apart'
  return REACHES_OUT.test(text) ? 'together' : 'plain'
}
