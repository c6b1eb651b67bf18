import type { Ask } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { readProblem } from '#web/asking/server-ask.ts'
import { uploads } from '../contracts/uploads.ts'

/**
 * The size of a part. It fits through proxies that allow a megabyte per request, and is sent within
 * seconds even on a slow line.
 */
const PART_BYTES = 500_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** The most failures in a row without progress; with the waits between them, about two minutes. */
const MOST_FAILURES = 12

export interface Sending {
  ask: Ask
  /** The address to which the bytes of an upload are sent. */
  addressOf: (id: string) => string
  send?: typeof fetch
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface SendOptions {
  /** The purpose, such as "profiles/document". */
  kind: string
  signal: AbortSignal
  /** Called with the number of bytes that have arrived. */
  onProgress: (bytes: number) => void
}

/**
 * Uploads a file in parts and returns the upload's id. After a failure it asks how much has arrived
 * and continues from there. It gives up after minutes without progress, or when it is cancelled.
 */
export async function sendFile(
  { ask, addressOf, send = fetch, wait = pause }: Sending,
  file: File,
  { kind, signal, onProgress }: SendOptions,
): Promise<string> {
  const { id } = await ask(uploads.beginUpload, { kind, name: file.name, bytes: file.size })
  try {
    let offset = 0
    for (let failures = 0; offset < file.size;) {
      signal.throwIfAborted()
      try {
        offset = await sendPart(offset)
        failures = 0
        onProgress(offset)
      } catch (error) {
        signal.throwIfAborted()
        const isOver = error instanceof Problem && !isPassing(error)
        if (isOver || ++failures > MOST_FAILURES) throw error
        await wait(Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS), signal)
        offset = await ask(uploads.getUpload, { id }).then(
          (upload) => upload.offset,
          (unreached: unknown) => {
            if (unreached instanceof Problem && unreached.kind === 'unavailable') return offset
            throw unreached
          },
        )
      }
    }
    return id
  } catch (error) {
    // The upload is deleted at once, because nobody will continue it.
    void ask(uploads.cancelUpload, { id }).catch(() => {})
    throw error
  }

  async function sendPart(from: number): Promise<number> {
    const body = file.slice(from, from + PART_BYTES)
    const reply = await send(addressOf(id), {
      method: 'PATCH',
      headers: {
        'content-type': 'application/partial-upload',
        'upload-offset': `${from}`,
      },
      ...{ body, signal, credentials: 'same-origin', redirect: 'error' },
    })
    if (!reply.ok) throw await readProblem(reply)
    return Number(reply.headers.get('upload-offset'))
  }
}

/**
 * Says if a retry may succeed: the server was unavailable, or has received another number of bytes
 * than expected.
 */
function isPassing({ kind }: Problem): boolean {
  return kind === 'unavailable' || kind === 'conflict'
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
