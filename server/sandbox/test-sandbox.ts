import { pino } from 'pino'
import { openSandbox, type Sandbox, type SandboxRun } from './sandbox.ts'

const CLOCK = new Date('2026-03-02T12:00:00Z')

/** Opens a sandbox for a test file, and runs code in it with a constant moment and seed. */
export function testSandbox() {
  const sandbox: Sandbox = openSandbox({ log: pino({ level: 'silent' }) })
  return {
    run: (source: string, more: Partial<SandboxRun> = {}) =>
      sandbox.run({ source, clock: CLOCK, seed: 'ferry', ...more }),
    close: sandbox.close,
  }
}
