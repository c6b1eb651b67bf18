import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { ServerIsBusy } from '#server/fetch/fetch-problems.ts'
import { NotReadInTime, TooHard } from '#server/reading/reading.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { fetchReasons } from '../claim/fetch-schedule.ts'
import { fetchDueFeeds, fetchForever } from './fetch-due-feeds.ts'
import { addSource, refreshSources } from '#areas/sources/server/following/follow-source.ts'
import { retrySources } from '#areas/sources/server/health/change-sources.ts'
import { rss } from '../test-feeds.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const minutesOn = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

let tools: TestTools
let asked: string[]
beforeEach(async () => {
  tools = await testTools()
  asked = []
  const { fetch } = tools
  tools.fetch = (address, request) => {
    asked.push(address)
    return fetch(address, request)
  }
})
afterEach(() => tools.close())

const publish = (address: string, page: object = {}) =>
  tools.web.set(address, {
    body: new TextEncoder().encode(
      rss([
        { guid: address, title: 'Tug sinks off Cape Orrin', published: '2026-03-02T11:30:00Z' },
      ]),
    ),
    ...page,
  })
const follow = async (address: string) => {
  const draft = { address, name: address, category: 'general', frequency: 'hourly' }
  await addSource(tools.db, tools.readerId, draft, NOON)
}
const fetchAt = async (moment: Date) => {
  tools.setNow(moment)
  asked = []
  await fetchDueFeeds(tools, { hostPauseMs: 0 })
  return asked
}

const FeedRow = z.object({
  state: z.string(),
  errorKind: z.nullable(z.string()),
  message: z.nullable(z.string()),
  lastStatus: z.nullable(z.int()),
  lastDurationMs: z.nullable(z.int()),
  lastBodyBytes: z.nullable(z.int()),
  failures: z.int(),
  nextFetchAt: Time,
  nextFetchReason: z.nullable(z.enum(fetchReasons)),
})
const feedAt = (address: string) =>
  tools.db.one(
    FeedRow,
    sql`select state, error_kind, message, last_status, last_duration_ms, last_body_bytes, failures,
          next_fetch_at, next_fetch_reason from feeds where address = ${address}`,
  )

const ONE = 'https://harbour.example/one'
const TWO = 'https://harbour.example/two'
const ELSEWHERE = 'https://courier.example/feed'

