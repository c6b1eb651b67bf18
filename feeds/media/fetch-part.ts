import { MEDIA } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import type { GuardedResponse, Tools } from '#server/tools.ts'
import { restingAddresses } from '../fetch/resting-addresses.ts'
import { mediaType, typeByBeginning } from './media-type.ts'

/** A range of bytes of a file on another server. */
export interface MediaPart {
  type: string
  /** The position of the first byte in the file. */
  start: number
  bytes: Uint8Array
  /** The size of the whole file; null if its server does not state it. */
  totalBytes: number | null
}

/** Thrown if the requested start is beyond the end of the file. */
export class BeyondEnd extends Error {
  readonly totalBytes: number | null

  constructor(totalBytes: number | null) {
    super('The file ends before')
    this.totalBytes = totalBytes
  }
}

const resting = restingAddresses()
let underWay = 0

/**
 * Reads the bytes of a file from `start` to at most `end`, both included, and no more than one
 * part. Fails with a `Problem` if the file cannot be played.
 */
export async function fetchPart(
  { fetch }: Pick<Tools, 'fetch'>,
  address: string,
  { start, end }: { start: number; end: number },
): Promise<MediaPart> {
  if (underWay >= MEDIA.atOnce)
    throw new Problem('unavailable', 'This server plays too much at once. Try again in a moment.')
  resting.demandAwake(address)
  underWay++
  try {
    const asOne = start === 0 ? MEDIA.firstPartBytes : MEDIA.partBytes
    const last = Math.min(end, start + asOne - 1)
    // A server without ranges sends a file from its start for each part, so its parts are larger.
    const most = start === 0 ? asOne : MEDIA.wholePartBytes
    const asked = { fromByte: start, mayBeCut: true, timeoutMs: MEDIA.partMs }
    const answer = await fetch(address, {
      ...asked,
      redirects: MEDIA.redirects,
      maxBytes: most,
      headers: {
        range: `bytes=${start}-${last}`,
        accept: 'audio/*, video/*;q=0.9, */*;q=0.5',
        'accept-encoding': 'identity',
      },
    })
    resting.note(address, answer)
    return partOf(answer, address, { start, end, most })
  } finally {
    underWay--
  }
}

function partOf(
  answer: GuardedResponse,
  address: string,
  { start, end, most }: { start: number; end: number; most: number },
): MediaPart {
  const { status, headers, body } = answer
  const host = new URL(answer.address).hostname
  if (status === 416) throw new BeyondEnd(totalIn(headers['content-range']))
  if (status !== 206 && status !== 200)
    throw new Problem('unavailable', `${host} did not send the recording (${status}).`)
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (encoding !== '' && encoding !== 'identity')
    throw new Problem('invalid', `${host} sends the recording compressed (${encoding}).`)
  if (start === 0 && isList(body))
    throw new Problem('invalid', `${host} sent a stream (HLS), which is not played here.`)
  const type =
    mediaType(headers['content-type'], answer.address) ??
    (isPage(headers) ? null : (mediaType(null, address) ?? typeOfPart(start, body)))
  if (type === null) throw new Problem('invalid', `${host} sent something other than a recording.`)
  const part = status === 206 ? rangeOf(answer, start) : wholeOf(answer, start, most)
  if (part.totalBytes !== null && part.totalBytes > MEDIA.bytes)
    throw new Problem('invalid', 'The recording is too large to be played through this server.')
  if (body.length === 0) throw new BeyondEnd(part.totalBytes)
  return { type, start, bytes: body.subarray(0, end - start + 1), totalBytes: part.totalBytes }
}

/** Says if the bytes are an HLS playlist, which only names the parts of a recording. */
function isList(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 10)).toString('latin1').includes('#EXTM3U')
}

/**
 * The type of a file whose server states none. Only the first part reveals it; for later parts a
 * general type is enough, because players already know the real one.
 */
function typeOfPart(start: number, bytes: Uint8Array): string | null {
  return start === 0 ? typeByBeginning(bytes) : 'application/octet-stream'
}

function isPage(headers: GuardedResponse['headers']): boolean {
  return /html|xml|json|^image\//i.test(headers['content-type'] ?? '')
}

function rangeOf({ headers, address }: GuardedResponse, start: number) {
  const stated = /^bytes\s+(\d{1,15})-\d{1,15}\/(?:\d{1,15}|\*)$/i.exec(
    headers['content-range'] ?? '',
  )
  if (stated && Number(stated[1]) === start)
    return { totalBytes: totalIn(headers['content-range']) }
  throw new Problem('invalid', `${new URL(address).hostname} sent other bytes than were asked for.`)
}

/**
 * The size of a file from a server without ranges, which sent the whole file; the bytes before the
 * wanted part were skipped.
 */
function wholeOf({ headers, body }: GuardedResponse, start: number, most: number) {
  const { 'content-length': length } = headers
  const isStated = length !== undefined && /^\d{1,15}$/.test(length)
  const totalBytes = isStated ? Number(length) : body.length < most ? start + body.length : null
  if (start > MEDIA.wholeBytes)
    throw new Problem(
      'invalid',
      'This recording is too large to be fetched whole, and its server does not send parts.',
    )
  return { totalBytes }
}

function totalIn(range: string | undefined): number | null {
  const [, total] = /\/(\d{1,15})$/.exec(range ?? '') ?? []
  return total === undefined ? null : Number(total)
}
