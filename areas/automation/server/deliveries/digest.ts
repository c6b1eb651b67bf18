import { createHash } from 'node:crypto'

/** Finds equal deliveries. */
export const digestOf = (body: string | Uint8Array) =>
  createHash('sha256').update(body).digest('base64url')
