import { existsSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { patient } from './core/test-patience.ts'
import { isDeep, seed } from './core/testing/test-share.ts'
import { SlowFirst } from './scripts/gate/tests/slow-first.ts'
import { slowTests } from './scripts/gate/tests/slow-tests.ts'
import { testFilesIn } from './scripts/gate/tests/test-files.ts'

// The embedded PostgreSQL that test files take their throwaway databases from.
const testDatabase = './server/database/test-database.ts'

/** Without the files that take long (`npm run test:quick`). */
const isQuick = process.env['SYNTHWIRE_TEST'] === 'quick'

const folders = [
  'core',
  'engine',
  'media',
  'feeds',
  'platform',
  'areas',
  'server',
  'web',
  'scripts',
].filter((folder) => existsSync(folder))
const { apart, together, plain } = testFilesIn(folders)

const exclude = [
  ...configDefaults.exclude,
  ...(isQuick ? slowTests.map((name) => `**/${name}`) : []),
]
const globalSetup = ['./scripts/gate/tests/compile-cache.ts', testDatabase].filter((file) =>
  existsSync(file),
)

if (isDeep) process.stdout.write(`Deep run; SYNTHWIRE_DEEP=1 SYNTHWIRE_SEED=${seed} repeats it.\n`)

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['./core/test-limits.ts', './scripts/gate/cost/measure-file.ts'],
    expect: { poll: { timeout: patient(15_000) } },
    sequence: { sequencer: SlowFirst },
    // One more than the processors of a small machine: a test waits for its database and for programs that it starts.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'apart', include: apart, exclude, globalSetup } },
      {
        extends: true,
        test: { name: 'together', include: together, exclude, globalSetup, isolate: false },
      },
      { extends: true, test: { name: 'plain', include: plain, exclude, isolate: false } },
    ],
  },
})
