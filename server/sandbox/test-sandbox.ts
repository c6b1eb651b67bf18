import { pino } from 'pino'
import { openSandbox, type Sandbox, type SandboxRun } from './sandbox.ts'

const CLOCK = new Date('2026-03-02T12:00:00Z')

/** A sandbox of a test file, and a run in it at a moment and a seed that are always the same. */
export function testSandbox() {
  const sandbox: Sandbox = openSandbox({ log: pino({ level: 'silent' }) })
  return {
    run: (source: string, more: Partial<SandboxRun> = {}) =>
      sandbox.run({ source, clock: CLOCK, seed: 'ferry', ...more }),
    close: sandbox.close,
  }
}
