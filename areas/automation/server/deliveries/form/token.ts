import { randomBytes } from 'node:crypto'
import type { Secrets } from '#server/tools.ts'
import { FORM } from '../../../limits.ts'

const NONCE_BYTES = 9

/**
 * A form page that was opened. Its message is accepted once, and its age helps to recognize spam.
 */
export interface Drawn {
  /** The id of the message that the page sends. */
  nonce: string
  ageMs: number
}

/** Signs the time at which a form page was opened. */
export function drawToken(secrets: Secrets, form: string, now: Date): string {
  const claim = `${now.getTime().toString(36)}.${randomBytes(NONCE_BYTES).toString('base64url')}`
  return `${claim}.${secrets.sign(`${form}/${claim}`)}`
}

/** Reads a token; null if this server did not issue it, or issued it for another form. */
export function readToken(secrets: Secrets, form: string, token: string, now: Date): Drawn | null {
  const [time = '', nonce = '', ...signature] = token.split('.')
  if (signature.join('.') !== secrets.sign(`${form}/${time}.${nonce}`)) return null
  return { nonce, ageMs: now.getTime() - Number.parseInt(time, 36) }
}

export const isTooOld = ({ ageMs }: Drawn) => ageMs > FORM.latestHours * 3_600_000