describe('a server that asks for fewer requests', () => {
  const at = (nth: number) => `https://harbour.example/${nth}`
  const limit = (address: string, status: number, retryAfter?: number) =>
    publish(address, {
      status,
      headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    })

  test.each([429, 503])('by %i is obeyed for that address, and not for others', async (status) => {
    limit(ONE, status, 7200)
    publish(TWO)
    for (const address of [ONE, TWO]) await follow(address)
    expect(await fetchAt(NOON)).toEqual([ONE, TWO])
    expect(await feedAt(ONE)).toMatchObject({ state: 'failing', nextFetchReason: 'retry-after' })
    expect(await feedAt(TWO)).toMatchObject({ state: 'ok', nextFetchReason: 'reader' })
    for (const minutes of [1, 70]) {
      await refreshSources(tools, tools.readerId)
      expect(await fetchAt(minutesOn(minutes))).toEqual([TWO])
    }
    publish(ONE)
    expect(await fetchAt(minutesOn(121))).toContain(ONE)
    expect(await feedAt(ONE)).toMatchObject({ state: 'ok' })
  })

  test('for three of its addresses within ten minutes is left alone with all its feeds', async () => {
    for (const nth of [1, 2, 3]) limit(at(nth), nth === 2 ? 503 : 429, 7200)
    for (const nth of [4, 5]) publish(at(nth))
    publish(ELSEWHERE)
    for (const nth of [1, 2, 3, 4, 5]) await follow(at(nth))
    await follow(ELSEWHERE)
    expect((await fetchAt(NOON)).toSorted()).toEqual([ELSEWHERE, at(1), at(2), at(3)])
    for (const nth of [1, 2, 3, 4, 5]) {
      const feed = await feedAt(at(nth))
      expect(feed.nextFetchReason).toBe('retry-after')
      expect(Date.parse(feed.nextFetchAt)).toBeGreaterThanOrEqual(minutesOn(120).getTime())
    }
    await refreshSources(tools, tools.readerId)
    expect(await fetchAt(minutesOn(1))).toEqual([ELSEWHERE])
    for (const nth of [1, 2, 3]) publish(at(nth))
    expect(await fetchAt(minutesOn(121))).toHaveLength(6)
    expect(await feedAt(at(5))).toMatchObject({ state: 'ok' })
  })

  test('for one address again and again is not, nor for three over an hour', async () => {
    for (const nth of [1, 2, 3]) limit(at(nth), 429)
    publish(at(4))
    await follow(at(4))
    for (const [nth, minutes] of [
      [1, 0],
      [1, 2],
      [1, 4],
      [2, 20],
      [3, 40],
    ] as const) {
      await follow(at(nth))
      await tools.db.run(sql`update feeds set next_fetch_at = ${NOON} where address = ${at(nth)}`)
      expect(await fetchAt(minutesOn(minutes))).toContain(at(nth))
    }
    await refreshSources(tools, tools.readerId)
    expect(await fetchAt(minutesOn(60))).toContain(at(4))
  })

  test('without saying for how long is left alone longer each time, until it answers', async () => {
    for (const nth of [1, 2, 3]) {
      limit(at(nth), 429)
      await follow(at(nth))
    }
    const waits = []
    let moment = NOON
    for (let visit = 0; visit < 4; visit++) {
      await refreshSources(tools, tools.readerId)
      await fetchAt(moment)
      const { until } = await tools.db.one(
        z.object({ until: Time }),
        sql`select retry_after_until as until from hosts`,
      )
      waits.push((Date.parse(until) - moment.getTime()) / 60_000)
      moment = new Date(until)
      tools.setNow(moment)
    }
    expect(waits).toEqual([1, 2, 4, 8])
    for (const nth of [1, 2, 3]) publish(at(nth))
    await refreshSources(tools, tools.readerId)
    await fetchAt(moment)
    const { refusals } = await tools.db.one(
      z.object({ refusals: z.int() }),
      sql`select refusals from hosts where retry_after_until is null`,
    )
    expect(refusals).toBe(0)
  })

  test('is asked all the same for the one source that a reader retries', async () => {
    for (const nth of [1, 2, 3]) limit(at(nth), 429, 7200)
    publish(at(4))
    for (const nth of [1, 2, 3, 4]) await follow(at(nth))
    await fetchAt(NOON)
    const retry = (...addresses: string[]) =>
      tools.db
        .many(
          z.object({ id: z.string() }),
          sql`select id from sources where name = any(${addresses})`,
        )
        .then((rows) => retrySources({ ...chosen(), ids: rows.map(({ id }) => id) }, tools.now()))

    tools.setNow(minutesOn(1))
    expect(await retry(at(4), at(1))).toBe(2)
    expect(await fetchAt(minutesOn(1))).toEqual([])
    expect(await retry(at(1))).toBe(0)
    expect(await fetchAt(minutesOn(2))).toEqual([at(1)])
    // The host refused this request, too, which dropped the other request to fetch at once.
    expect(await fetchAt(minutesOn(3))).toEqual([])
    expect(await retry(at(4))).toBe(0)
    expect(await fetchAt(minutesOn(4))).toEqual([at(4)])
    expect(await feedAt(at(4))).toMatchObject({ state: 'ok' })
    // The host answers again, but its other feeds still have to wait.
    await refreshSources(tools, tools.readerId)
    expect(await fetchAt(minutesOn(5))).toEqual([at(4)])
  })
  const chosen = () => ({ ...tools, ids: [] as string[] })
})

