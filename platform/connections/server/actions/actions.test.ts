import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ACCOUNTS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { deskOf, sql } from '#server/tools.ts'
import { accountAction, actionField } from '../kinds/account-action.ts'
import { accountField, type AccountKindPart } from '../kinds/account-kinds.ts'
import type { ActionFailed } from '../kinds/action-failed.ts'
import { askService } from '../kinds/ask-service.ts'
import { demandTaken, textOf } from '../kinds/read-answer.ts'
import { json, type Answers } from '../test-service.ts'
import { failureOf, testAccounts, type TestAccounts } from '../test-accounts.ts'
import { actWithAccount } from './act-with-account.ts'
import { serverAccountActions } from './actions-api.ts'

const SECRET = 'tok/en with “spaces” & 77'
const Input = z.object({ text: z.string().check(z.minLength(1, 'Write something')) })

/** A kind that returns the whole answer of its service, as careless kinds do. */
const bell: AccountKindPart = {
  id: 'bell',
  name: 'Bell',
  sentence: 'Rings.',
  fields: [
    accountField({ name: 'address', label: 'Address', type: 'address' }),
    accountField({ name: 'token', label: 'Token', type: 'secret' }),
  ],
  check: async () => null,
  actions: [
    accountAction<z.infer<typeof Input>, { said: string }>({
      id: 'ring',
      title: 'Ring',
      sentence: 'Rings once.',
      effect: 'once',
      effectOf: ({ text }) => (text === 'softly' ? 'keyed' : 'once'),
      fields: [actionField({ name: 'text', label: 'Text', type: 'text' })],
      input: Input,
      output: z.object({ said: z.string() }),
      async act(tools, account, { text }) {
        if (text === 'crash') throw new TypeError(`A bug with ${account.values['token']}`)
        const { address, token } = account.values
        const answer = await askService(tools, account, address!, {
          method: 'POST',
          body: text,
          headers: { 'x-token': encodeURIComponent(token!) },
        })
        if (answer.status === 418) throw new Problem('invalid', textOf(answer.body))
        demandTaken(answer, { host: 'bell', unknown: 'Make a new token.' })
        return { said: textOf(answer.body) }
      },
      told: ({ said }) => said.slice(0, 40),
      detailsOf: ({ said }) => said,
    }),
  ],
}

let hub: TestAccounts
beforeEach(async () => void (hub = await testAccounts(bell)))
afterEach(() => hub.close())

async function ringing(answer: Answers) {
  const service = await hub.serve(answer)
  const { id } = await hub.add({ address: service.address, token: SECRET })
  return { service, id, ring: (text = 'loud') => hub.act(id, 'ring', { text }) }
}
const inSmallCodes = (uri: string) => uri.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())
const row = async () => (await hub.api().listAccounts({}))[0]!
const later = (ms: number) => hub.tools.setNow(new Date(hub.tools.now().getTime() + ms))

