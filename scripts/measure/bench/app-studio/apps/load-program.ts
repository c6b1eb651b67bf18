// A process that sends requests like many strangers: a fixed number a second, whether they are
// answered or not, from many addresses.
import { Agent, request } from 'node:http'

export interface Load {
  port: number
  /** Hosts to which requests are sent in turn. */
  hosts: string[]
  paths: string[]
  perSecond: number
  seconds: number
  /** The number of loopback addresses from which requests are sent. */
  clients: number
}

export interface LoadTold {
  sent: number
  /** Counts answers by their status; "broken" counts connections that ended without an answer. */
  answers: Record<string, number>
  /** Counts refusals without a Retry-After header. */
  withoutRetryAfter: number
  seconds: number
}

const TICK_MS = 10
const CONNECTIONS_OF_CLIENT = 4
const GIVE_UP_MS = 5000

const load = JSON.parse(process.argv[2]!) as Load
const agents = Array.from(
  { length: load.clients },
  () => new Agent({ keepAlive: true, maxSockets: CONNECTIONS_OF_CLIENT }),
)
const told: LoadTold = { sent: 0, answers: {}, withoutRetryAfter: 0, seconds: 0 }
const count = (what: string) => (told.answers[what] = (told.answers[what] ?? 0) + 1)
let open = 0

function ask(nth: number): void {
  const client = nth % load.clients
  const host = load.hosts[nth % load.hosts.length]!
  open++
  const asking = request(
    {
      agent: agents[client],
      localAddress: `127.0.0.${client + 2}`,
      ...{ host: '127.0.0.1', port: load.port, headers: { host } },
      path: load.paths[nth % load.paths.length]!,
    },
    (response) => {
      const status = response.statusCode!
      count(String(status))
      const isRefusal = status === 429 || status === 503
      if (isRefusal && !response.headers['retry-after']) told.withoutRetryAfter++
      response.resume()
    },
  )
  asking.once('error', () => count('broken'))
  asking.once('close', () => open--)
  asking.setTimeout(GIVE_UP_MS, () => asking.destroy())
  asking.end()
}

const startedAt = performance.now()
const timer = setInterval(() => {
  const seconds = (performance.now() - startedAt) / 1000
  const due = Math.min(seconds, load.seconds) * load.perSecond
  while (told.sent < due) ask(told.sent++)
  if (seconds < load.seconds || (open > 0 && seconds < load.seconds + GIVE_UP_MS / 1000)) return
  clearInterval(timer)
  told.seconds = seconds
  process.send!(told, () => process.exit())
}, TICK_MS)
