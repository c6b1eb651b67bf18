import { createHash } from 'node:crypto'

/** Computes a digest by which equal deliveries are found. */
export const digestOf = (body: string | Uint8Array) =>
  createHash('sha256').update(body).digest('base64url')
