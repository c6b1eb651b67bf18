import fc from 'fast-check'
import { raw } from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { type ContractName, nameOf } from '#core/contract.ts'
import { seed } from '#core/testing/test-share.ts'
import { operationAddress } from '#core/wire.ts'
import { keeps } from '../../areas.ts'
import { sql, type Database } from '../../tools.ts'
import { openFilledHub, type FilledHub } from './filled-hub.ts'
import { knownValues } from './known-values.ts'
import { partOf, describedIn } from './put-requests.ts'
import { requestsFor, type Described, type Request } from './requests.ts'

const OTHER = 'reader-other'
/** A word in names and texts of the first reader, which no answer to another may have. */
const MARK = 'quincewater'
const ROUNDS = 6
const IN_TIME_MS = 30 * 60_000

let hub: FilledHub
let first: string
let operations: Described[]
const known = knownValues()

beforeAll(async () => {
  hub = await openFilledHub(
    async (tools) => {
      first = tools.readerId
      await tools.db.run(sql`insert into readers (id, name) values (${OTHER}, 'Other')`)
      await fillWithNewswire(tools)
    },
    { whoAsks: ({ headers }) => (headers['x-reader'] === OTHER ? OTHER : first) },
  )
  await mark(hub.tools.db)
  const document = (await hub.send({ method: 'GET', url: '/api/openapi.json', headers: {} })).json()
  operations = describedIn(document)
  for (const described of operations.filter(({ method }) => method === 'get')) {
    const { statusCode, body } = await ask(
      { method: 'GET', url: described.path, headers: {} },
      first,
    )
    if (statusCode === 200 && body !== '') known.learn(partOf(described), JSON.parse(body))
  }
}, IN_TIME_MS)
afterAll(() => hub.close())

/** Gives the first reader things of many kinds, and marks their names and texts. */
async function mark(db: Database): Promise<void> {
  for (const statement of `
    update sources set name = name || ' ${MARK}', folder = '{${MARK}}';
    update topics set title = title || ' ${MARK}', summarization_instructions = '${MARK}';
    update rules set name = name || ' ${MARK}';
    update profiles set name = name || ' ${MARK}';
    update ai_endpoints set name = name || ' ${MARK}', trouble = '${MARK}';
    insert into saved_articles (reader_id, article_id, saved_at)
      select '${first}', id, now() from articles order by id limit 5;
    insert into article_reads (reader_id, article_id) select '${first}', id from articles;
    insert into articles_put_away (reader_id, article_id, state, put_away_at)
      select '${first}', id, 'archived', now() from articles order by id desc limit 5;
    insert into notes (id, reader_id, article_id, category, title, text, edited_at)
      select 'note', '${first}', id, 'work', '${MARK}', '${MARK}', now() from articles limit 1;
    insert into notifications (reader_id, article_id, text, at)
      select '${first}', id, '${MARK}', now() from articles limit 1;
    insert into article_tags (reader_id, article_id, tag) select '${first}', id, '${MARK}' from articles`.split(
    ';',
  )) {
    await db.run(raw(statement))
  }
}

function ask(request: Request, reader: string) {
  return hub.send({ ...request, headers: { ...request.headers, 'x-reader': reader } })
}

/**
 * Requests that the second reader could send, with known or generated values. None of them may
 * affect the first reader.
 */
function requests(method: 'get' | 'post'): { described: Described; request: Request }[] {
  return operations
    .filter((described) => described.method === method)
    .flatMap((described) =>
      fc
        .sample(requestsFor(described), { seed: seed + numberOf(described.path), numRuns: ROUNDS })
        .map(({ made }) => ({ described, request: made(known.of(partOf(described))) })),
    )
}

/**
 * The number of an operation's seed; each has its own, so that a new operation changes nothing for
 * the others.
 */
function numberOf(path: string): number {
  return Buffer.from(path).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 0)
}

/** Ids of the first reader's sources, topics, rules, profiles, inboxes and AI endpoints. */
async function idsOfFirst(): Promise<string[]> {
  const rows = await hub.tools.db.many(
    z.object({ id: z.string() }),
    sql`select id from sources where reader_id = ${first}
        union all select id from topics where reader_id = ${first}
        union all select id from rules where reader_id = ${first}
        union all select id from profiles where reader_id = ${first}
        union all select id from inboxes where reader_id = ${first}
        union all select id from ai_endpoints where reader_id = ${first}`,
  )
  return rows.map(({ id }) => id)
}

