import { expect, test } from 'vitest'
import type { Ask } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sendFile } from './send-file.ts'

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => at % 251)

/** A server that stores its input, and fails the given number of times. */
function played({ failures = 0, gone = false } = {}) {
  let kept = new Uint8Array()
  const asked: string[] = []
  const waits: number[] = []
  const problemOf = (problem: Problem) =>
    Response.json(
      { kind: problem.kind, detail: problem.message },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    )
  const ask = (async ({ path }: { path: string }, input: { bytes: number }) => {
    asked.push(path.slice(path.lastIndexOf('/') + 1))
    return { id: 'upload_1', bytes: input.bytes, offset: kept.length }
  }) as unknown as Ask
  const send = (async (
    _: string,
    { headers, body }: { headers: Record<string, string>; body: Blob },
  ) => {
    if (gone) return problemOf(new Problem('not-found', 'That upload is not there any more.'))
    const part = new Uint8Array(await body.arrayBuffer())
    if (failures > 0) {
      failures--
      // A part of the bytes arrived before the connection broke.
      kept = Uint8Array.from([...kept, ...part.subarray(0, 1000)])
      throw new TypeError('Failed to fetch')
    }
    if (headers['upload-offset'] !== `${kept.length}`)
      return problemOf(new Problem('conflict', `${kept.length} bytes have arrived.`))
    kept = Uint8Array.from([...kept, ...part])
    return new Response(null, { status: 204, headers: { 'upload-offset': `${kept.length}` } })
  }) as unknown as typeof fetch
  const stop = new AbortController()
  const progress: number[] = []
  const sent = (length: number) =>
    sendFile(
      {
        ask,
        addressOf: (id) => `/uploads/${id}`,
        send,
        wait: async (ms) => void waits.push(ms),
      },
      new File([bytesOf(length)], 'plan.bin'),
      { kind: 'tests/file', signal: stop.signal, onProgress: (bytes) => void progress.push(bytes) },
    )
  return { sent, stop, asked, waits, progress, kept: () => kept }
}

test('a file is sent in parts, in order, and says how far it is', async () => {
  const { sent, kept, progress, asked } = played()
  expect(await sent(1_200_000)).toBe('upload_1')
  expect(kept()).toEqual(bytesOf(1_200_000))
  expect(progress).toEqual([500_000, 1_000_000, 1_200_000])
  expect(asked).toEqual(['beginUpload'])
})

test('after a cut it asks how much has come, waits longer each time, and goes on from there', async () => {
  const { sent, kept, waits } = played({ failures: 3 })
  await sent(700_000)
  expect(kept()).toEqual(bytesOf(700_000))
  expect(waits).toEqual([500, 1000, 2000])
})

test('it gives up when nothing comes through, and at once where trying again helps nobody', async () => {
  const away = played({ failures: 1000 })
  await expect(away.sent(700_000)).rejects.toThrow('Failed to fetch')
  expect(away.waits.length).toBe(12)
  expect(away.asked.at(-1)).toBe('cancelUpload')
  const gone = played({ gone: true })
  await expect(gone.sent(10)).rejects.toThrow('not there any more')
  expect(gone.waits).toEqual([])
})

test('it ends where it is cancelled, and the server hears of it', async () => {
  const { sent, stop, asked } = played()
  stop.abort(new Error('Cancelled'))
  await expect(sent(10)).rejects.toThrow('Cancelled')
  expect(asked).toEqual(['beginUpload', 'cancelUpload'])
})
