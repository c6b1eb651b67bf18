import { decodeBody } from '../feeds/decoding/decode-body.ts'

/** A page as it came over the wire, in whatever encoding. */
export interface SentPage {
  body: Uint8Array
  /** Its Content-Type header. */
  contentType: string | undefined
  address: string
}

/** The text of a page, by the encoding that its server names, or else the page itself. */
export function pageText({ body, contentType }: SentPage): string {
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
