import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answering } from '#server/access/asking.ts'
import { openSessions, type Sessions } from '#server/access/sessions.ts'
import { documentOf, findByAddress, findToken, findTokenById } from '#server/access/api-tokens.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { serverAccess } from './api.ts'

let tools: TestTools
let sessions: Sessions
beforeEach(async () => {
  tools = await testTools()
  sessions = openSessions(tools.db, 'horse')
})
afterEach(() => tools.close())

const signIn = async (device: string, minutesAgo = 0) => {
  const at = new Date(tools.now().getTime() - minutesAgo * 60_000)
  const kept = await sessions.begin(
    { readerId: tools.readerId, isByHub: true },
    { device, network: '192.0.2.1' },
    at,
  )
  const { id } = (await sessions.find([kept], at))!
  return { kept, id }
}

test('where others open the hub is what its owner set', async () => {
  const at = (publicAddress: string | null) =>
    serverAccess({ ...tools.desk, publicAddress }).getPublicAddress({})
  expect(await at(null)).toEqual({ address: null })
  expect(await at('https://news.example.org/')).toEqual({ address: 'https://news.example.org/' })
})

describe('sessions', () => {
  test('are listed, the one that asks named, and ended one by one', async () => {
    const api = serverAccess(tools.desk)
    const laptop = await signIn('Firefox on Linux', 30)
    const phone = await signIn('Safari on iPhone')
    const listed = await answering({ sessionId: laptop.id, origin: 'http://localhost' }, () =>
      api.listSessions({}),
    )
    expect(listed.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Safari on iPhone', false],
      ['Firefox on Linux', true],
    ])
    await api.endSession({ id: phone.id })
    expect(await sessions.find([phone.kept], tools.now())).toBeNull()
    await expect(api.endSession({ id: phone.id })).rejects.toMatchObject({ kind: 'not-found' })
    expect(await sessions.find([laptop.kept], tools.now())).not.toBeNull()
  })

  test('tell a browser that comes with an ended one so, and nothing to others', async () => {
    const api = serverAccess(tools.desk)
    const [laptop, phone] = [await signIn('Firefox on Linux'), await signIn('Safari on iPhone')]
    await api.endSession({ id: phone.id })
    expect(await sessions.wasEnded([phone.kept])).toBe(true)
    expect(await sessions.wasEnded([laptop.kept])).toBe(false)
    expect(await sessions.wasEnded(['guessed', ''])).toBe(false)
    expect(await sessions.wasEnded([])).toBe(false)
    // A new password ends all sessions.
    expect(await openSessions(tools.db, 'donkey').wasEnded([laptop.kept])).toBe(true)
    await api.endOtherSessions({})
    expect(await sessions.wasEnded([laptop.kept])).toBe(true)
    // After 31 days no browser keeps the cookie, so ended sessions are forgotten.
    const later = new Date(tools.now().getTime() + 31 * 86_400_000)
    await sessions.begin(
      { readerId: tools.readerId, isByHub: true },
      { device: 'curl', network: '192.0.2.1' },
      later,
    )
    expect(await sessions.wasEnded([laptop.kept, phone.kept])).toBe(false)
  })

  test('all others end at once', async () => {
    const api = serverAccess(tools.desk)
    const [laptop] = [
      await signIn('Firefox on Linux'),
      await signIn('Edge on Windows'),
      await signIn('curl'),
    ]
    await answering({ sessionId: laptop.id, origin: 'http://localhost' }, () =>
      api.endOtherSessions({}),
    )
    expect((await api.listSessions({})).map(({ id }) => id)).toEqual([laptop.id])
    await api.endOtherSessions({})
    expect(await api.listSessions({})).toEqual([])
  })
})

describe('tokens', () => {
  test('are told once, listed without what they carry, and removed', async () => {
    const api = serverAccess(tools.desk)
    const { id, secret } = await api.createToken({ name: 'Reeder', scope: 'write', days: 30 })
    expect(secret).toMatch(/^synthwire_[\w-]{43}$/)
    const [listed] = await api.listTokens({})
    expect(listed).toMatchObject({ id, name: 'Reeder', scope: 'write', usedAt: null })
    expect(JSON.stringify(listed)).not.toContain(secret)
    expect(Date.parse(listed!.expiresAt!) - Date.parse(listed!.createdAt)).toBe(30 * 86_400_000)

    expect(await findToken(tools.db, secret, tools.now())).toMatchObject({ id, scope: 'write' })
    expect((await api.listTokens({}))[0]!.usedAt).not.toBeNull()
    await api.removeToken({ id })
    expect(await findToken(tools.db, secret, tools.now())).toBeNull()
    await expect(api.removeToken({ id })).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('for everything are made by owners alone', async () => {
    await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
    const draft = { name: 'Reeder', scope: 'owner', days: null } as const
    await expect(
      serverAccess(deskOf(tools, 'reader-other')).createToken(draft),
    ).rejects.toMatchObject({ kind: 'not-allowed', fields: { scope: expect.any(String) } })
    await expect(serverAccess(tools.desk).createToken(draft)).resolves.toMatchObject({})
  })

  test('of feeds are told as an address, and are of no use elsewhere', async () => {
    const api = serverAccess(tools.desk)
    const feed = '/news-hub/feeds/articles.rss?q=ferry'
    const { id, address } = await api.createFeedAddress({ name: 'Ferries', feed })
    const told = new URL(address, 'http://hub.invalid')
    const secret = told.searchParams.get('token')!
    expect(address).toBe(`${feed}&token=${secret}`)
    expect(await api.listTokens({})).toMatchObject([
      { id, name: 'Ferries', isOfAddress: true, isExposed: false, isInternal: false },
    ])
    const open = (query: string, now = tools.now()) =>
      findByAddress(tools.db, secret, documentOf(told.pathname, new URLSearchParams(query)), now)
    expect(await open(`token=${secret}&q=ferry`)).toMatchObject({ id })
    expect(await open('q=port')).toBeNull()
    expect(await findToken(tools.db, secret, tools.now())).toBeNull()
    expect(await findTokenById(tools.db, id, tools.now())).toBeNull()
    await api.removeToken({ id })
    expect(await open('q=ferry')).toBeNull()
  })

  test('and sessions of one reader are nothing to another', async () => {
    const mine = serverAccess(tools.desk)
    const { id } = await mine.createToken({ name: 'Reeder', scope: 'read', days: null })
    const session = await signIn('Firefox on Linux')
    await tools.db.run(sql`insert into readers (id, name) values ('reader-other', 'Other')`)
    const theirs = serverAccess(deskOf(tools, 'reader-other'))
    expect(await theirs.listTokens({})).toEqual([])
    expect(await theirs.listSessions({})).toEqual([])
    await expect(theirs.removeToken({ id })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(theirs.endSession({ id: session.id })).rejects.toMatchObject({ kind: 'not-found' })
    await theirs.endOtherSessions({})
    expect(await mine.listTokens({})).toHaveLength(1)
    expect(await mine.listSessions({})).toHaveLength(1)
  })
})
