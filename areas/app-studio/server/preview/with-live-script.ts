import type { BuiltFile } from '../build/build-work.ts'
import { builtFile } from '../build/files/built-file.ts'

/** The file name of the live script in a preview. */
export const LIVE_SCRIPT = '_live.js'

const DOCTYPE = /^\s*<!doctype[^>]*>/i

/**
 * Inserts the live script at the beginning of a page, because it must run before any other script.
 */
export function withLiveScript(file: BuiltFile): BuiltFile {
  if (!/\.html?$/i.test(file.path)) return file
  const page = Buffer.from(file.content).toString()
  const root = '../'.repeat(file.path.split('/').length - 1)
  const [doctype = '<!doctype html>'] = DOCTYPE.exec(page) ?? []
  const rest = page.replace(DOCTYPE, '')
  return builtFile(
    file.path,
    Buffer.from(`${doctype}<script src="${root}${LIVE_SCRIPT}"></script>${rest}`),
  )
}
