import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { changesAddress } from '#core/wire.ts'
import type { AreaGauge } from '../area.ts'
import { Problem } from '#core/problem.ts'
import { isOwner } from '../access/readers.ts'
import type { World } from '../tools.ts'
import type { WhoAsks } from './whose.ts'

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * Metrics of the process (memory, event loop, garbage collection), shared by every server in it.
 */
let processFacts: Registry | null = null

/**
 * Begins to collect metrics of the process with the first request for them, because watching the
 * event loop wakes an idle process 90 times a second.
 */
function factsOfProcess(): Registry {
  if (processFacts === null) {
    processFacts = new Registry()
    collectDefaultMetrics({ register: processFacts })
  }
  return processFacts
}

/** Publishes the metrics of the server and its areas at /metrics, as Prometheus reads them. */
export function serveMetrics(
  app: FastifyInstance,
  tools: World,
  gauges: AreaGauge[],
  openScreens: () => number,
  whoAsks: WhoAsks,
): void {
  const registry = new Registry()
  const requests = new Histogram({
    name: 'synthwire_request_seconds',
    help: 'How long requests took, by route; an operation is the route /api/<area>/<operation>.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  measure(registry, 'synthwire_open_screens', 'Screens that listen for changes.', openScreens)
  for (const { name, help, read } of gauges) measure(registry, name, help, () => read(tools))

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    // The duration of a change stream says nothing about our speed, because it stays open as long
    // as its screen.
    if (route === changesAddress) return
    requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/metrics', async (request, reply) => {
    // Metrics count everybody's sources and articles.
    if (!(await isOwner(tools.db, whoAsks(request)))) {
      throw new Problem('not-allowed', 'Only an owner of this server can read its metrics.')
    }
    const all = Registry.merge([factsOfProcess(), registry])
    return reply.type(all.contentType).send(await all.metrics())
  })
}

function measure(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      // A number that cannot be read becomes NaN, so that the others are still shown.
      this.set(await Promise.resolve(read()).catch(() => Number.NaN))
    },
  })
}
