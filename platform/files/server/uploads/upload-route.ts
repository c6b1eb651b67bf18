import { open } from 'node:fs/promises'
import { UPLOADS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import type { Tools } from '#server/tools.ts'
import { isOutOfRoom, outOfRoomProblem } from '#server/disk/out-of-room.ts'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { arrivedBytes, readUpload, uploadPath } from './upload-file.ts'

/**
 * Takes the next bytes of an upload and adds them to the file as they come, so that what came before a cut is there. The
 * names of headers are those of the draft for resumable uploads (draft-ietf-httpbis-resumable-upload).
 */
export function uploadRoute(): ReaderRoute {
  /** Those whose bytes come right now: two senders would write over each other. */
  const arriving = new Set<string>()
  return {
    who: 'reader',
    path: '/uploads/:id',
    methods: ['GET', 'PATCH'],
    body: { as: 'stream', mostBytes: UPLOADS.partBytes },
    async answer(tools, { method, params: { id = '' }, headers, body, readerId }) {
      const upload = await readUpload(tools.db, readerId, id)
      const path = await uploadPath(tools, upload)
      if (method === 'PATCH') {
        if (arriving.has(id)) throw new Problem('conflict', 'This file is being sent already.')
        arriving.add(id)
        try {
          await append(tools, path, upload, { offset: headers['upload-offset'], body: body.stream })
        } finally {
          arriving.delete(id)
        }
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

async function append(
  tools: Pick<Tools, 'disk'>,
  path: string,
  { name, bytes }: { name: string; bytes: number },
  { offset, body }: { offset: string | undefined; body: AsyncIterable<Uint8Array> },
): Promise<void> {
  const begin = await arrivedBytes(path)
  if (offset !== `${begin}`) {
    throw new Problem('conflict', `${begin} bytes of “${name}” have arrived. Go on from there.`)
  }
  let at = begin
  const file = await open(path, 'a', 0o600)
  try {
    for await (const piece of body) {
      if (at + piece.byteLength > bytes) {
        throw new Problem(
          'invalid',
          `“${name}” is longer than was announced. Choose it again: it may have changed.`,
        )
      }
      await file.write(piece)
      at += piece.byteLength
    }
  } catch (error) {
    tools.disk.noteError(error)
    if (!isOutOfRoom(error)) throw error
    throw outOfRoomProblem(error, await tools.disk.shortage()) ?? error
  } finally {
    await file.close()
  }
}
