import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { READERS } from '#core/limits.ts'
import { testTools, type TestTools } from '../test-tools.ts'
import { sql } from '../tools.ts'
import { addPasskey, askForPasskey, findByPasskey, offerPasskey, passkeyHost } from './passkeys.ts'

const origin = 'https://news.example.org'
const host = 'news.example.org'
const [PRESENT, VERIFIED, HAS_KEY] = [1, 4, 64]

let tools: TestTools
let device: { privateKey: KeyObject; publicKey: KeyObject }
const id = Buffer.from('credential-of-a-phone')
beforeEach(async () => {
  tools = await testTools()
  device = generateKeyPairSync('ec', { namedCurve: 'P-256' })
})
afterEach(() => tools.close())

const sha256 = (given: string | Buffer) => createHash('sha256').update(given).digest()

/** Encodes the part of CBOR that authenticators use. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

interface Said {
  flags?: number
  counter?: number
  from?: string
  rpId?: string
}

function authData(
  { flags = PRESENT | VERIFIED, counter = 1, rpId = host }: Said,
  more = Buffer.alloc(0),
) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more])
}

const clientData = (type: string, challenge: string, from = origin) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

/** A browser's reply to an offer of a passkey. */
function made(challenge: string, said: Said = {}): string {
  const { x, y } = device.publicKey.export({ format: 'jwk' })
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ])
  const length = Buffer.from([0, id.length])
  const about = Buffer.concat([Buffer.alloc(16), length, id, cbor(key)])
  const data = authData({ ...said, flags: (said.flags ?? PRESENT | VERIFIED) | HAS_KEY }, about)
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', data],
  ])
  return answered({
    clientDataJSON: clientData('webauthn.create', challenge, said.from).toString('base64url'),
    attestationObject: cbor(attestation).toString('base64url'),
    transports: ['internal'],
  })
}

/** The device's answer to a sign-in. */
function signed(challenge: string, said: Said = {}, key = device.privateKey): string {
  const data = authData(said)
  const client = clientData('webauthn.get', challenge, said.from)
  return answered({
    clientDataJSON: client.toString('base64url'),
    authenticatorData: data.toString('base64url'),
    signature: sign('sha256', Buffer.concat([data, sha256(client)]), key).toString('base64url'),
  })
}

const answered = (response: object) =>
  JSON.stringify({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

const asked = () => ({ origin, readerId: tools.readerId, sessionId: 'session-1' })
const challengeOf = (options: string) => (JSON.parse(options) as { challenge: string }).challenge

async function add(said: Said = {}) {
  const { options, ticket } = await offerPasskey(tools, asked())
  await addPasskey(tools, asked(), {
    ticket,
    credential: made(challengeOf(options), said),
    name: 'Phone',
  })
}

async function signIn(said: Said = {}, key?: KeyObject) {
  const { options, ticket } = askForPasskey(tools, origin)
  return findByPasskey(tools, origin, { ticket, credential: signed(options.challenge, said, key) })
}

const refused = { kind: 'not-allowed' }

describe('A passkey', () => {
  test('is made, signs its reader in, and counts', async () => {
    await add()
    expect(await signIn({ counter: 2 })).toBe(tools.readerId)
    const { counter } = await tools.db.one(
      z.object({ counter: z.int() }),
      sql`select counter from passkeys`,
    )
    expect(counter).toBe(2)
    await expect(add({ counter: 3 })).rejects.toMatchObject({ kind: 'conflict' })
  })

  test.each([
    ['for another origin', { from: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without looking who it is', { flags: PRESENT }],
  ])('%s is neither kept nor lets anybody in', async (_, said: Said) => {
    await expect(add(said)).rejects.toMatchObject(refused)
    await add()
    await expect(signIn({ counter: 2, ...said })).rejects.toMatchObject(refused)
    expect(await signIn({ counter: 3 })).toBe(tools.readerId)
  })

  test('that counts backwards, or signs by another key, lets nobody in', async () => {
    await add({ counter: 5 })
    for (const counter of [5, 4, 0])
      await expect(signIn({ counter })).rejects.toMatchObject(refused)
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    await expect(signIn({ counter: 6 }, privateKey)).rejects.toMatchObject(refused)
  })

  test('that nobody knows, and what is none, are refused', async () => {
    await expect(signIn()).rejects.toMatchObject(refused)
    const { ticket } = askForPasskey(tools, origin)
    for (const credential of ['', '{', 'null', '[]', '{"id":{}}', '{"id":"x","response":null}'])
      await expect(findByPasskey(tools, origin, { ticket, credential })).rejects.toMatchObject(
        refused,
      )
  })
})

describe('A challenge', () => {
  test('is answered once, also by two at once', async () => {
    await add({ counter: 0 })
    const { options, ticket } = askForPasskey(tools, origin)
    // Devices without a counter always send 0.
    const answer = { ticket, credential: signed(options.challenge, { counter: 0 }) }
    const both = await Promise.allSettled([
      findByPasskey(tools, origin, answer),
      findByPasskey(tools, origin, answer),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(findByPasskey(tools, origin, answer)).rejects.toMatchObject(refused)
  })

  test('ends after its time, and is nothing in another browser, for another reader or purpose', async () => {
    await add()
    const { options, ticket } = askForPasskey(tools, origin)
    const credential = signed(options.challenge, { counter: 2 })
    const other = askForPasskey(tools, origin).ticket
    await expect(findByPasskey(tools, origin, { ticket: other, credential })).rejects.toMatchObject(
      refused,
    )
    const forged = ticket.replace(/^\d+/, (expiry) => `${Number(expiry) + 1}`)
    await expect(
      findByPasskey(tools, origin, { ticket: forged, credential }),
    ).rejects.toMatchObject(refused)

    const offer = await offerPasskey(tools, asked())
    const given = {
      ticket: offer.ticket,
      credential: made(challengeOf(offer.options)),
      name: 'Phone',
    }
    await expect(
      addPasskey(tools, { ...asked(), sessionId: 'session-2' }, given),
    ).rejects.toMatchObject(refused)
    await expect(
      findByPasskey(tools, origin, { ticket: offer.ticket, credential }),
    ).rejects.toMatchObject(refused)

    tools.setNow(new Date(tools.now().getTime() + READERS.challengeMs))
    await expect(findByPasskey(tools, origin, { ticket, credential })).rejects.toMatchObject(
      refused,
    )
  })
})

test.each([
  ['https://news.example.org:8443', 'news.example.org'],
  ['http://localhost:4600', 'localhost'],
  ['http://127.0.0.1:4600', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::7]', null],
  ['http://news.example.org', null],
])('passkeys of %s belong to %s', (from, expected) => {
  if (expected === null) expect(() => passkeyHost(from)).toThrow('for localhost')
  else expect(passkeyHost(from)).toBe(expected)
})
