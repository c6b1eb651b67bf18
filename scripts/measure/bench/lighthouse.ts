import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHub } from '#e2e/hubs/hub.ts'
import { followNewswire } from '#e2e/hubs/newswire.ts'
import { chromiumFlags, findChromium } from '../../run/chromium.mjs'
import type { Measured } from './measured.ts'
import { median } from './statistics.ts'

const RUNS = 5
const ATTEMPTS = 3

export interface Report {
  categories: Record<string, { title: string; score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

/** Runs Lighthouse on the demo's feed, and on a live feed filled from the sample newswire. */
export async function measureLighthouse(): Promise<Measured> {
  const hub = await startHub()
  try {
    await followNewswire(hub)
    const measured: Measured = {}
    for (const [door, path] of [
      ['demo feed', '/demo'],
      ['live feed', '/news-hub/feed'],
    ] as const) {
      for (const form of ['mobile', 'desktop'] as const) {
        const reports: Report[] = []
        for (let run = 0; run < RUNS; run++)
          reports.push(await audit(`${hub.address}${path}`, form))
        const name = `${door}, ${form}`
        for (const id of ['performance', 'accessibility', 'best-practices', 'seo']) {
          measured[`${name}: ${id}`] = median(
            reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100),
          )
        }
        const value = (id: string) =>
          median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
        measured[`${name}: LCP ms`] = value('largest-contentful-paint')
        measured[`${name}: CLS`] = value('cumulative-layout-shift')
        measured[`${name}: TBT ms`] = value('total-blocking-time')
        for (const missed of missedAudits(reports[0]!)) measured[`${name}: missed`] = missed
      }
    }
    return measured
  } finally {
    await hub.stop()
  }
}

export function missedAudits({ categories, audits }: Report): string[] {
  const imperfect = Object.entries(categories).some(
    ([id, { score }]) => id !== 'performance' && score !== 1,
  )
  if (!imperfect) return []
  const failed = Object.entries(audits).filter(([, { score }]) => score === 0)
  return [failed.map(([id]) => id).join(', ')]
}

export async function audit(address: string, form: 'mobile' | 'desktop'): Promise<Report> {
  const file = join(tmpdir(), `synthwire-lighthouse-${process.pid}.json`)
  const flags = ['--headless=new', ...chromiumFlags()].join(' ')
  const args = [
    'node_modules/lighthouse/cli/index.js',
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--no-enable-error-reporting',
    // The host of the sample pictures is blocked, because it may be unreachable and is not part of
    // the measurement.
    '--blocked-url-patterns=https://images.unsplash.com/*',
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${flags}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' }
  // Lighthouse is tried again if it fails, because on a busy machine a trace may be incomplete.
  for (let attempt = 1; ; attempt++) {
    const run = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const code = await new Promise((resolve) => run.once('exit', resolve))
    if (code === 0) break
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse ended with ${String(code)} at ${address}`)
  }
  const report = JSON.parse(await readFile(file, 'utf8')) as Report
  await rm(file)
  return report
}