test('a hub that was too busy to ask counts nothing against the publisher, and asks again soon', async () => {
  publish(ONE)
  await follow(ONE)
  await fetchAt(NOON)
  const before = await feedAt(ONE)
  const { fetch } = tools
  tools.fetch = () => Promise.reject(new ServerIsBusy('harbour.example'))
  await fetchAt(minutesOn(120))
  const { nextFetchAt, nextFetchReason, ...kept } = await feedAt(ONE)
  expect({ ...kept, nextFetchAt: before.nextFetchAt, nextFetchReason: 'reader' }).toEqual(before)
  expect(nextFetchReason).toBe('hub-busy')
  expect(Date.parse(nextFetchAt)).toBeLessThanOrEqual(minutesOn(125).getTime())
  tools.fetch = fetch
  await fetchAt(minutesOn(125))
  expect(await feedAt(ONE)).toMatchObject({ state: 'ok', nextFetchReason: 'reader' })
})

test('a feed that this server was too busy to read is read soon, and is not failing', async () => {
  publish(ONE)
  await follow(ONE)
  const { read } = tools
  tools.read = () => Promise.reject(new NotReadInTime('The feed'))
  await fetchAt(NOON)
  expect(await feedAt(ONE)).toMatchObject({
    state: 'new',
    failures: 0,
    nextFetchReason: 'hub-busy',
  })
  tools.read = read
  expect(await fetchAt(minutesOn(3))).toEqual([ONE])
  expect(await feedAt(ONE)).toMatchObject({ state: 'ok' })
})

test('between two requests to a host there is a pause, whichever feeds they are for', async () => {
  for (const address of [ONE, TWO]) {
    publish(address)
    await follow(address)
  }
  const times: number[] = []
  const { fetch } = tools
  const now = () => new Date()
  const watched: typeof fetch = (...request) => {
    times.push(Date.now())
    return fetch(...request)
  }
  await fetchDueFeeds({ ...tools, now, fetch: watched }, { hostPauseMs: 300 })
  expect(times).toHaveLength(2)
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(290)
})

describe('a server that says for ever that nothing changed', () => {
  let sent: (string | undefined)[]
  const never = 'https://harbour.example/never'
  beforeEach(() => {
    sent = []
    let nth = 0
    tools.fetch = async (address, { headers = {} } = {}) => {
      sent.push(headers['if-none-match'])
      const isSame = headers['if-none-match'] !== undefined || address === never
      const item = { guid: `${nth++}`, title: `Tug number ${nth} sinks off Cape Orrin` }
      return {
        status: isSame ? 304 : 200,
        headers: { etag: '"fixed"' },
        body: isSame ? new Uint8Array() : new TextEncoder().encode(rss([item])),
        address,
        movedTo: null,
      }
    }
  })
  const visitAt = async (hours: number) => {
    await fetchAt(minutesOn(60 * hours))
    return sent.splice(0)
  }
  const entries = () =>
    tools.db.one(z.object({ count: z.int() }), sql`select count(*)::int from entries`)

  test('is asked for the whole feed once a day', async () => {
    await follow(ONE)
    expect(await visitAt(0)).toEqual([undefined])
    for (const hours of [2, 12, 23]) expect(await visitAt(hours)).toEqual(['"fixed"'])
    expect(await entries()).toEqual({ count: 1 })
    expect(await visitAt(25)).toEqual([undefined])
    expect(await entries()).toEqual({ count: 2 })
    for (const hours of [28, 48]) expect(await visitAt(hours)).toEqual(['"fixed"'])
    expect(await visitAt(50)).toEqual([undefined])
  })

  test('is told so where it says it to a first request, and is not “Working”', async () => {
    await follow(never)
    await visitAt(0)
    const { state, message } = await feedAt(never)
    expect([state, message]).toEqual([
      'failing',
      'harbour.example answers that nothing changed (304) even to a first request. Its server or a cache in front of it is broken; it is retried later.',
    ])
  })

  test('after a whole answer is asked by its new words', async () => {
    await follow(ONE)
    await visitAt(0)
    await visitAt(2)
    await tools.db.run(sql`update feeds set last_whole_at = null`)
    expect(await visitAt(4)).toEqual([undefined])
    expect(await visitAt(6)).toEqual(['"fixed"'])
  })
})

