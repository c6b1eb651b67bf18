import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { seed, shareOf } from '#core/testing/test-share.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { sql } from '../../tools.ts'
import { openFilledHub, type FilledHub } from './filled-hub.ts'
import { nastyTexts } from './nasty-values.ts'
import { otherMethods, type Request } from './requests.ts'

const cases = shareOf(3000)
const IN_TIME_MS = patient(30 * 60_000)
const TOKEN = 'a-token-that-is-known'
const password = 'correct horse'

/** The folder of the build. Its screens may not be built; before every release they are. */
const dist = join(process.cwd(), 'dist')
const isBuilt = existsSync(join(dist, 'web'))

let hub: FilledHub
let closed: FilledHub
beforeAll(async () => {
  hub = await openFilledHub(fillWithNewswire, { dist })
  await hub.tools.db.run(sql`
    insert into feed_pushes (feed_id, hub, topic, token, secret, state, ask_at)
    select id, 'https://push.example/', 'https://harbor.example/feed', ${TOKEN},
      ${hub.tools.secrets.seal('secret')}, 'active', now()
    from feeds order by id limit 1`)
  closed = await openFilledHub(async () => {}, { dist, settings: { host: '127.0.0.1', password } })
}, patient(180_000))
afterAll(async () => {
  await hub.close()
  await closed.close()
})

const pages = [
  '/',
  '/demo',
  '/news-hub',
  '/news-hub/feed',
  '/news-hub/sources',
  '/news-hub/rules',
  '/news-hub/settings',
  '/news-hub/add-feed',
  '/automation',
]
const files = [
  '/assets',
  '/assets/',
  '/assets/..',
  '/favicon.svg',
  '/robots.txt',
  '/sizes.json',
  '/.env',
]
const documents = [
  '/images/1',
  '/images',
  '/pictures/960/x',
  '/mails/1',
  '/newswire/perigee',
  '/newswire',
  '/news-hub/sources.opml',
  `/websub/${TOKEN}`,
  '/websub',
]
const others = ['/healthz', '/readyz', '/metrics', '/sign-in', '/api', '/api/docs', '/api/x/y']

const words = fc.oneof(
  fc.constantFrom(...nastyTexts).map(encodeSafely),
  fc.constantFrom('%', '%00', '%2e%2e%2f', '%ff', '..', '.', '', ';', '1', '9'.repeat(30), TOKEN),
  fc.string({ unit: 'binary', maxLength: 20 }).map(encodeSafely),
)
const names = fc.constantFrom(
  'article',
  'q',
  'topic',
  'time',
  'view',
  'to',
  'hub.mode',
  '__proto__',
)
const query = fc
  .array(fc.tuple(names, words), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''))
const url = fc
  .tuple(
    fc.constantFrom(...pages, ...files, ...documents, ...others),
    fc.array(words, { maxLength: 3 }),
    query,
  )
  .map(([base, more, asked]) => [base, ...more].join('/') + asked)
const headers = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { 'content-type': 'application/json' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'text/plain; charset=nonsense' },
  { 'accept-encoding': 'br;q=x, *, gzip;;' },
  { 'if-none-match': '*', 'if-modified-since': 'yesterday' },
  { range: 'bytes=9-1,-5,a' },
  { cookie: 'theme=dark; synthwire_session=1.2.3; =; a' },
  { authorization: 'Bearer %00' },
  { 'x-hub-signature': 'sha256=', 'content-type': 'text/xml' },
)
const requests: fc.Arbitrary<Request> = fc.record({
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: fc.constantFrom(...otherMethods) },
  ),
  url,
  headers,
  payload: fc.constantFrom('', '{', 'password=x&to=%', '\0', `hub.mode=subscribe`),
})

function encodeSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 3000)
}

describe.each([
  ['open', () => hub],
  ['with a password', () => closed],
])('a hub that is %s', (_, open) => {
  test(
    'answers any address and method without a fault',
    async () => {
      const failures = new Map<string, string>()
      const statuses: Record<number, number> = {}
      for (const { payload, ...asked } of fc.sample(requests, { seed, numRuns: cases })) {
        const request = /^(GET|HEAD)$/.test(asked.method) ? asked : { ...asked, payload }
        const reply = await open().send(request as Request)
        // The test client has normalized the address, as a browser would.
        const url = reply.raw.req.url ?? ''
        const { statusCode: status } = reply
        statuses[status] = (statuses[status] ?? 0) + 1
        const complaint = complaintAbout({ method: request.method, url }, reply)
        if (complaint) failures.set(complaint, JSON.stringify(request).slice(0, 500))
      }
      const found = [...open().faults, ...failures].flat()
      expect(found.join('\n'), `SYNTHWIRE_SEED=${seed}, ${JSON.stringify(statuses)}`).toBe('')
    },
    IN_TIME_MS,
  )
})

interface Reply {
  statusCode: number
  headers: Record<string, unknown>
}

function complaintAbout(
  { method, url }: Pick<Request, 'method' | 'url'>,
  { statusCode, headers }: Reply,
) {
  const [path = ''] = url.split('?')
  const where = `${method} ${path.split('/').slice(0, 2).join('/')}`
  // A 503 is expected if the screens were not built, so that there are no pages, and at `/readyz`,
  // because there is no queue.
  const isUnready = statusCode === 503 && (!isBuilt || path === '/readyz')
  if (statusCode >= 500 && !isUnready) return `${where} answers ${statusCode}`
  if (statusCode === 405 && !headers['allow']) return `${where} names no method`
  if (statusCode < 400 || method === 'HEAD') return null
  const type = String(headers['content-type'])
  const isProgram = method !== 'GET' || path === '/readyz' || /^\/api(\/|$)/.test(path)
  if (isProgram && path !== '/sign-in' && !type.startsWith('application/problem+json'))
    return `${where} answers ${statusCode} as ${type}`
  return null
}
