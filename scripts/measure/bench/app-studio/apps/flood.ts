import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { followNewswire } from '#e2e/hubs/newswire.ts'
import { optionsForTypeScript } from '#server/children/run-typescript.ts'
import type { Measured } from '../../measured.ts'
import { memoryOfTree } from '../../processes/memory.ts'
import { processorSecondsOfTree } from '../../processes/time.ts'
import { percentile, timed } from '../../statistics.ts'
import { askApp, studioOf, type DeployedApp } from './deployed-apps.ts'
import type { Load, LoadTold } from './load-program.ts'

const SECONDS = Number(process.env['FLOOD_SECONDS'] ?? 20)
const PER_SECOND = 1000
const CLIENTS = 100
/**
 * The pause between requests, which keeps a single client within its limit of 1,200 requests a
 * minute.
 */
const ASK_EVERY_MS = 150
const LISTS = [
  '/api/feed/listHeadlines?period=week&search=',
  '/api/feed/listFolders?search=',
  '/api/feed/listBreaking',
]
const ENVIRONMENTS = ['', '-int', '-stg', '-qa']
/** A function of an app that computes for some milliseconds and increases a counter. */
const FUNCTION = `export default async () => {
  let sum = 0
  for (let n = 0; n < 200_000; n++) sum += n % 7
  const kept = await data.read('count')
  await data.compareAndSet('count', kept.version, (kept.value ?? 0) + 1)
  return { body: JSON.stringify({ sum }) }
}`
const QUICK_FUNCTION = `export default () => ({ body: '"ok"' })`

interface Kind {
  name: string
  load(app: DeployedApp): Pick<Load, 'hosts' | 'paths'>
}

const hostOf = ({ name, port }: DeployedApp, env = '') => `${name}${env}.localhost:${port}`
const kinds: Kind[] = [
  { name: 'files', load: (app) => ({ hosts: [hostOf(app)], paths: ['/', '/icon.svg'] }) },
  {
    name: 'files of all its environments',
    load: (app) => ({ hosts: ENVIRONMENTS.map((env) => hostOf(app, env)), paths: ['/'] }),
  },
  {
    name: 'functions of all its environments',
    load: (app) => ({
      hosts: ENVIRONMENTS.map((env) => hostOf(app, env)),
      paths: ['/functions/count'],
    }),
  },
  {
    name: 'names that lead nowhere',
    load: ({ port }) => ({
      hosts: Array.from({ length: 997 }, (_, nth) => `made-up-${nth}.localhost:${port}`),
      paths: ['/'],
    }),
  },
]

/**
 * Measures the lists of the server and another app, first at rest and then while strangers send a
 * thousand requests a second to an app.
 */
export async function measureFlood(): Promise<Measured> {
  const hub = await startHub({ env: { APPS_PORT: '0' } })
  try {
    await followNewswire(hub)
    const studio = studioOf(hub)
    const [flooded, other] = [
      await deployed('Flooded', 'functions/count.ts', FUNCTION),
      await deployed('Other', 'functions/quick.ts', QUICK_FUNCTION),
    ]
    async function deployed(name: string, path: string, code: string) {
      const project = await studio.create(name)
      await studio.save(project, { [path]: code })
      return studio.deploy(project)
    }
    const measured: Measured = {}
    const rest = watch(hub, other)
    await pause(SECONDS * 1000)
    Object.assign(measured, inWords('at rest', await rest.stop()))
    for (const { name, load } of kinds) {
      const seen = watch(hub, other)
      const told = await flood({
        ...{ port: flooded.port, perSecond: PER_SECOND, seconds: SECONDS, clients: CLIENTS },
        ...load(flooded),
      })
      Object.assign(measured, inWords(name, await seen.stop()), {
        [`${name}: asked a second`]: told.sent / SECONDS,
        [`${name}: answers`]: Object.entries(told.answers)
          .map(([status, count]) => `${status} ${count}`)
          .join(', '),
        [`${name}: refusals without Retry-After`]: told.withoutRetryAfter,
      })
    }
    return { ...measured, 'load after': loadavg()[0]! }
  } finally {
    await hub.stop()
  }
}

interface Seen {
  lists: number[]
  files: number[]
  functions: number[]
  refused: number
  mostMb: number
  processorShare: number
}

/**
 * Requests the lists in turn, and at the same time a file and a function of another app, until it
 * is stopped; also watches the memory.
 */
function watch(hub: RunningHub, other: DeployedApp): { stop(): Promise<Seen> } {
  const seen: Seen = {
    ...{ lists: [], files: [], functions: [], refused: 0, mostMb: 0, processorShare: 0 },
  }
  const [startedAt, before] = [performance.now(), processorSecondsOfTree(hub.pid)]
  let isOver = false
  async function ask(times: number[], work: () => Promise<{ status: number }>) {
    const { ms, result } = await timed(() => work().catch(() => ({ status: 0 })))
    if (result.status === 200) times.push(ms)
    else seen.refused++
    await pause(ASK_EVERY_MS)
  }
  async function askList(path: string) {
    const answer = await fetch(`${hub.address}${path}`)
    await answer.text()
    return answer
  }
  async function repeat(work: (nth: number) => Promise<void>) {
    for (let nth = 0; !isOver; nth++) await work(nth)
  }
  const all = Promise.all([
    repeat((nth) => ask(seen.lists, () => askList(LISTS[nth % LISTS.length]!))),
    repeat(() => ask(seen.files, () => askApp(other))),
    repeat(() => ask(seen.functions, () => askApp(other, '/functions/quick'))),
    repeat(async () => {
      const mb = memoryOfTree(hub.pid).reduce((sum, { pssMb }) => sum + pssMb, 0)
      seen.mostMb = Math.max(seen.mostMb, mb)
      await pause(1000)
    }),
  ])
  return {
    async stop() {
      isOver = true
      await all
      const seconds = (performance.now() - startedAt) / 1000
      seen.processorShare = (processorSecondsOfTree(hub.pid) - before) / seconds
      return seen
    },
  }
}

function flood(load: Load): Promise<LoadTold> {
  const program = join(import.meta.dirname, 'load-program.ts')
  const child = fork(program, [JSON.stringify(load)], {
    execArgv: ['--no-warnings', ...optionsForTypeScript()],
  })
  return new Promise((resolve, reject) => {
    child.once('message', (told) => resolve(told as LoadTold))
    child.once('exit', (code) => reject(new Error(`The load ended with ${String(code)}`)))
  })
}

function inWords(name: string, seen: Seen): Measured {
  const times = (samples: number[]) =>
    `p50 ${percentile(samples, 0.5).toFixed(1)}, p99 ${percentile(samples, 0.99).toFixed(1)} (${samples.length})`
  return {
    [`${name}: lists, ms`]: times(seen.lists),
    [`${name}: a file of another app, ms`]: times(seen.files),
    [`${name}: a function of another app, ms`]: times(seen.functions),
    [`${name}: of these refused`]: seen.refused,
    [`${name}: most memory, MB PSS`]: seen.mostMb,
    [`${name}: processors taken by the server`]: seen.processorShare,
  }
}
