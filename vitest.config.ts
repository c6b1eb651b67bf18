import { existsSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { patient } from './core/test-patience.ts'
import { SlowFirst, slowTests } from './scripts/slow-tests.ts'

// The embedded PostgreSQL that test files take their throwaway databases from.
const testDatabase = './server/database/test-database.ts'

/** Without the files that take long (`npm run test:quick`). */
const isQuick = process.env['SYNTHWIRE_TEST'] === 'quick'

export default defineConfig({
  test: {
    include: ['{core,engine,feeds,areas,server,web,scripts}/**/*.test.{ts,tsx,mjs}'],
    exclude: [...configDefaults.exclude, ...(isQuick ? slowTests.map((name) => `**/${name}`) : [])],
    environment: 'node',
    globalSetup: existsSync(testDatabase) ? [testDatabase] : [],
    setupFiles: ['./core/test-limits.ts'],
    expect: { poll: { timeout: patient(1000) } },
    sequence: { sequencer: SlowFirst },
    maxWorkers: 2,
  },
})
