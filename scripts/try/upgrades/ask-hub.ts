import { pino } from 'pino'
import type { InjectOptions } from 'fastify'
import { areas } from '#server/areas.ts'
import { openServer } from '#server/open-server.ts'
import { settings } from '#server/settings/settings.ts'
import { putRequests } from '#server/web/generated-requests/put-requests.ts'
import { createWebServer } from '#server/web.ts'

const HOST = 'localhost:4600'
const SEED = 20_261_123
/**
 * The least number of requests. Each read operation gets equally many, after one without an input,
 * by which ids become known.
 */
const REQUESTS = 400

/**
 * Starts the server over a database, and calls every read operation. Returns the failures as text,
 * and the operations that refused every request.
 */
export async function askHub(
  databaseUrl: string,
  dataFolder: string,
): Promise<{ failures: string[]; neverDone: string[] }> {
  const faults: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) })
  const given = settings({ DATABASE_URL: databaseUrl, SYNTHWIRE_DATA: dataFolder })
  const hub = await openServer({ settings: given, role: 'web', log })
  try {
    const { tools, readerId, onChange, jobs } = hub
    const app = await createWebServer({
      tools,
      areas,
      readerId,
      settings: given,
      onChange,
      dist: dataFolder,
      checks: [jobs.check],
      whoAsks: () => readerId,
    })
    try {
      const { failures, neverDone } = await putRequests(
        {
          addresses: [],
          send: (request) =>
            app.inject({
              ...request,
              headers: { host: HOST, ...request.headers },
            } as InjectOptions),
        },
        { cases: REQUESTS, seed: SEED, onlyReads: true },
      )
      return { failures: [...failures, ...faults], neverDone }
    } finally {
      await app.close()
    }
  } finally {
    await hub.close()
  }
}
