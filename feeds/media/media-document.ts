import { Readable } from 'node:stream'
import { MEDIA } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import { hostOf } from '#engine/addresses/host-of.ts'
import type { ReaderRoute, Reply } from '#server/web/routes/route.ts'
import type { Tools } from '#server/tools.ts'
import { BeyondEnd, fetchPart, type MediaPart } from './fetch-part.ts'
import { mediaOf } from './media-address.ts'
import { savedAs } from './saved-as.ts'

/** Recordings are cached neither here nor on the way to the reader. */
const SHARED = { 'cache-control': 'private, no-store', 'accept-ranges': 'bytes' }
const LAST_BYTE = MEDIA.bytes - 1

/** A publisher's recording, in the parts that a player asks for. */
export const signedMedia: ReaderRoute = {
  who: 'reader',
  path: '/media/:signature/*',
  async answer(tools, { params, headers, query, readerId }) {
    const { signature = '', '*': named = '' } = params
    const address = mediaOf(tools.secrets, readerId, { signature, named })
    if (address === null) return null
    const served = await serveRecording(tools, address, headers['range'])
    const name = query.get('save')
    if (name === null || typeof served.body === 'string') return served
    const saved = { 'content-disposition': savedAs(name, address, served.type) }
    return { ...served, headers: { ...served.headers, ...saved } }
  },
}

/**
 * Serves the bytes of a recording that a player asked for: a single part, or the whole recording
 * fetched part by part.
 */
export async function serveRecording(
  tools: Pick<Tools, 'fetch' | 'log'>,
  address: string,
  range: string | undefined,
): Promise<Reply> {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  const start = Number(first ?? 0)
  const end = last ? Math.min(Number(last), LAST_BYTE) : LAST_BYTE
  if (start > end) return beyond(null)
  try {
    const part = await fetchPart(tools, address, { start, end })
    return first === undefined ? whole(tools, address, part) : partly(part)
  } catch (error) {
    if (error instanceof BeyondEnd) return beyond(error.totalBytes)
    if (!(error instanceof Problem)) throw error
    // The address of a paid recording contains its key, so only the host is logged.
    tools.log.debug({ host: hostOf(address), err: error }, 'A recording could not be played')
    return {
      type: 'text/plain; charset=utf-8',
      body: error.message,
      status: error.kind === 'unavailable' ? 503 : 502,
      headers: SHARED,
    }
  }
}

/** A reply with one part; players request the rest by themselves. */
function partly({ type, start, bytes, totalBytes }: MediaPart): Reply {
  const last = start + bytes.length - 1
  return {
    type,
    // The body is a stream, because a stream gets no ETag: parts with different ETags would look
    // like parts of different files.
    body: Readable.from([bytes]),
    status: 206,
    headers: {
      ...SHARED,
      'content-length': String(bytes.length),
      'content-range': `bytes ${start}-${last}/${totalBytes ?? '*'}`,
    },
  }
}

function whole(tools: Pick<Tools, 'fetch'>, address: string, part: MediaPart): Reply {
  return {
    type: part.type,
    body: Readable.from(allParts(tools, address, part)),
    headers: {
      ...SHARED,
      ...(part.totalBytes !== null && { 'content-length': String(part.totalBytes) }),
    },
  }
}

async function* allParts(
  tools: Pick<Tools, 'fetch'>,
  address: string,
  first: MediaPart,
): AsyncGenerator<Uint8Array> {
  const { totalBytes } = first
  yield first.bytes
  let at = first.bytes.length
  while (totalBytes === null ? at <= LAST_BYTE : at < totalBytes) {
    try {
      const { bytes } = await fetchPart(tools, address, {
        start: at,
        end: (totalBytes ?? MEDIA.bytes) - 1,
      })
      yield bytes
      at += bytes.length
    } catch (error) {
      // Reaching the end is no error for a file of unknown length.
      if (error instanceof BeyondEnd && totalBytes === null) return
      throw error
    }
  }
}

function beyond(totalBytes: number | null): Reply {
  const headers = { ...SHARED, 'content-range': `bytes */${totalBytes ?? '*'}` }
  return { type: 'text/plain; charset=utf-8', body: '', status: 416, headers }
}