test(
  'no read of a second reader shows anything of the first, also by the ids of the first',
  async () => {
    const secrets = [MARK, ...(await idsOfFirst())]
    expect(secrets.length).toBeGreaterThan(10)
    const asked = requests('get')
    const plain = operations
      .filter(({ method }) => method === 'get')
      .map((described) => ({
        described,
        request: { method: 'GET', url: described.path, headers: {} },
      }))
    let answered = 0
    const told = new Set<string>()
    for (const { described, request } of [...plain, ...asked]) {
      const { statusCode, body } = await ask(request, OTHER)
      if (statusCode === 200) answered++
      const shown = secrets.filter(
        (secret) => body.includes(secret) && !request.url.includes(secret),
      )
      if (shown.length > 0) told.add(`${described.operation.operationId} shows ${shown[0]}`)
    }
    expect([...told]).toEqual([])
    expect(answered).toBeGreaterThan(50)
  },
  IN_TIME_MS,
)

test(
  'no write of a second reader changes anything of the first',
  async () => {
    const before = await rowsOfFirst()
    expect(Object.values(before).filter((rows) => rows !== '').length).toBeGreaterThan(8)
    for (const { request } of requests('post')) {
      await ask(request, OTHER)
    }
    expect(await rowsOfFirst()).toEqual(before)
  },
  IN_TIME_MS,
)

test(
  'operations that concern everybody refuse a reader who is not an owner, however they are requested',
  async () => {
    const ofOwners = keeps.filter(({ isForOwner }) => isForOwner)
    const addresses = ofOwners.flatMap(({ contract }) =>
      Object.values(contract).map(operationAddress),
    )
    expect(addresses.length).toBeGreaterThan(10)
    const before = await rowsOfEverybody()
    const plain = (['get', 'post'] as const).flatMap(requests)
    const asked = plain.filter(({ described }) => addresses.includes(described.path))
    const statuses = new Set<number>()
    const reached = new Set<string>()
    for (const { described, request } of asked) {
      const { statusCode } = await ask(request, OTHER)
      statuses.add(statusCode)
      if (statusCode === 403) reached.add(described.path)
    }
    expect([...reached].toSorted()).toEqual(addresses.toSorted())
    // No request of the second reader may succeed.
    expect([...statuses].filter((status) => status < 400)).toEqual([])
    expect(await rowsOfEverybody()).toEqual(before)
    expect((await ask({ method: 'GET', url: '/metrics', headers: {} }, OTHER)).statusCode).toBe(403)
    const portal = { method: 'GET', url: '/api/portal/getPortal', headers: {} }
    const keptFor = async (reader: string) =>
      (await ask(portal, reader)).json().kept as ContractName[]
    const names = ofOwners.map(({ contract }) => nameOf(contract))
    expect(await keptFor(first)).toEqual(expect.arrayContaining(names))
    expect((await keptFor(OTHER)).filter((name) => names.includes(name))).toEqual([])
  },
  IN_TIME_MS,
)

/** Rows that belong to everybody: readers, invitations, and the joining of articles. */
async function rowsOfEverybody(): Promise<unknown> {
  return hub.tools.db.many(
    z.object({ text: z.string() }),
    sql`select row::text as text from readers as row union all select row::text from invitations as row
        union all select row::text from joining as row union all select row::text from join_corrections as row`,
  )
}

/** All rows of the first reader, as text by table. */
async function rowsOfFirst(): Promise<Record<string, string>> {
  const { db } = hub.tools
  const tables = await db.many(
    z.object({ name: z.string() }),
    sql`select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
        where attname = 'reader_id' and relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  )
  const rows: Record<string, string> = {}
  for (const { name } of tables) {
    const { text } = await db.one(
      z.object({ text: z.string() }),
      sql`select coalesce(string_agg(row::text, E'\n' order by row::text), '') as text
          from ${raw(name)} as row where reader_id = ${first}`,
    )
    rows[name] = text
  }
  return rows
}
