import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { patient } from './core/test-patience.ts'

// The embedded PostgreSQL that test files take their throwaway databases from.
const testDatabase = './server/database/test-database.ts'

export default defineConfig({
  test: {
    include: ['{core,engine,feeds,areas,server,web,scripts}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    globalSetup: existsSync(testDatabase) ? [testDatabase] : [],
    setupFiles: ['./core/test-limits.ts'],
    expect: { poll: { timeout: patient(1000) } },
    maxWorkers: 2,
  },
})
