import fc from 'fast-check'
import { vi } from 'vitest'
import { patient } from './test-patience.ts'
import { seed } from './testing/test-share.ts'

// Before each file, since others come and go while the tests run. These are for tests that hang; the slowest
// real ones start and stop PostgreSQL.
vi.setConfig({ testTimeout: patient(60_000), hookTimeout: patient(120_000) })

// Properties get the same values in every run, so that none fails by chance; others in a deep run.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
