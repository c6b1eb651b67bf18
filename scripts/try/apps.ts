import { rm } from 'node:fs/promises'
import { throwawayFolder } from '#e2e/hubs/hub.ts'
import { killAtStages } from './apps/kill-at-stages.ts'

// Saves, builds, promotes and calls functions of apps on the built server, which is killed (-9) at
// random moments of each stage: npm run build && nice npm run try-apps. Afterwards, nothing that
// was confirmed may be lost, and nothing done twice.

/** The number of kills; the default is that of docs/benchmarks, and `APPS_KILLS` can lower it. */
const KILLS = Number(process.env['APPS_KILLS'] ?? 20)

const dataFolder = await throwawayFolder()
try {
  for (const line of await killAtStages(dataFolder, KILLS)) console.log(`  ${line}`)
  console.log('✓ 0 differences')
} finally {
  await rm(dataFolder, { recursive: true, force: true })
}
