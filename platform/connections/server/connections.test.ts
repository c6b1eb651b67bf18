import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exportArchive } from '#server/archive/export-archive.ts'
import { restoreArchive } from '#server/archive/restore-archive.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { archiveParts } from '#server/areas.ts'
import { connectionsArchive } from './archive-part.ts'
import { serverConnections } from './area.ts'
import { forgetCredential, keepCredential, openCredential, recordHealth } from './lends.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const which = () => ({
  readerId: tools.readerId,
  area: 'weather',
  kind: 'station',
  subject: 'harbour',
})
const keep = (secret: string, name = 'Harbour station') =>
  keepCredential(tools, which(), { name, secret })
const api = (readerId = tools.readerId) => serverConnections(deskOf(tools, readerId))
const list = () => api().listIntegrations({})
const later = (minutes: number) => tools.setNow(new Date(tools.now().getTime() + minutes * 60_000))

test('a credential is sealed, opened for use, and never given out', async () => {
  await keep('pw-weather')
  expect(await openCredential(tools, which())).toBe('pw-weather')
  const { everything } = await tools.db.one(
    z.object({ everything: z.string() }),
    sql`select connections::text as everything from connections`,
  )
  expect(everything).not.toContain(Buffer.from('pw-weather').toString('hex'))
  expect(await list()).toEqual([
    {
      id: expect.any(String),
      area: 'weather',
      kind: 'station',
      subject: 'harbour',
      name: 'Harbour station',
      state: 'untested',
      lastCheckedAt: null,
      lastError: null,
      createdAt: tools.now().toISOString(),
      changedAt: tools.now().toISOString(),
    },
  ])
})

test('its health is noted, and starts afresh when the credential is replaced', async () => {
  await keep('pw-one')
  later(1)
  await recordHealth(tools, which(), 'It refuses the key (401).')
  expect(await list()).toMatchObject([
    {
      state: 'failing',
      lastError: 'It refuses the key (401).',
      lastCheckedAt: tools.now().toISOString(),
    },
  ])
  await recordHealth(tools, which(), null)
  expect(await list()).toMatchObject([{ state: 'ok', lastError: null }])

  await keep('pw-two', 'New name')
  expect(await openCredential(tools, which())).toBe('pw-two')
  expect(await list()).toMatchObject([{ name: 'New name', state: 'untested', lastCheckedAt: null }])
})

test('what goes on working is not written down each time', async () => {
  await keep('pw')
  await recordHealth(tools, which(), null)
  const [first] = await list()
  later(5)
  await recordHealth(tools, which(), null)
  expect(await list()).toEqual([first])
  later(6)
  await recordHealth(tools, which(), null)
  expect((await list())[0]!.lastCheckedAt).toBe(tools.now().toISOString())
})

test('it is its reader’s alone, and gone when it is removed', async () => {
  await keep('pw')
  const [{ id } = { id: '' }] = await list()
  expect(await api('somebody-else').listIntegrations({})).toEqual([])
  await expect(api('somebody-else').removeIntegration({ id })).rejects.toThrow('already gone')
  expect(await openCredential(tools, { ...which(), readerId: 'somebody-else' })).toBe(null)

  await api().removeIntegration({ id })
  expect(await openCredential(tools, which())).toBe(null)
  await expect(api().removeIntegration({ id })).rejects.toThrow('already gone')
  await keep('pw')
  await forgetCredential(tools.db, which())
  expect(await list()).toEqual([])
})

test('one that another key file sealed says what to do', async () => {
  await keep('pw')
  await tools.db.run(sql`update connections set sealed = '\\x0102'::bytea`)
  await expect(openCredential(tools, which())).rejects.toThrow('enter the secret again')
})

describe('an archive', () => {
  let empty: TestTools
  let file: string
  beforeEach(async () => {
    empty = await testTools()
    file = join(tools.dataFolder, 'all.tar.gz')
  })
  afterEach(() => empty.close())

  /**
   * Reads a credential like a restored server after its next start: with the key from the archive.
   */
  const openRestored = async (place: { area: string; kind: string; subject: string }) =>
    openCredential(
      { ...empty, secrets: await openSecrets(empty.dataFolder) },
      { readerId: tools.readerId, ...place },
    )

  test('takes credentials along with the key that opens them', async () => {
    await keep('pw-weather')
    await exportArchive(tools, file, archiveParts, { withSecrets: true })
    await restoreArchive(empty, file, archiveParts)
    expect(await openRestored(which())).toBe('pw-weather')
  })

  test('of an older hub brings those that areas sealed for themselves', async () => {
    const { db, readerId, secrets } = tools
    const sealed = (text: string) => Buffer.from(secrets.seal(text))
    await db.run(sql`
      insert into reader_secrets (reader_id, name, sealed) values (${readerId}, 'reddit', ${sealed('pw-reddit')})`)
    await db.run(sql`
      insert into ai_endpoints (id, reader_id, kind, name, address, key, model, fast_model, thorough_model, created_at)
      values ('one', ${readerId}, 'openai', 'Mine', 'https://ai.example/v1', ${sealed('pw-endpoint')}, 'small', '', '', now())`)
    const feed = await db.one(
      z.object({ id: z.int() }),
      sql`insert into feeds (address, private_to, request_headers)
          values ('https://club.example/feed', ${readerId}, ${sealed('pw-headers')}) returning id`,
    )
    const older = archiveParts.filter((part) => part !== connectionsArchive)
    await exportArchive(tools, file, older, { withSecrets: true })
    await restoreArchive(empty, file, archiveParts)
    expect(await openRestored({ area: 'models', kind: 'endpoint', subject: 'one' })).toBe(
      'pw-endpoint',
    )
    expect(await openRestored({ area: 'sources', kind: 'reddit', subject: 'private-feed' })).toBe(
      'pw-reddit',
    )
    const headers = { area: 'sources', kind: 'request-headers', subject: String(feed.id) }
    expect(await openRestored(headers)).toBe('pw-headers')
    const { left } = await empty.db.one(
      z.object({ left: z.int() }),
      sql`select (select count(*) from reader_secrets)
            + (select count(*) from ai_endpoints where key is not null)
            + (select count(*) from feeds where request_headers is not null) as left`,
    )
    expect(left).toBe(0)
  })
})
