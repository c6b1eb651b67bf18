// A set-up file of Vitest: notes the processor time of each test file.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect } from 'vitest'
import { NOTES, note } from './note.ts'
import { readProcess } from './process-tree.ts'

/** State that is kept between files when one process runs several. */
interface Kept {
  notes?: string
  spentS: number
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

const kept = ((globalThis as { synthwireGate?: Kept }).synthwireGate ??= {
  notes: process.env[NOTES],
  spentS: 0,
})
// Tests of the test runner start Vitest again; its time is part of theirs, so it writes no notes.
delete process.env[NOTES]

// The first file of a process includes its start, each other one the work after the file before it.
afterAll(() => {
  const { testPath } = expect.getState()
  if (!kept.notes || !testPath) return
  const spentS = totalS()
  const file = relative(root, testPath).replaceAll('\\', '/')
  note({ kind: 'unit', file, cpuS: spentS - kept.spentS }, kept.notes)
  kept.spentS = spentS
})

/** CPU seconds of this process, and on Linux of those that it started and that have ended. */
function totalS(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + (readProcess('self')?.endedS ?? 0)
}
