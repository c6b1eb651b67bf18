import { createHash } from 'node:crypto'
import type { BuiltFile } from '../build-work.ts'

export function builtFile(path: string, content: Uint8Array): BuiltFile {
  return { path, content, hash: createHash('sha256').update(content).digest('hex') }
}