describe('An action of an account', () => {
  test('is carried out, and what it answers is told', async () => {
    const { ring, id } = await ringing((_, response) => response.end('Ding'))
    expect(await ring()).toEqual({ output: { said: 'Ding' }, said: 'Ding', details: 'Ding' })
    const api = serverAccountActions(hub.desk())
    expect(await api.listActions({})).toMatchObject([{ kind: 'bell', id: 'ring', effect: 'once' }])
    const values = [{ name: 'text', value: 'loud' }]
    expect(await api.tryAction({ account: id, action: 'ring', values })).toEqual({
      said: 'Ding',
      details: 'Ding',
    })
  })

  test('says by field what is wrong with its input', async () => {
    const { id, service } = await ringing((_, response) => response.end())
    const failed = await failureOf(hub.act(id, 'ring', { text: '' }))
    expect(failed).toMatchObject({ isFinal: true, fields: { text: 'Write something' } })
    const api = serverAccountActions(hub.desk())
    const values = [{ name: 'text', value: '' }]
    await expect(api.tryAction({ account: id, action: 'ring', values })).rejects.toMatchObject({
      fields: { text: 'Write something' },
    })
    expect(service.asked).toEqual([])
  })

  test('of another reader, a removed account or another kind is nobody’s', async () => {
    const { id, ring } = await ringing((_, response) => response.end())
    const wish = {
      account: id,
      action: 'ring',
      input: { text: 'loud' },
      idempotencyKey: 'one',
      user: 'profile/1',
    }
    const others = actWithAccount(deskOf(hub.tools, 'somebody'), wish)
    expect(await failureOf(others)).toMatchObject({ kind: 'not-found', isFinal: true })
    expect(await failureOf(hub.act(id, 'swing', {}))).toMatchObject({ isFinal: true })
    await hub.api().removeAccount({ id })
    expect(await failureOf(ring())).toMatchObject({ message: 'That account is already gone.' })
  })

  test('is for those alone that may use the account, and for its reader', async () => {
    const { id, ring, service } = await ringing((_, response) => response.end('Ding'))
    await hub.api().allowUsers({ id, users: ['profile/2'] })
    const failed = await failureOf(ring())
    expect(failed).toMatchObject({ kind: 'not-allowed', isFinal: true })
    expect(failed.message).toContain('Allow it under Connected accounts')
    expect(service.asked).toEqual([])
    const api = serverAccountActions(hub.desk())
    const values = [{ name: 'text', value: 'loud' }]
    await api.tryAction({ account: id, action: 'ring', values })
    await hub.api().allowUsers({ id, users: ['profile/2', 'profile/1'] })
    await ring()
    await hub.api().allowUsers({ id, users: null })
    await ring()
    expect(service.asked).toHaveLength(3)
    await hub.api().removeAccount({ id })
    await expect(hub.api().allowUsers({ id, users: null })).rejects.toThrow('already gone')
  })

  test('asks for a secret that an archive did not bring', async () => {
    const { ring } = await ringing((_, response) => response.end())
    await hub.tools.db.run(sql`delete from connections`)
    expect((await failureOf(ring())).message).toContain('Token is missing')
  })
})

describe('A secret', () => {
  const echoes: [string, Answers][] = [
    ['as it is', (asked, response) => response.end(decodeURIComponent(asked.headers['x-token']!))],
    ['in an address', (asked, response) => response.end(asked.headers['x-token'])],
    ['in small letters', (a, response) => response.end(inSmallCodes(a.headers['x-token']!))],
    ['in JSON', (_, response) => json(response, { you: { sent: [SECRET] } })],
    ['in base64', (_, response) => response.end(Buffer.from(SECRET).toString('base64'))],
    ['in a failure', (_, response) => json(response, { message: `No: ${SECRET}` }, 422)],
    ['in a problem', (_, response) => response.writeHead(418).end(`Not ${SECRET}`)],
    ['with zeros between', (_, response) => response.end(Array.from(SECRET).join('\0'))],
    [
      'in a redirect',
      (_, response) =>
        response.writeHead(302, { location: `http://h/${encodeURIComponent(SECRET)}` }).end(),
    ],
  ]
  test.each(echoes)('that a server repeats %s comes out nowhere', async (_, answer) => {
    const { ring } = await ringing(answer)
    const outcome = await ring().catch(({ message, fields }: ActionFailed) => [message, fields])
    const shown = JSON.stringify([outcome, await hub.api().listAccounts({}), hub.logged])
    for (const form of [SECRET, encodeURIComponent(SECRET), 'tok/en', 'tok%2', btoa('tok/en')])
      expect(shown).not.toContain(form)
    expect(JSON.stringify(outcome)).toMatch(/…|sends this on/)
  })

  test('is in no bug either', async () => {
    const { ring } = await ringing((_, response) => response.end())
    const bug = await failureOf(ring('crash'))
    expect(bug).not.toBeInstanceOf(Problem)
    expect(bug.message).toBe('A bug with …')
    expect(`${bug.stack}`).not.toContain(SECRET)
  })
})

