import type { Ask } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { readProblem } from '#web/asking/server-ask.ts'
import { uploads } from '../contracts/uploads.ts'

/** Fits through proxies that take a megabyte at a time, and is sent in seconds where a line is slow. */
const PART_BYTES = 500_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** Failures in a row without a byte that came through; about two minutes. */
const MOST_FAILURES = 12

export interface Sending {
  ask: Ask
  /** The address to which the bytes of an upload are sent. */
  addressOf: (id: string) => string
  send?: typeof fetch
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface SendOptions {
  /** Names the purpose, such as "profiles/document". */
  kind: string
  signal: AbortSignal
  /** Called with the number of bytes that have arrived. */
  onProgress: (bytes: number) => void
}

/**
 * Uploads a file in parts and answers its id. After a cut it asks how much has arrived and goes on from there; it gives up
 * when nothing comes through for minutes, or when it is cancelled.
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
    // The upload is deleted at once, since nobody continues it.
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

/** Says if a retry may succeed: the server was unavailable, or has more bytes than expected. */
function isPassing({ kind }: Problem): boolean {
  return kind === 'unavailable' || kind === 'conflict'
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
