import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryHub } from './store/try-hub.ts'
import { tryMachines } from './store/try-machines.ts'
import { tryObjects } from './store/try-objects.ts'
import { findVersitygw, openRealStore, type RealStore } from './store/versitygw.ts'

// Tries the built server with a real S3 server (versitygw, found in PATH or installed by Go): npm
// run try-store [-- objects server machines]

const tries: Record<string, (work: string, store: RealStore) => Promise<void>> = {
  objects: tryObjects,
  hub: tryHub,
  machines: tryMachines,
}

const program = findVersitygw()
const asked = process.argv.slice(2)
if (program === null)
  console.log('Skipped: neither versitygw nor Go, which gets it, is on the path.')
else for (const name of asked.length > 0 ? asked : Object.keys(tries)) await tryOne(name, program)

async function tryOne(name: string, program: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), `synthwire-store-${name}-`))
  // The database runs as another user, who has to read the folder.
  chmodSync(work, 0o755)
  const startedAt = performance.now()
  console.log(`\n${name} …`)
  const store = await openRealStore(program, work)
  try {
    await tries[name]!(work, store)
    console.log(`✓ ${name} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`)
  } finally {
    await store.kill()
    rmSync(work, { recursive: true, force: true })
  }
}
