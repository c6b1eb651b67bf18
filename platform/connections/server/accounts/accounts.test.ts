import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ACCOUNTS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { exportArchive } from '#server/archive/export-archive.ts'
import { restoreArchive } from '#server/archive/restore-archive.ts'
import { archiveParts } from '#server/areas.ts'
import { collectExtensions, extend } from '#server/extension-points.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import {
  accountChanged,
  accountField,
  accountKinds,
  type AccountKindPart,
} from '../kinds/account-kinds.ts'
import { serverAccounts } from './accounts-api.ts'
import { openAccountOf } from './account-rows.ts'
import { nextCheckAt } from './check-times.ts'
import { checkDueAccounts } from './check-due.ts'

const SECRET = 'tok/en with spaces-77'
const ADDRESS = 'https://weather.example/api'

/** A service that repeats its input in its answers, as careless servers do. */
const station: AccountKindPart = {
  id: 'station',
  name: 'Weather station',
  sentence: 'Reads the weather.',
  fields: [
    accountField({ name: 'address', label: 'Address', type: 'address' }),
    accountField({ name: 'token', label: 'Token', type: 'secret' }),
    accountField({
      name: 'unit',
      label: 'Unit',
      type: 'choice',
      options: [
        { value: 'c', label: 'Celsius' },
        { value: 'f', label: 'Fahrenheit' },
      ],
    }),
  ],
  async check({ fetch }, { values }) {
    const { status } = await fetch(values['address']!, {
      headers: { authorization: `Bearer ${values['token']}` },
    })
    if (status === 200) return `Measures in ${values['unit']}`
    throw new Problem('unavailable', `It refused “${values['token']}” (${status}). Make a new one.`)
  },
}

let tools: TestTools
let heard: string[]
beforeEach(async () => {
  tools = await testTools()
  heard = []
  const hear = async (_: unknown, __: unknown, { id }: { id: string }) => void heard.push(id)
  tools.extensions = collectExtensions([
    { extends: [extend(accountKinds, station), extend(accountChanged, hear)] },
  ])
  tools.web.set(ADDRESS, 'Fine')
})
afterEach(() => tools.close())

const api = (readerId = tools.readerId) => serverAccounts(deskOf(tools, readerId))
const list = () => api().listAccounts({})
const values = (given: Record<string, string>) =>
  Object.entries(given).map(([name, value]) => ({ name, value }))
const draft = (
  given: Record<string, string> = {},
  more: { id?: string; forgets?: string[] } = {},
) => ({
  kind: 'station',
  name: 'Harbour',
  values: values({ address: ADDRESS, token: SECRET, ...given }),
  ...more,
})
const later = (minutes: number) => tools.setNow(new Date(tools.now().getTime() + minutes * 60_000))

describe('An account', () => {
  test('is kept with its secret sealed, and checked at once', async () => {
    const saved = await api().saveAccount(draft())
    expect(saved).toMatchObject({ trouble: null, found: 'Measures in c' })
    expect(await list()).toMatchObject([
      {
        kindName: 'Weather station',
        name: 'Harbour',
        address: 'weather.example',
        state: 'ok',
        found: 'Measures in c',
        secrets: ['token'],
        values: expect.arrayContaining(values({ address: ADDRESS, unit: 'c' })),
      },
    ])
  })

  test('of another reader is nobody’s', async () => {
    const { id } = await api().saveAccount(draft())
    expect(await api('somebody').listAccounts({})).toEqual([])
    for (const wish of [
      () => api('somebody').checkAccount({ id }),
      () => api('somebody').removeAccount({ id }),
      () =>
        openAccountOf(tools, { readerId: 'somebody', id, kinds: ['station'], user: 'profile/1' }),
    ])
      await expect(wish()).rejects.toThrow('already gone')
  })

  test('says by field what is wrong with what was typed', async () => {
    const wish = api().saveAccount(draft({ address: 'harbour', token: '', unit: 'k' }))
    await expect(wish).rejects.toMatchObject({
      fields: {
        address: 'Enter a full web address, such as https://example.com',
        token: 'Enter the token',
        unit: 'Choose one of the list',
      },
    })
    await expect(api().saveAccount(draft({ address: 'https://me:pw@a.example' }))).rejects.toThrow(
      'Leave the password out',
    )
  })

  test('keeps a secret that is left out, but for no other host', async () => {
    const { id } = await api().saveAccount(draft())
    await api().saveAccount(draft({ token: '', unit: 'f' }, { id }))
    expect(
      (
        await openAccountOf(tools, {
          readerId: tools.readerId,
          id,
          kinds: ['station'],
          user: 'profile/1',
        })
      ).values,
    ).toEqual({ address: ADDRESS, token: SECRET, unit: 'f' })
    const elsewhere = draft({ token: '', address: 'https://thief.example/' }, { id })
    await expect(api().saveAccount(elsewhere)).rejects.toMatchObject({
      fields: { token: 'Enter it again: the stored one is only sent to weather.example' },
    })
    await expect(
      api().saveAccount(draft({ token: '' }, { id, forgets: ['token'] })),
    ).rejects.toThrow('Enter the token')
  })

  test('that is removed can be restored for an hour; then its secret is gone', async () => {
    const { id } = await api().saveAccount(draft())
    await api().removeAccount({ id })
    expect(await list()).toEqual([])
    await expect(api().removeAccount({ id })).rejects.toThrow('already gone')
    await api().restoreAccount({ id })
    expect(await list()).toHaveLength(1)
    await api().removeAccount({ id })
    later(61)
    await checkDueAccounts.run(tools, {})
    await expect(api().restoreAccount({ id })).rejects.toThrow('already gone')
    const { left } = await tools.db.one(
      z.object({ left: z.int() }),
      sql`select count(*)::int as left from connections`,
    )
    expect(left).toBe(0)
    // The five changes are: saved, removed, restored, removed, forgotten.
    expect(heard).toEqual([id, id, id, id, id])
  })
})

