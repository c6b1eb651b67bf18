import { setTimeout as pause } from 'node:timers/promises'
import type { DialogJob, QueueJob } from '#areas/newsroom/contract.ts'
import { loadavg } from 'node:os'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { followNewswire } from '#e2e/hubs/newswire.ts'
import type { Measured } from '../measured.ts'
import { percentile } from '../statistics.ts'

const LISTS = [
  '/api/feed/listHeadlines?period=week&search=',
  '/api/feed/listFolders?search=',
  '/api/feed/listBreaking',
]
const ASK_EVERY_MS = 50
const AT_REST = 200
const PIECES = 4

/** Measures the lists of the feed, without and with videos being made at the same time. */
export async function measureListsMeanwhile(): Promise<Measured> {
  const hub = await startHub()
  try {
    await followNewswire(hub)
    const rest: number[] = []
    while (rest.length < AT_REST) await askOne(hub, rest)
    await startPieces(hub)
    const meanwhile: number[] = []
    while (await isMaking(hub))
      for (let nth = 0; nth < LISTS.length; nth++) await askOne(hub, meanwhile)
    return {
      'lists at rest, p99 in ms': percentile(rest, 0.99),
      'lists while pieces are made, p99 in ms': percentile(meanwhile, 0.99),
      'lists asked for meanwhile': meanwhile.length,
      'load meanwhile': loadavg()[0]!,
    }
  } finally {
    await hub.stop()
  }
}

async function askOne({ address }: RunningHub, times: number[]): Promise<void> {
  const startedAt = performance.now()
  const answer = await fetch(`${address}${LISTS[times.length % LISTS.length]!}`)
  await answer.text()
  times.push(performance.now() - startedAt)
  await pause(ASK_EVERY_MS)
}

async function startPieces({ address }: RunningHub): Promise<void> {
  const answer = await fetch(`${address}${LISTS[0]!}`)
  const articles = (await answer.json()) as { id: number; title: string }[]
  const jobs = articles.slice(0, PIECES).map(({ id, title }, nth): DialogJob => ({
    ...{ id: `job-${nth}`, type: 'video', format: 'animated', style: 'balanced', duration: '1' },
    ...{ title, subject: { kind: 'article', id }, status: 'queued' },
  }))
  await fetch(`${address}/api/generation/startJobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jobs }),
  })
}

async function isMaking({ address }: RunningHub): Promise<boolean> {
  const answer = await fetch(`${address}/api/generation/listJobs`)
  const jobs = (await answer.json()) as QueueJob[]
  return jobs.some(({ status }) => status === 'queued' || status === 'processing')
}
