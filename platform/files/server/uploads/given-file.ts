import { readFile } from 'node:fs/promises'
import { demandSize } from '#core/file-limits.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { FileKind } from './file-kind.ts'
import { arrivedBytes, forgetUpload, readUpload, uploadPath } from './upload-file.ts'

/** A file as the input of an operation: the id of an upload, or base64 content from a program. */
export interface GivenFile {
  name: string
  upload?: string | undefined
  content?: string | undefined
}

/**
 * Reads a file that a reader gave, and deletes its upload if that succeeds. Fails with a `Problem`
 * if the file has not arrived, is of another kind, or is too large.
 */
export async function withGivenFile<Result>(
  desk: Pick<Desk, 'db' | 'dataFolder' | 'readerId'>,
  kind: FileKind,
  given: GivenFile,
  read: (bytes: Uint8Array) => Promise<Result>,
): Promise<Result> {
  const result = await read(await readGivenFile(desk, kind, given))
  if (given.upload !== undefined) await forgetUpload(desk, desk.readerId, given.upload)
  return result
}

/** Reads a file that a reader gave, such as for a preview; its upload is kept. */
export async function readGivenFile(
  desk: Pick<Desk, 'db' | 'dataFolder' | 'readerId'>,
  kind: FileKind,
  { name, upload: id, content }: GivenFile,
): Promise<Uint8Array> {
  if (id === undefined) {
    if (content === undefined) {
      throw new Problem('invalid', `“${name}” was uploaded without content. Choose it again.`)
    }
    const bytes = new Uint8Array(Buffer.from(content, 'base64'))
    demandSize({ name, size: bytes.length }, kind.mostBytes, kind.remedy)
    return bytes
  }
  return new Uint8Array(await readFile(await wholeUpload(desk, kind, id)))
}

async function wholeUpload(
  desk: Pick<Desk, 'db' | 'dataFolder' | 'readerId'>,
  kind: FileKind,
  id: string,
): Promise<string> {
  const upload = await readUpload(desk.db, desk.readerId, id)
  if (upload.kind !== kind.id) {
    throw new Problem('invalid', `“${upload.name}” was uploaded for something else.`)
  }
  const path = await uploadPath(desk, upload)
  if ((await arrivedBytes(path)) < upload.bytes) {
    throw new Problem('conflict', `“${upload.name}” has not arrived whole. Go on with its upload.`)
  }
  return path
}
