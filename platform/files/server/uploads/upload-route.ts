import { open } from 'node:fs/promises'
import { UPLOADS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import type { Tools } from '#server/tools.ts'
import { isOutOfRoom, outOfRoomProblem } from '#server/disk/out-of-room.ts'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { arrivedBytes, readUpload, uploadPath } from './upload-file.ts'
import { openWriters, untilBroken } from './writers.ts'

/**
 * Receives the next bytes of an upload and appends them to its file as they arrive, so that they
 * are kept if the connection breaks. The header names are those of the IETF draft for resumable
 * uploads (draft-ietf-httpbis-resumable-upload).
 */
export function uploadRoute(): ReaderRoute {
  const writers = openWriters()
  return {
    who: 'reader',
    path: '/uploads/:id',
    methods: ['GET', 'PATCH'],
    body: { as: 'stream', mostBytes: UPLOADS.partBytes },
    async answer(tools, { method, params: { id = '' }, headers, body, readerId }) {
      const upload = await readUpload(tools.db, readerId, id)
      const path = await uploadPath(tools, upload)
      if (method === 'PATCH') {
        const { 'upload-offset': offset } = headers
        await writers.alone(id, (interrupted) =>
          append(tools, path, upload, { offset, body: body.stream, interrupted }),
        )
      }
      return {
        status: 204,
        type: 'text/plain',
        body: '',
        headers: {
          'upload-offset': `${await arrivedBytes(path)}`,
          'upload-length': `${upload.bytes}`,
          'cache-control': 'no-store',
        },
      }
    },
  }
}

interface Part {
  offset: string | undefined
  body: AsyncIterable<Uint8Array>
  interrupted: AbortSignal
}

async function append(
  tools: Pick<Tools, 'disk'>,
  path: string,
  { name, bytes }: { name: string; bytes: number },
  { offset, body, interrupted }: Part,
): Promise<void> {
  const begin = await arrivedBytes(path)
  if (offset !== `${begin}`) {
    throw new Problem('conflict', `${begin} bytes of “${name}” have arrived. Go on from there.`)
  }
  let at = begin
  const file = await open(path, 'a', 0o600)
  try {
    for await (const piece of untilBroken(body, interrupted)) {
      if (at + piece.byteLength > bytes) {
        throw new Problem(
          'invalid',
          `“${name}” is longer than was announced. Choose it again: it may have changed.`,
        )
      }
      await file.write(piece)
      at += piece.byteLength
    }
    if (interrupted.aborted)
      throw new Problem('conflict', 'Another request has continued this upload.')
  } catch (error) {
    tools.disk.noteError(error)
    if (!isOutOfRoom(error)) throw error
    throw outOfRoomProblem(error, await tools.disk.shortage()) ?? error
  } finally {
    await file.close()
  }
}
