import { readFile } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import { preferredEncoding } from './compress-replies.ts'
import { readTheme, themeAttribute } from '../plain/theme.ts'
import { etagOf, hasEtag } from '../requests/etags.ts'

/** A page from the build, which is compressed better than there is time for during a request. */
export interface StoredPage {
  plain: string
  br: Buffer | null
  gzip: Buffer | null
  etag: string
}

/** Reads a page of the build; null if it was not built. */
export async function readStoredPage(path: string): Promise<StoredPage | null> {
  const [plain, br, gzip] = await Promise.all([
    readOrNull(path),
    readOrNull(`${path}.br`),
    readOrNull(`${path}.gz`),
  ])
  return plain && { plain: plain.toString(), br, gzip, etag: etagOf(plain) }
}

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** A page that was made when the server started; its replies are compressed as usual. */
export function storedPage(plain: string): StoredPage {
  return { plain, br: null, gzip: null, etag: etagOf(plain) }
}

/** Sends a page. If it follows the reader's theme, it has that theme from the first paint on. */
export function sendStoredPage(
  reply: FastifyReply,
  page: StoredPage,
  { followsTheme }: { followsTheme: boolean },
): FastifyReply {
  const { headers } = reply.request
  reply
    .headers({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' })
    .type('text/html; charset=utf-8')

  const theme = followsTheme ? readTheme(headers.cookie) : null
  if (theme) return reply.send(page.plain.replace('<html', `<html${themeAttribute(theme).text}`))

  reply.header('etag', page.etag)
  if (hasEtag(headers['if-none-match'], page.etag)) return reply.code(304).send()
  const encoding = preferredEncoding(headers['accept-encoding'])
  const packed = encoding && page[encoding]
  if (!packed) return reply.send(page.plain)
  return reply.header('content-encoding', encoding).send(packed)
}
