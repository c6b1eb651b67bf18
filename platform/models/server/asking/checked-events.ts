import { checkJson } from '#core/bounded-json.ts'
import { MODELS } from '../../limits.ts'
import { EndpointTrouble } from '../trouble.ts'
import { repeatsKey, secretOf } from './repeated-key.ts'

const LINE_END = 0x0a

/** Checks the lines of a stream of server-sent events before a parser sees them. */
export interface CheckedEvents {
  /** Returns the lines that are complete so far; null if there are none. */
  add(chunk: Uint8Array): Uint8Array | null
  /** Returns the bytes after the last complete line. */
  rest(): Uint8Array
}

/**
 * Checks a stream. Fails if it is not a stream of events, if an event is too large, if its JSON is
 * too deep, too large or split over several lines, or if it contains the key. No endpoint splits
 * JSON, and a parser would join the lines unchecked.
 */
export function checkedEvents(key: string, host: string): CheckedEvents {
  const secret = secretOf(key)
  const decoder = new TextDecoder()
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  let tail = ''
  let hasData = false

  function hold(bytes: Uint8Array) {
    pendingBytes += bytes.length
    if (pendingBytes > MODELS.eventBytes) throw tooLarge(host)
    pending.push(bytes)
  }
  function release(): Uint8Array {
    const lines = Buffer.concat(pending)
    pending = []
    pendingBytes = 0
    check(decoder.decode(lines))
    return lines
  }
  function check(text: string) {
    if (secret !== '') {
      if (`${tail}${text}`.includes(secret)) throw repeatsKey(host)
      tail = `${tail}${text}`.slice(1 - secret.length)
    }
    for (const line of text.split(/\r\n|\n|\r/)) {
      if (line === '') hasData = false
      if (line.startsWith('{')) throw notStreamed(host)
      if (!line.startsWith('data')) continue
      if (hasData) throw invalid(host)
      hasData = true
      checkData(line, host)
    }
  }

  return {
    add(chunk) {
      const end = chunk.lastIndexOf(LINE_END) + 1
      if (end > 0) hold(chunk.subarray(0, end))
      const lines = end > 0 ? release() : null
      hold(chunk.subarray(end))
      return lines
    },
    rest: release,
  }
}

function checkData(line: string, host: string) {
  try {
    checkJson(line)
  } catch {
    throw invalid(host)
  }
}

function invalid(host: string): EndpointTrouble {
  return new EndpointTrouble(
    'not-an-endpoint',
    `${host} sent an incomplete or invalid answer. Check the kind and the path of the address.`,
  )
}

function notStreamed(host: string): EndpointTrouble {
  return new EndpointTrouble(
    'wrong-shape',
    `${host} answered as a whole, although it was to stream.`,
  )
}

function tooLarge(host: string): EndpointTrouble {
  return new EndpointTrouble(
    'wrong-shape',
    `${host} sent an answer that is too long, so it was discarded.`,
  )
}
