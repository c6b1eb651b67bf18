import type { BuiltFile } from '../build/build-work.ts'
import { endingOf } from '../build/files/paths.ts'
import { liveScript } from './live-script.ts'
import type { Preview } from './previews.ts'
import { LIVE_SCRIPT } from './with-live-script.ts'

/** An answer with a file of a preview; it does not depend on the preview's address. */
interface FileReply {
  status: number
  type: string
  body: string | Uint8Array<ArrayBuffer>
}

export function replyFrom(preview: Preview, path: string): FileReply {
  if (path === LIVE_SCRIPT) return { status: 200, type: typeOf('a.js'), body: liveScript }
  if (path === '_version') return { status: 200, type: typeOf('a.txt'), body: preview.version }
  const file = fileAt(preview, path)
  if (!file) return { status: 404, type: typeOf('a.txt'), body: 'There is no such file.' }
  return { status: 200, type: typeOf(file.path), body: new Uint8Array(file.content) }
}

/**
 * Finds the file for a path. A folder is answered by its index page, and a path without an
 * extension by that of the site, because the app may draw the page itself.
 */
function fileAt({ files }: Preview, path: string): BuiltFile | undefined {
  const index = path === '' || path.endsWith('/') ? `${path}index.html` : path
  return files.get(index) ?? (endingOf(path) === '' ? files.get('index.html') : undefined)
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
}

export function typeOf(path: string): string {
  const ending = endingOf(path)
  return Object.hasOwn(types, ending) ? types[ending]! : 'application/octet-stream'
}