describe('A hostile server', () => {
  test('that answers without end is cut off', async () => {
    const { ring } = await ringing((_, response) => {
      response.writeHead(200, { 'content-length': String(2e9) })
      response.end('x')
    })
    const failed = await failureOf(ring())
    expect(failed.message).toBe('127.0.0.1 answered with more than 1 MB, which is not read.')
    expect(failed).toMatchObject({ isFinal: true, mayHaveHappened: true })
    const endless = await ringing((_, response) => {
      const pour = () => {
        while (response.write(Buffer.alloc(64_000, 'x'))) if (response.destroyed) return
      }
      response.on('drain', pour)
      pour()
    })
    expect((await failureOf(endless.ring())).message).toContain('more than 1 MB')
  })

  test('that drips is left when the time is over', async () => {
    const { id } = await ringing((_, response) => response.write('x'))
    const caller = new AbortController()
    const acting = failureOf(hub.act(id, 'ring', { text: 'loud' }, { signal: caller.signal }))
    caller.abort()
    expect(await acting).toMatchObject({ isFinal: false, kind: 'unavailable' })
  })

  test.each([
    'http://127.0.0.2:9/',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:9/',
  ])('that sends on to %s is not followed there', async (location) => {
    const { ring } = await ringing((_, response) => response.writeHead(307, { location }).end())
    for (const asWhom of ['an owner', 'a reader']) {
      if (asWhom === 'a reader') await hub.beNoOwner()
      const failed = await failureOf(ring())
      expect(failed.message).toMatch(/sends this on to|inside the private network|never fetches/)
      expect(failed).toMatchObject({ isFinal: true, mayHaveHappened: false })
    }
  })

  test('in the private network is asked for owners alone', async () => {
    hub.tools.fetch = (await import('#server/fetch/guarded-fetch.ts')).guardedFetch({
      allowPrivate: false,
    })
    const { ring } = await ringing((_, response) => response.end('Ding'))
    expect((await ring()).said).toBe('Ding')
    await hub.beNoOwner()
    expect((await failureOf(ring())).message).toContain('inside the private network')
  })

  test('that answers no letters at all is read as text', async () => {
    const { ring } = await ringing((_, response) =>
      response.end(Buffer.from([0xff, 0x00, 0xc3, 0x28])),
    )
    expect((await ring()).output).toEqual({ said: '��(' })
  })
})

describe('A failure', () => {
  test('says whether it may have happened, and how long to wait', async () => {
    const { ring, service } = await ringing((_, response) => response.destroy())
    expect(await failureOf(ring())).toMatchObject({ mayHaveHappened: true, isFinal: false })
    expect(await failureOf(ring('softly'))).toMatchObject({ mayHaveHappened: false })
    service.answers((_, response) => json(response, {}, 429, { 'retry-after': '7' }))
    expect(await failureOf(ring())).toMatchObject({ waitSeconds: 7, mayHaveHappened: false })
    service.answers((_, response) => json(response, {}, 429, { 'retry-after': '9'.repeat(400) }))
    expect((await failureOf(ring())).waitSeconds).toBe(undefined)
    service.answers((_, response) => json(response, { retry_after: 0.3 }, 429))
    expect((await failureOf(ring())).waitSeconds).toBe(1)
    service.answers((_, response) => response.writeHead(500).end())
    expect(await failureOf(ring())).toMatchObject({ mayHaveHappened: true, isFinal: false })
    await service.close()
    expect(await failureOf(ring())).toMatchObject({ mayHaveHappened: false, isFinal: false })
  })

  test('of a refused account shows in the list, and is tried once a minute', async () => {
    const { id, ring, service } = await ringing((_, response) => response.writeHead(401).end())
    expect(await failureOf(ring())).toMatchObject({ isRefused: true })
    const trouble = 'bell refused the account (401). Make a new token.'
    expect(await row()).toMatchObject({ state: 'failing', trouble })
    later(20_000)
    expect(await failureOf(ring())).toMatchObject({
      message: `“Mine” is not working. ${trouble}`,
      waitSeconds: 40,
    })
    expect(service.asked).toHaveLength(1)
    // The reader may try the account at any time.
    const values = [{ name: 'text', value: 'loud' }]
    const api = serverAccountActions(hub.desk())
    await failureOf(api.tryAction({ account: id, action: 'ring', values }))
    expect(service.asked).toHaveLength(2)
    later(ACCOUNTS.failingWaitMs)
    service.answers((_, response) => response.end('Ding'))
    await ring()
    expect(await row()).toMatchObject({ state: 'ok', trouble: null })
  })
})
