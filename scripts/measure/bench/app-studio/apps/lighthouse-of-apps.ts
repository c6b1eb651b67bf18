import { loadavg } from 'node:os'
import { templates } from '#areas/app-studio/server/templates.ts'
import { startHub } from '#e2e/hubs/hub.ts'
import { audit, missedAudits, type Report } from '../../lighthouse.ts'
import type { Measured } from '../../measured.ts'
import { median } from '../../statistics.ts'
import { studioOf } from './deployed-apps.ts'

const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3)
const CATEGORIES = ['performance', 'accessibility', 'best-practices']

/**
 * Runs Lighthouse as on a phone on each deployed template; the figures are medians of some runs.
 */
export async function measureLighthouseOfApps(): Promise<Measured> {
  const hub = await startHub({ env: { APPS_PORT: '0' } })
  try {
    const studio = studioOf(hub)
    const measured: Measured = {}
    for (const { id } of templates) {
      const { name, port } = await studio.deploy(await studio.create(id, id))
      const reports: Report[] = []
      for (let run = 0; run < RUNS; run++)
        reports.push(await audit(`http://${name}.localhost:${port}/`, 'mobile'))
      const scores = CATEGORIES.map((category) =>
        median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)),
      )
      measured[`${id}: ${CATEGORIES.join(', ')}`] = scores
        .map((score) => score.toFixed(0))
        .join(', ')
      for (const missed of missedAudits(reports[0]!)) measured[`${id}: missed`] = missed
    }
    return { ...measured, 'load after': loadavg()[0]! }
  } finally {
    await hub.stop()
  }
}
