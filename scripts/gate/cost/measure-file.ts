// A setup file of Vitest that notes the CPU time of each test file.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect } from 'vitest'
import { NOTES, note } from './note.ts'
import { readProcess } from './process-tree.ts'

/** State that is kept between test files if one process runs several. */
interface Kept {
  notes?: string
  spentS: number
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

const kept = ((globalThis as { synthwireGate?: Kept }).synthwireGate ??= {
  notes: process.env[NOTES],
  spentS: 0,
})
// The variable is removed for child processes: tests of the test runner start Vitest again, and its
// time is already part of theirs.
delete process.env[NOTES]

// The time of a file includes everything since the file before it, or since the start of the
// process.
afterAll(() => {
  const { testPath } = expect.getState()
  if (!kept.notes || !testPath) return
  const spentS = totalS()
  const file = relative(root, testPath).replaceAll('\\', '/')
  note({ kind: 'unit', file, cpuS: spentS - kept.spentS }, kept.notes)
  kept.spentS = spentS
})

/** The CPU seconds of this process and, on Linux, of its children that have ended. */
function totalS(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + (readProcess('self')?.endedS ?? 0)
}
