import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { TooLarge } from '../requests/too-large.ts'
import type { AskedBody, RouteBody } from './route.ts'

/** Makes the routes of a context accept bodies in one way; by default they accept JSON. */
export function takeBodies(context: FastifyInstance, as: RouteBody['as']): void {
  if (as === 'json') return
  context.removeAllContentTypeParsers()
  // Bodies are kept unchanged, so that a signature can be checked. Some programs send a form
  // without a type, and some send a type without a body.
  if (as === 'bytes') {
    context.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  } else context.addContentTypeParser('*', (_, body, done) => done(null, body))
}

/** The body in the way that the route accepts; the other fields are empty. */
export function bodyOf(came: unknown, taken: RouteBody | undefined): AskedBody {
  const isStream = taken?.as === 'stream' && came !== undefined && came !== null
  return {
    json: taken?.as === 'json' ? came : undefined,
    bytes: taken?.as === 'bytes' && came instanceof Uint8Array ? came : new Uint8Array(),
    stream: isStream ? bounded(came as Readable, taken.mostBytes) : nothing(),
  }
}

/** Limits a body while it arrives, because one without a stated length may be too large. */
async function* bounded(body: Readable, mostBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > mostBytes) throw new TooLarge()
    yield piece
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