describe('The hourly check', () => {
  test('says the reason and the remedy, backs off, and recovers', async () => {
    const { id } = await api().saveAccount(draft())
    tools.web.set(ADDRESS, { status: 401 })
    tools.announced.length = 0
    await checkDueAccounts.run(tools, {})
    expect((await list())[0]!.state).toBe('ok')
    later(67)
    await checkDueAccounts.run(tools, {})
    expect(await list()).toMatchObject([
      { state: 'failing', trouble: 'It refused “…” (401). Make a new one.' },
    ])
    expect(tools.announced).toEqual([{ area: 'connections/accounts', readerId: tools.readerId }])

    // A second check with the same result is not announced.
    await api().checkAccount({ id })
    expect(tools.announced).toHaveLength(1)
    tools.web.set(ADDRESS, 'Fine')
    later(67)
    await checkDueAccounts.run(tools, {})
    expect((await list())[0]!.state).toBe('failing')
    later(67)
    await checkDueAccounts.run(tools, {})
    expect(await list()).toMatchObject([{ state: 'ok', trouble: null }])
  })

  test('goes on where one account breaks it', async () => {
    await api().saveAccount(draft())
    await api().saveAccount(draft())
    later(67)
    let times = 0
    tools.web.set(ADDRESS, () => {
      if (times++ === 0) throw new Error('A bug')
      return { status: 500 }
    })
    await checkDueAccounts.run(tools, {})
    expect((await list()).map(({ state }) => state).toSorted()).toEqual(['failing', 'ok'])
  })

  test('does so many at once, up to a number, and leaves the others to the next', async () => {
    for (let nth = 0; nth < ACCOUNTS.checkedInARow + 3; nth++) await api().saveAccount(draft())
    later(67)
    let now = 0
    let most = 0
    let times = 0
    const { fetch } = tools
    let go = () => {}
    const full = new Promise<void>((resolve) => (go = resolve))
    tools.fetch = async (address, request) => {
      times++
      most = Math.max(most, ++now)
      if (now === ACCOUNTS.checkedAtOnce) go()
      await full
      now--
      return fetch(address, request)
    }
    await checkDueAccounts.run(tools, {})
    expect([times, most]).toEqual([ACCOUNTS.checkedInARow, ACCOUNTS.checkedAtOnce])
    await checkDueAccounts.run(tools, {})
    expect(times).toBe(ACCOUNTS.checkedInARow + 3)
  })

  test('is spread over the hour, and waits a day at most', () => {
    const now = new Date('2026-03-02T12:00:00Z')
    const minutes = (failures: number, hours = 1) =>
      Array.from({ length: 200 }, (_, nth) =>
        Math.round(
          (nextCheckAt(`account-${nth}`, now, { hours, failures }).getTime() - now.getTime()) /
            60_000,
        ),
      )
    expect(new Set(minutes(0)).size).toBeGreaterThan(10)
    for (const some of [minutes(0), minutes(1)])
      expect([Math.min(...some) >= 54, Math.max(...some) <= 66]).toEqual([true, true])
    expect(Math.min(...minutes(3))).toBeGreaterThanOrEqual(3.6 * 60)
    expect(Math.max(...minutes(40))).toBeLessThanOrEqual(26.4 * 60)
  })
})

test('a secret stands nowhere but in the credential, sealed', async () => {
  const logged: string[] = []
  const log = { error: (...words: unknown[]) => logged.push(JSON.stringify(words)) }
  const desk = {
    ...deskOf(tools, tools.readerId),
    log: { ...tools.log, ...log } as typeof tools.log,
  }
  tools.web.set(ADDRESS, { status: 401 })
  const outcome = await serverAccounts(desk).saveAccount(draft())
  const shown = JSON.stringify([outcome, await list(), await api().listManaged({}), logged])
  const tables = await tools.db.many(
    z.object({ name: z.string() }),
    sql`select table_name as name from information_schema.tables where table_schema = current_schema()`,
  )
  const forms = [SECRET, encodeURIComponent(SECRET), Buffer.from(SECRET).toString('hex')]
  for (const form of forms) expect(shown).not.toContain(form)
  for (const { name } of tables) {
    const { rows } = await tools.db.one(
      z.object({ rows: z.string() }),
      sql`select query_to_xml(format('select * from %I', ${name}::text), true, false, '')::text as rows`,
    )
    for (const form of forms) expect(rows, name).not.toContain(form)
  }
})

test('an archive takes accounts along, and their secrets only where it is asked to', async () => {
  const { id } = await api().saveAccount(draft())
  const file = join(tools.dataFolder, 'all.tar.gz')
  for (const withSecrets of [true, false]) {
    const empty = await testTools()
    await exportArchive(tools, file, archiveParts, { withSecrets })
    await restoreArchive(empty, file, archiveParts)
    empty.extensions = tools.extensions
    empty.web.set(ADDRESS, 'Fine')
    const there = serverAccounts(deskOf(empty, tools.readerId))
    expect(await there.listAccounts({})).toMatchObject([{ id, name: 'Harbour', state: 'ok' }])
    if (!withSecrets)
      expect((await there.checkAccount({ id })).trouble).toMatch(
        /Token is missing|enter the secret again/i,
      )
    await empty.close()
  }
})
