import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// The embedded PostgreSQL that test files take their throwaway databases from.
const testDatabase = './server/database/test-database.ts'

export default defineConfig({
  test: {
    include: ['{core,engine,feeds,areas,server,web,scripts}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    globalSetup: existsSync(testDatabase) ? [testDatabase] : [],
    // A test that hangs should say so soon; the slowest real ones start and stop PostgreSQL.
    testTimeout: 15_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
