import { Problem } from '#core/problem.ts'
import { documentReading, fileType, type FileKind } from '#platform/files/server/lends.ts'
import { cleanFileName } from '#server/disk/file-name.ts'
import type { Tools } from '#server/tools.ts'
import { DROP } from '../../../limits.ts'
import { storable } from '../storable.ts'

/** The kind of file that starts workflows. It is read, but not stored. */
export const droppedFile: FileKind = {
  id: 'automation/file',
  mostBytes: DROP.bytes,
  remedy: 'Split it, or drop only the part that matters.',
  isKept: false,
}

/**
 * The file name extensions to read documents with, by their detected type; the name of the file is
 * ignored.
 */
const readAs: Record<string, string> = {
  'text/plain': 'txt',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/**
 * Describes a file for a workflow. If the file cannot be read, its text is null and `problem` gives
 * the reason.
 */
export async function fileFacts(
  tools: Pick<Tools, 'read'>,
  name: string,
  bytes: Uint8Array,
): Promise<unknown> {
  const type = fileType(bytes.subarray(0, DROP.headBytes))
  const about = { name: cleanFileName(name), bytes: bytes.byteLength, type }
  const ending = readAs[type]
  if (ending === undefined || bytes.byteLength === 0)
    return storable({ file: { ...about, text: null, problem: null } })
  try {
    const text = await tools.read(documentReading, { name: `${about.name}.${ending}`, bytes })
    return storable({ file: { ...about, text: text.slice(0, DROP.textCharacters), problem: null } })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return storable({ file: { ...about, text: null, problem: error.message } })
  }
}
