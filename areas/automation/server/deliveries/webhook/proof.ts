import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { signatureOf } from '#areas/webhooks/server/lends.ts'
import { DELIVERY } from '../../../limits.ts'
import { digestOf } from '../digest.ts'

type Headers = Readonly<Record<string, string | undefined>>

/**
 * The id of an authentic delivery, under which it is accepted once, or the reason for a refusal.
 */
export type Proof =
  | {
      /**
       * Null if the sender gave no id; then an equal delivery soon after counts as a repetition.
       */
      id: string | null
    }
  | { refused: string }

export interface Sent {
  headers: Headers
  body: Uint8Array
}

const SIGNATURES = 10

/**
 * Checks a signature as specified by https://www.standardwebhooks.com, or as made by GitHub and
 * Gitea.
 */
export function checkSignature(secret: string, sent: Sent, now: Date): Proof {
  const { headers, body } = sent
  const github = headers['x-hub-signature-256']
  if (headers['webhook-signature'] === undefined && github !== undefined) {
    const right = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
    if (!isSame(github.trim(), right)) return { refused: WRONG }
    // The sender's id is used, because two different events with the same body would otherwise
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

/** The sender's id for the delivery; null if there is none. */
function idIn(headers: Headers): string | null {
  const id = ID_HEADERS.map((name) => headers[name]).find((one) => one !== undefined && one !== '')
  return id === undefined ? null : named(id)
}

/** Checks the secret that a sender puts into a header because it cannot sign. */
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

/** Headers that only authenticate the sender; they are not passed to workflows. */
export const PROVING: ReadonlySet<string> = new Set([
  ...SECRET_HEADERS,
  'authorization',
  'proxy-authorization',
  'cookie',
  'webhook-signature',
  'x-hub-signature',
  'x-hub-signature-256',
])

/** Makes an id storable, since senders may choose any length and characters. */
function named(id: string): string {
  const isPlain = id.length <= DELIVERY.idCharacters && /^[\x21-\x7e]+$/.test(id)
  return isPlain ? `id/${id}` : `hash/${digestOf(id)}`
}

/** Compares two texts in a time that does not depend on the place of the first difference. */
function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(right))
}