test('a source that is paused is not fetched, unless somebody else follows it', async () => {
  publish(ONE)
  await follow(ONE)
  await tools.db.run(sql`update sources set paused_at = ${NOON}`)
  expect(await fetchAt(NOON)).toEqual([])
  await tools.db.run(sql`insert into readers (id, name) values ('reader-ann', 'Ann')`)
  const draft = { address: ONE, name: 'One', category: 'general', frequency: 'daily' }
  await addSource(tools.db, 'reader-ann', draft, NOON)
  expect(await fetchAt(NOON)).toEqual([ONE])
  // The hourly frequency of the reader who paused does not count.
  const { nextFetchAt } = await feedAt(ONE)
  expect(Date.parse(nextFetchAt)).toBeGreaterThanOrEqual(minutesOn(1440).getTime())
})

test('a feed that says it is gone is not asked again', async () => {
  publish(ONE, { status: 410 })
  await follow(ONE)
  await fetchAt(NOON)
  expect(await feedAt(ONE)).toMatchObject({ state: 'gone', errorKind: 'gone', lastStatus: 410 })
  await refreshSources(tools, tools.readerId)
  expect(await fetchAt(minutesOn(10_000))).toEqual([])
})

describe('what a visit came to is written down', () => {
  test('when it went well', async () => {
    publish(ONE)
    await follow(ONE)
    await fetchAt(NOON)
    const feed = await feedAt(ONE)
    expect(feed).toMatchObject({ state: 'ok', errorKind: null, lastStatus: 200, failures: 0 })
    expect(feed.lastBodyBytes).toBeGreaterThan(100)
    expect(feed.lastDurationMs).toBeGreaterThanOrEqual(0)
    expect(feed.nextFetchReason).toBe('reader')
  })

  test.each<[string, object, kind: string]>([
    ['nothing is there', { status: 404 }, 'not-found'],
    ['it is forbidden', { status: 403 }, 'refused'],
    ['the server has a fault', { status: 500 }, 'server-fault'],
    ['programs are kept out', { status: 403, headers: { 'cf-mitigated': 'challenge' } }, 'walled'],
    ['it is no feed', { body: new TextEncoder().encode('<html>Hello</html>') }, 'unreadable'],
  ])('when %s', async (_, page, errorKind) => {
    publish(ONE, page)
    await follow(ONE)
    await fetchAt(NOON)
    expect(await feedAt(ONE)).toMatchObject({
      state: 'failing',
      errorKind,
      failures: 1,
      nextFetchReason: 'failing',
    })
  })

  test.each([
    [{ code: 'ENOTFOUND' }, 'unreachable'],
    [{ code: 'CERT_HAS_EXPIRED' }, 'insecure'],
    [{ code: 'UND_ERR_CONNECT_TIMEOUT' }, 'slow'],
    [{ name: 'TimeoutError' }, 'slow'],
    [{ code: 'Z_DATA_ERROR' }, 'unreadable'],
    [undefined, 'unreachable'],
  ])('when the fetch failed by %j', async (cause, errorKind) => {
    await follow(ONE)
    tools.fetch = () => Promise.reject(new Problem('unavailable', 'No luck.', { cause }))
    await fetchAt(NOON)
    expect(await feedAt(ONE)).toMatchObject({ errorKind, message: 'No luck.', lastStatus: null })
  })

  test('when what came could not be kept, which is tried again and asked for again', async () => {
    publish(ONE, { headers: { etag: '"1"' } })
    await follow(ONE)
    await tools.db.run(sql`alter table entries_waiting rename to entries_elsewhere`)
    await tools.db.run(sql`alter table entries_set_aside rename to entries_set_elsewhere`)
    await fetchAt(NOON)
    const feed = await feedAt(ONE)
    expect(feed).toMatchObject({ state: 'failing', errorKind: 'not-kept', failures: 1 })
    expect(feed.message).not.toContain('entries_')

    await tools.db.run(sql`alter table entries_elsewhere rename to entries_waiting`)
    await tools.db.run(sql`alter table entries_set_elsewhere rename to entries_set_aside`)
    await fetchAt(minutesOn(10))
    expect(await feedAt(ONE)).toMatchObject({ state: 'ok', failures: 0 })
  })
})

