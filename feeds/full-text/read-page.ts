import { decodeBody } from '#engine/feeds/decoding/decode-body.ts'
import { extractPage, type ExtractedPage } from '#engine/pages/extract-page.ts'
import type { PageToRead } from './page-reading.ts'

/** The article of a page as it came over the wire, in whatever encoding. */
export function readPage(page: PageToRead): Promise<ExtractedPage> {
  return extractPage(pageText(page), page.address, page.rule ?? undefined)
}

export function pageText({ body, contentType }: PageToRead): string {
  const isNamed = contentType !== undefined && /charset\s*=/i.test(contentType)
  return decodeBody(body, isNamed ? contentType : charsetOf(body)).text
}

const HEAD_BYTES = 4096

/** What a page says of its own letters, for servers that do not. */
function charsetOf(body: Uint8Array): string | undefined {
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, HEAD_BYTES))
  // safe expression: it looks at 4096 bytes
  const charset = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head.toString('latin1'))?.[1]
  return charset && `text/html; charset=${charset}`
}
