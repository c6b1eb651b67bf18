import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from '#server/database/database.ts'
import type { TestDatabase } from '#server/database/test-database.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { lockHost } from '#feeds/claim/host-locks.ts'
import { serverProfileContext } from './profile-context-api.ts'
import { serverProfiles } from './profiles-api.ts'
import { readLink, readProfileLink } from './read-link.ts'

const ADDRESS = 'https://c.example/api'

let tools: TestTools
let id: string
beforeEach(async () => {
  tools = await testTools()
  id = (await profiles().listProfiles({}))[0]!.id
})
afterEach(() => tools.close())

const profiles = () => serverProfiles(tools.desk)
const context = () => serverProfileContext(tools.desk)
const links = async () => (await profiles().listProfiles({})).flatMap((one) => one.linkedResources)

/**
 * Adds a link to a page of structured data, and reads it. Returns its text, or the reason why there
 * is none.
 */
async function readJson(json: string) {
  tools.web.set(ADDRESS, {
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(json),
  })
  await profiles().addLink({ id, url: ADDRESS, type: 'api' })
  await readProfileLink.run(tools, { link: (await links())[0]!.id })
  const [read] = await tools.db.many(
    z.object({ text: z.nullable(z.string()), problem: z.nullable(z.string()) }),
    sql`select text, problem from profile_links`,
  )
  return read!.text ?? read!.problem
}

test('invisible characters are removed from data', async () => {
  expect(await readJson('{"note":"Dredging\\u0000begins  on\\u0007 Monday"}')).toBe(
    'Dredging begins on Monday',
  )
})

test('endlessly nested data is refused with a message', async () => {
  const depth = 50_000
  const boxes = `${'['.repeat(depth)}"Dredging begins"${']'.repeat(depth)}`
  expect(await readJson(boxes)).toBe('The JSON is nested more than 100 deep.')
})

test('data of a million parts is read in its order', async () => {
  const many = JSON.stringify(['First words', ...Array<number>(1_000_000).fill(1), 'Last words'])
  expect(await readJson(many)).toBe('First words\nLast words')
})

test('links that come from a file and were never read are read', async () => {
  await profiles().addLink({ id, url: ADDRESS, type: 'api' })
  const { text } = await context().writeProfiles({})
  tools.queued.length = 0
  await context().readProfiles({ text })
  expect(tools.queued).toEqual([readProfileLink.name])
})

describe('a site that asks programs not to read it', () => {
  const page =
    '<article><h1>Seals</h1><p>Seals rest on the quay of Marlow every morning.</p></article>'
  const read = async () => {
    await profiles().addLink({ id, url: ADDRESS, type: 'api' })
    await readProfileLink.run(tools, { link: (await links())[0]!.id })
    return (await links())[0]!
  }

  test('is not read, and says what to do instead', async () => {
    tools.web.set(ADDRESS, page)
    tools.web.set('https://c.example/robots.txt', 'User-agent: *\nDisallow: /api')
    const { problem } = await read()
    expect(problem).toBe(
      'The robots.txt of c.example does not allow automated access to this page. Open it yourself, and add its text as a document.',
    )
  })

  test('is read in the parts that it allows', async () => {
    tools.web.set(ADDRESS, page)
    tools.web.set('https://c.example/robots.txt', 'User-agent: *\nDisallow: /private')
    expect((await read()).problem).toBeNull()
  })
})

test('a link on a host that asks programs to stay away for now is not requested, and is tried again later', async () => {
  await profiles().addLink({ id, url: ADDRESS, type: 'api' })
  const [link] = await links()
  await lockHost(tools.db, 'c.example', { holder: 'somebody', now: tools.now() })
  const reading = readLink(tools, { link: link!.id }, 300)
  await expect(reading).rejects.toThrow('c.example')
  expect((await links())[0]!.problem).toContain('Another request to c.example is in progress')
})

test('a link may be read while its profile changes', async () => {
  await profiles().addLink({ id, url: ADDRESS, type: 'api' })
  const [link] = await links()
  const other = await openDatabase((tools.db as TestDatabase).url, { poolSize: 2 })
  try {
    let reading: Promise<unknown> = Promise.resolve()
    // The transaction locks the profile before the link, in the same order as removing a link.
    await other.transaction(async (db) => {
      await db.run(sql`select from profiles where id = ${id} for update`)
      reading = readProfileLink.run(tools, { link: link!.id })
      reading.catch(() => {})
      await db.run(sql`select pg_sleep(0.3)`)
      await db.run(sql`delete from profile_links where id = ${link!.id}`)
    })
    await reading
    expect(await links()).toEqual([])
  } finally {
    await other.close()
  }
})

test('other screens are told of changes in a profile, and so are the lists that depend on it', async () => {
  const changes: [string, () => Promise<unknown>][] = [
    ['instructions', () => profiles().saveInstructions({ id, instructions: 'Seals' })],
    ['a topic', () => profiles().toggleTopic({ id, topic: 'Science' })],
    ['curation', () => profiles().toggleSmartCuration({ id })],
    ['a link', () => profiles().addLink({ id, url: ADDRESS, type: 'api' })],
    ['no link', async () => context().removeLink({ id, link: (await links())[0]!.id })],
    ['another profile', () => profiles().createProfile({ name: 'Two', description: '' })],
    ['a copy', () => profiles().copyProfile({ id })],
    ['one less', () => profiles().deleteProfile({ id })],
  ]
  for (const [what, change] of changes) {
    tools.announced.length = 0
    await change()
    const { readerId } = tools
    expect(tools.announced, what).toEqual([
      { area: 'profiles', readerId },
      { area: 'articles', readerId },
    ])
  }
})
