import { randomBytes } from 'node:crypto'
import type { Secrets } from '#server/tools.ts'
import { FORM } from '../../../limits.ts'

const NONCE_BYTES = 9

/**
 * A form page as it was drawn: its message is accepted once, and its age helps to recognize spam.
 */
export interface Drawn {
  /** The id of the message that is sent from it. */
  nonce: string
  ageMs: number
}

/** Signs the time at which a form was drawn. */
export function drawToken(secrets: Secrets, form: string, now: Date): string {
  const claim = `${now.getTime().toString(36)}.${randomBytes(NONCE_BYTES).toString('base64url')}`
  return `${claim}.${secrets.sign(`${form}/${claim}`)}`
}

/** Null for a token that this server did not issue, or that has another form. */
export function readToken(secrets: Secrets, form: string, token: string, now: Date): Drawn | null {
  const [time = '', nonce = '', ...signature] = token.split('.')
  if (signature.join('.') !== secrets.sign(`${form}/${time}.${nonce}`)) return null
  return { nonce, ageMs: now.getTime() - Number.parseInt(time, 36) }
}

export const isTooOld = ({ ageMs }: Drawn) => ageMs > FORM.latestHours * 3_600_000
