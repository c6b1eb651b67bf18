import type { FileHandle } from 'node:fs/promises'
import { STORE } from './limits.ts'
import { readBody } from './read-body.ts'
import type { S3 } from './s3-client.ts'
import { Refused, storeProblem } from './store-problems.ts'
import { textsOf } from './s3-xml.ts'

/** Stores a large object in parts. The object exists only after all parts are complete. */
export async function putInParts(
  s3: S3,
  name: string,
  source: FileHandle,
  bytes: number,
): Promise<void> {
  const begun = await s3.ask({ method: 'POST', name, query: { uploads: '' } }, ({ body }) =>
    readBody(body, STORE.answerBytes),
  )
  const [uploadId = ''] = textsOf(String(begun), ['UploadId']).UploadId
  if (uploadId === '') throw unfinished()
  try {
    const tags: string[] = []
    for (let start = 0; start < bytes; start += STORE.partBytes) {
      tags.push(await putPart(start, String(tags.length + 1)))
    }
    await complete(tags)
  } catch (error) {
    // The upload is aborted, because its parts would take up room.
    await s3
      .ask({ method: 'DELETE', name, query: { uploadId } }, ({ body }) => body.dump())
      .catch(() => {})
    throw error
  }

  async function putPart(start: number, partNumber: string): Promise<string> {
    const body = Buffer.alloc(Math.min(STORE.partBytes, bytes - start))
    let filled = 0
    while (filled < body.length) {
      const { bytesRead } = await source.read(body, filled, body.length - filled, start + filled)
      if (bytesRead === 0) throw new Error('A file became shorter while it was put into the store')
      filled += bytesRead
    }
    const tag = await s3.ask(
      { method: 'PUT', name, query: { partNumber, uploadId }, body },
      async ({ headers, body }) => {
        await body.dump()
        return headers['etag']
      },
    )
    if (typeof tag !== 'string') throw unfinished()
    return tag
  }

  async function complete(tags: string[]): Promise<void> {
    const parts = tags.map(
      (tag, at) =>
        `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</ETag></Part>`,
    )
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
    const answer = await s3.ask({ method: 'POST', name, query: { uploadId }, body }, ({ body }) =>
      readBody(body, STORE.answerBytes),
    )
    // S3 may report a failure in the body after it has sent the status 200.
    const { ETag: etags, Code: codes } = textsOf(String(answer), ['ETag', 'Code'])
    if (etags.length === 0) {
      throw storeProblem(new Refused({ status: 200, code: codes[0] ?? '', region: null }))
    }
  }
}

function unfinished(): unknown {
  return storeProblem(new Refused({ status: 200, code: '', region: null }))
}
