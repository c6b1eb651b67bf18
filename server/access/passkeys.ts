import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { READERS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type World } from '../tools.ts'
import { putChallenge, readChallenge, spendChallenge } from './challenges.ts'
import { lockReaders } from './readers.ts'

type Tools = Pick<World, 'db' | 'secrets' | 'now' | 'log'>

/**
 * Imported on first use: the library takes a quarter of a second to load, and many servers have no
 * passkey.
 */
const checks = () => import('@simplewebauthn/server')

const TO_SIGN_IN = 'passkey to sign in'
const toAdd = (readerId: string, sessionId: string | null) =>
  `passkey for ${readerId} ${sessionId ?? ''}`

/** The host name for passkeys of an origin; fails if browsers make no passkeys for this origin. */
export function passkeyHost(origin: string): string {
  const { hostname, protocol } = new URL(origin)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  if (isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return hostname
  throw new Problem(
    'conflict',
    'Browsers make passkeys only for a name with https, or for localhost. Open Synthwire by such an address first.',
  )
}

interface Asked {
  origin: string
  readerId: string
  sessionId: string | null
}

/**
 * The options from which a browser makes a passkey, as JSON, and the ticket that has to come back
 * with it.
 */
export async function offerPasskey(
  { db, secrets, now }: Tools,
  { origin, readerId, sessionId }: Asked,
): Promise<{ options: string; ticket: string }> {
  const host = passkeyHost(origin)
  const reader = await db.one(
    z.object({ name: z.string(), signInName: z.nullable(z.string()), known: z.array(z.string()) }),
    sql`select name, sign_in_name, array(select credential_id from passkeys where reader_id = readers.id) as known
        from readers where id = ${readerId}`,
  )
  const { challenge, ticket } = putChallenge({ secrets }, toAdd(readerId, sessionId), now())
  const options = {
    challenge,
    rp: { id: host, name: 'Synthwire' },
    user: {
      id: Buffer.from(readerId).toString('base64url'),
      name: reader.signInName ?? reader.name,
      displayName: reader.name,
    },
    // Ed25519, ES256 and RS256: every authenticator supports one of them.
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: reader.known.map((id) => ({ type: 'public-key', id })),
    attestation: 'none',
    timeout: READERS.challengeMs,
  }
  return { options: JSON.stringify(options), ticket }
}

/** Stores the passkey that a browser made for an offer. */
export async function addPasskey(
  tools: Tools,
  { origin, readerId, sessionId }: Asked,
  given: { ticket: string; credential: string; name: string },
): Promise<void> {
  const { db, now } = tools
  const challenge = readChallenge(tools, toAdd(readerId, sessionId), given.ticket, now())
  if (challenge === null) throw tooLate()
  const response = readJson<RegistrationResponseJSON>(given.credential)
  const { verifyRegistrationResponse } = await checks()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: passkeyHost(origin),
    requireUserVerification: true,
  }).catch((error: Error) => {
    tools.log.info({ reason: error.message }, 'A passkey was refused')
    throw refused()
  })
  if (!verified) throw refused()
  const { id, publicKey, counter } = registrationInfo.credential
  const transports = (response.response.transports ?? []).map((one) => String(one).slice(0, 20))
  await db.transaction(async (db) => {
    await lockReaders(db)
    if (!(await spendChallenge(db, challenge, now()))) throw tooLate()
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from passkeys where reader_id = ${readerId}`,
    )
    if (count >= READERS.mostPasskeys) {
      throw new Problem(
        'conflict',
        `You have ${READERS.mostPasskeys} passkeys already. Remove one that is not used any more.`,
      )
    }
    const { changed } = await db.run(sql`
      insert into passkeys (id, reader_id, name, credential_id, public_key, counter, transports, is_synced, created_at)
      values (${newId('passkey')}, ${readerId}, ${given.name}, ${id}, ${Buffer.from(publicKey)}, ${counter},
        ${transports.slice(0, 10)}, ${registrationInfo.credentialBackedUp}, ${now()})
      on conflict (credential_id) do nothing`)
    if (changed === 0) throw new Problem('conflict', 'This passkey is known here already.')
  })
}

/**
 * The options by which a browser signs in with one of its passkeys, and the ticket that has to come
 * back.
 */
export function askForPasskey(tools: Tools, origin: string) {
  const { challenge, ticket } = putChallenge(tools, TO_SIGN_IN, tools.now())
  const options = {
    challenge,
    rpId: passkeyHost(origin),
    userVerification: 'required',
    timeout: READERS.challengeMs,
  }
  return { options, ticket }
}

const Known = z.object({
  id: z.string(),
  readerId: z.string(),
  credentialId: z.string(),
  publicKey: z.instanceof(Uint8Array),
  counter: z.int(),
})

/**
 * Finds the reader who signs in by a passkey; fails with a `Problem` if the answer comes late or
 * twice, or if the passkey is unknown or does not pass the check.
 */
export async function findByPasskey(
  tools: Tools,
  origin: string,
  given: { ticket: string; credential: string },
): Promise<string> {
  const { db, now } = tools
  const challenge = readChallenge(tools, TO_SIGN_IN, given.ticket, now())
  if (challenge === null) throw tooLate()
  const response = readJson<AuthenticationResponseJSON>(given.credential)
  return db.transaction(async (db) => {
    const known = await db.maybe(
      Known,
      sql`select id, reader_id, credential_id, public_key, counter from passkeys
          where credential_id = ${String(response.id).slice(0, READERS.passkeyCharacters)} for update`,
    )
    if (known === null) throw refused()
    const { verifyAuthenticationResponse } = await checks()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: passkeyHost(origin),
      requireUserVerification: true,
      // The check refuses a counter that goes backwards, because the passkey is then a copy.
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(known.publicKey),
        counter: known.counter,
      },
    }).catch((error: Error) => {
      tools.log.info({ reason: error.message }, 'A passkey was refused')
      throw refused()
    })
    if (!verified) throw refused()
    if (!(await spendChallenge(db, challenge, now()))) throw tooLate()
    await db.run(sql`
      update passkeys set counter = ${authenticationInfo.newCounter}, used_at = ${now()},
        is_synced = ${authenticationInfo.credentialBackedUp} where id = ${known.id}`)
    return known.readerId
  })
}

function readJson<Response>(text: string): Response {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given === 'object' && given !== null) return given as Response
  } catch {
    // Invalid JSON is refused below.
  }
  throw refused()
}

const tooLate = () =>
  new Problem('not-allowed', 'That took too long, or was sent twice. Try again.')
const refused = () =>
  new Problem('not-allowed', 'This passkey is not known here. Use another one, or your password.')
