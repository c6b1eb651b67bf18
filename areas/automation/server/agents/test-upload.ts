import { serverUploads } from '#platform/files/server/uploads/uploads-api.ts'
import { uploadRoute } from '#platform/files/server/uploads/upload-route.ts'
import { askedFor } from '#server/test-tools.ts'
import type { Desk } from '#server/tools.ts'
import { agentDocumentFile } from './documents.ts'

/** Uploads a document for an agent and returns the id of the upload. */
export async function beginUploadOf(
  desk: Desk,
  { name, text }: { name: string; text: string },
): Promise<string> {
  const content = new TextEncoder().encode(text)
  const { id } = await serverUploads(desk).beginUpload({
    ...{ kind: agentDocumentFile.id, name, bytes: content.length },
  })
  await uploadRoute().answer(desk, {
    ...askedFor(desk.readerId, { id }),
    method: 'PATCH',
    headers: { 'upload-offset': '0' },
    body: { json: undefined, bytes: new Uint8Array(), stream: oneOf(content) },
  })
  return id
}

async function* oneOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
