import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OF_A_TEMPLATE } from '../tree/of-a-template.ts'

const TEST_FILE = /\.test\.(ts|tsx|mjs)$/
/**
 * Matches tests that replace another module, change the process permanently (as
 * asking/test-page.tsx does), or measure its memory.
 */
const NEEDS_ITS_OWN_PROCESS =
  /\bvi\.(?:mock|doMock|stub)|asking\/test-page|process\.env\S* = |memoryUsage/
/**
 * Matches tests with effects beyond their file: databases, servers, other processes, and lasting
 * data.
 */
const REACHES_OUT =
  /\bvi\b|testDatabase|test-database|process\.|spawn|test-tools|createServer|fetch\(|tmpdir|globalThis|beforeAll|afterEach/

/**
 * Sorts test files by the process that they need. `apart`: a process of their own. `together`: a
 * process that runs several files, because loading the server anew for each would take longer than
 * most tests. `plain`: a shared process without a database, for functions that only compute.
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
