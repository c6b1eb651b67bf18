import { buffer } from 'node:stream/consumers'
import type { Reply } from './route.ts'

/** The bytes of a route's answer, streamed or not. */
export async function bytesOf({ body }: Pick<Reply, 'body'>): Promise<Buffer> {
  if (typeof body === 'string' || body instanceof Uint8Array) return Buffer.from(body)
  return buffer(body as AsyncIterable<Uint8Array>)
}
