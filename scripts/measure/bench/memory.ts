import { startHub } from '#e2e/hubs/hub.ts'
import { fillHub } from './filling/fill-hub.ts'
import type { Measured } from './measured.ts'
import { memoryOfTree, type ProcessMemory } from './processes/memory.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'

const ENTRIES = 100_000
const IDLE_MS = 20_000

/**
 * Measures the memory of web process, worker and database at rest at 100,000 entries, after the
 * feed was read.
 */
export async function measureMemory(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    await withToolHub(dataFolder, ({ tools, readerId }) => fillHub(tools.db, readerId, ENTRIES))
    const hub = await startHub({ dataFolder })
    try {
      await fetch(`${hub.address}/news-hub/feed`)
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
      const processes = memoryOfTree(hub.pid)
      const database = processes.filter(
        ({ command }) => command.startsWith('postgres') || command.includes('/postgres'),
      )
      const ours = processes.filter((one) => !database.includes(one))
      return {
        'web and worker idle, MB PSS': sum(ours, 'pssMb'),
        'web and worker idle, MB RSS': sum(ours, 'rssMb'),
        'database idle, MB PSS': sum(database, 'pssMb'),
        'database processes': database.length,
      }
    } finally {
      await hub.stop()
    }
  })
}

function sum(processes: ProcessMemory[], field: 'pssMb' | 'rssMb'): number {
  return processes.reduce((total, one) => total + one[field], 0)
}
