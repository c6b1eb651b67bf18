import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { signatureOf } from '#areas/webhooks/server/lends.ts'
import { DELIVERY } from '../../../limits.ts'
import { digestOf } from '../digest.ts'

type Headers = Readonly<Record<string, string | undefined>>

/**
 * A delivery of somebody who knows the secret, with the id under which it is accepted once; or the reason for a
 * refusal.
 */
export type Proof =
  | {
      /** Null without an id: an equal delivery soon after counts as a repetition. */
      id: string | null
    }
  | { refused: string }

export interface Sent {
  headers: Headers
  body: Uint8Array
}

const SIGNATURES = 10

/** Checks a signature as https://www.standardwebhooks.com or GitHub and Gitea make it. */
export function checkSignature(secret: string, sent: Sent, now: Date): Proof {
  const { headers, body } = sent
  const github = headers['x-hub-signature-256']
  if (headers['webhook-signature'] === undefined && github !== undefined) {
    const right = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
    if (!isSame(github.trim(), right)) return { refused: WRONG }
    // Uses the sender's id, because by the body alone two events in the same words would
    // count as one delivery.
    return { id: idIn(headers) }
  }
  const id = headers['webhook-id'] ?? ''
  const timestamp = headers['webhook-timestamp'] ?? ''
  const signatures = (headers['webhook-signature'] ?? '').split(' ').slice(0, SIGNATURES)
  if (id === '' || signatures[0] === '') return { refused: UNSIGNED }
  const right = signatureOf(secret, { id, timestamp, body })
  if (!signatures.some((one) => isSame(one, right))) return { refused: WRONG }
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || age > DELIVERY.ageSeconds)
    return { refused: `The signature is more than ${DELIVERY.ageSeconds / 60} minutes old.` }
  return { id: named(id) }
}

const SECRET_HEADERS = ['x-webhook-secret', 'x-gitlab-token'] as const
const ID_HEADERS = [
  'webhook-id',
  'idempotency-key',
  'x-delivery-id',
  'x-github-delivery',
  'x-gitea-delivery',
  'x-gitlab-event-uuid',
] as const

/** The name that the sender gave to its delivery. */
function idIn(headers: Headers): string | null {
  const id = ID_HEADERS.map((name) => headers[name]).find((one) => one !== undefined && one !== '')
  return id === undefined ? null : named(id)
}

/** Checks the secret that a sender carries in a header because it cannot sign. */
export function checkHeader(secret: string, { headers }: Sent): Proof {
  const bearer = /^Bearer +(\S+)$/i.exec(headers['authorization'] ?? '')?.[1]
  const given = [bearer, ...SECRET_HEADERS.map((name) => headers[name])]
  if (given.every((one) => one === undefined)) return { refused: NO_SECRET }
  if (!given.some((one) => one !== undefined && isSame(one, secret)))
    return { refused: 'The secret is not that of this webhook.' }
  return { id: idIn(headers) }
}

const WRONG = 'The signature does not fit the body and the secret of this webhook.'
const UNSIGNED =
  'The delivery is not signed. Sign it as Standard Webhooks or GitHub do, or have the trigger take the secret in a header.'
const NO_SECRET = 'The secret is missing. Send it in the header X-Webhook-Secret.'

/** Headers that only prove who sends; workflows do not see them. */
export const PROVING: ReadonlySet<string> = new Set([
  ...SECRET_HEADERS,
  'authorization',
  'proxy-authorization',
  'cookie',
  'webhook-signature',
  'x-hub-signature',
  'x-hub-signature-256',
])

/** Ids of senders are of any length and letters. */
function named(id: string): string {
  const isPlain = id.length <= DELIVERY.idCharacters && /^[\x21-\x7e]+$/.test(id)
  return isPlain ? `id/${id}` : `hash/${digestOf(id)}`
}

/** Takes equally long for texts that differ early and for those that differ late. */
function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(right))
}
