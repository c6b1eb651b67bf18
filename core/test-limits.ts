import fc from 'fast-check'
import { vi } from 'vitest'
import { patient } from './test-patience.ts'
import { seed } from './testing/test-share.ts'

// Time limits for tests that hang; the slowest real tests start and stop PostgreSQL. They are set
// before each file, because the load changes while the tests run.
vi.setConfig({ testTimeout: patient(60_000), hookTimeout: patient(120_000) })

// Property tests use the same values in every run, so that none fails by chance; a deep run uses
// others.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