test('a document that is too hard to read is set aside with its reason until it changes, and stops no other', async () => {
  const [hostile, harmless] = ['https://hostile.example/feed', 'https://harmless.example/feed']
  const readHere = tools.read
  let isTried = 0
  tools.read = (reading, question) => {
    const isHostile = JSON.stringify(question).includes(hostile)
    if (!isHostile) return readHere(reading, question)
    isTried++
    return Promise.reject(new TooHard('The feed took longer than 10 s to read, so it was skipped.'))
  }
  publish(hostile)
  publish(harmless)
  await follow(hostile)
  await follow(harmless)
  await fetchAt(NOON)
  const failing = { state: 'failing', errorKind: 'too-hard', lastStatus: 200 }
  const message =
    'The feed took longer than 10 s to read, so it was skipped. It is tried again when its publisher changes it.'
  expect(await feedAt(hostile)).toMatchObject({ ...failing, message, failures: 1 })
  expect(await feedAt(harmless)).toMatchObject({ state: 'ok', message: null })

  await refreshSources(tools, tools.readerId)
  expect(await fetchAt(minutesOn(600))).toContain(hostile)
  expect(await feedAt(hostile)).toMatchObject({ ...failing, message, failures: 2 })
  expect(isTried).toBe(1)

  tools.read = readHere
  publish(hostile, { body: new TextEncoder().encode(rss([{ guid: 'b', title: 'Another day' }])) })
  await fetchAt(minutesOn(6000))
  expect(await feedAt(hostile)).toMatchObject({ state: 'ok', errorKind: null, message: null })
  const { setAside } = await tools.db.one(
    z.object({ setAside: z.nullable(z.string()) }),
    sql`select set_aside_message as set_aside from feeds where address = ${hostile}`,
  )
  expect(setAside).toBeNull()
})

test('a feed that has been silent for long is asked less often, and says why', async () => {
  tools.web.set(
    ONE,
    rss([
      { guid: 'a', title: 'Spring', published: '2025-12-01T12:00:00Z' },
      { guid: 'b', title: 'Winter', published: '2024-12-01T12:00:00Z' },
    ]),
  )
  await follow(ONE)
  await fetchAt(NOON)
  const feed = await feedAt(ONE)
  expect(feed.nextFetchReason).toBe('rhythm')
  expect(Date.parse(feed.nextFetchAt)).toBeGreaterThanOrEqual(minutesOn(1440).getTime())
})

describe('a full disk', () => {
  const full = { folder: '/data', freeBytes: 12_000_000, neededBytes: 50_000_000 }

  test('nothing is fetched, and who asks for it is told why; then everything is', async () => {
    publish(ONE)
    await follow(ONE)
    tools.setShortage(full)
    await expect(fetchAt(NOON)).rejects.toThrow(
      'The disk is nearly full: 12 MB left where the data is.',
    )
    expect(asked).toEqual([])
    tools.setShortage(null)
    expect(await fetchAt(NOON)).toEqual([ONE])
  })

  test('a worker pauses, and goes on by itself when there is room', async () => {
    publish(ONE)
    await follow(ONE)
    tools.setNow(NOON)
    tools.setShortage(full)
    const stop = new AbortController()
    const working = fetchForever(tools, stop.signal)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(asked).toEqual([])
    tools.setShortage(null)
    await expect.poll(() => asked).toEqual([ONE])
    expect(tools.queued).toContain('articles/join-entries')
    stop.abort()
    await working
  })

  test('a feed that could not be stored for want of room is neither blamed nor forgotten', async () => {
    publish(ONE)
    await follow(ONE)
    const { db } = tools
    tools.db = {
      ...db,
      transaction: (work) =>
        db.transaction((db) =>
          work({
            ...db,
            one(shape, query) {
              if (query.text.includes('select entry_count, address'))
                throw Object.assign(new Error('could not extend file'), { code: '53100' })
              return db.one(shape, query)
            },
          }),
        ),
    }
    expect(await fetchAt(NOON)).toEqual([ONE])
    tools.db = db
    expect(await feedAt(ONE)).toMatchObject({ state: 'new', failures: 0, lastStatus: null })
    // The claim has expired.
    expect(await fetchAt(minutesOn(4))).toEqual([ONE])
    expect(await feedAt(ONE)).toMatchObject({ state: 'ok' })
  })
})
