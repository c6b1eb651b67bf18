import { decodeBody } from '../feeds/decoding/decode-body.ts'

/** A page as it came over the wire, in whatever encoding. */
export interface SentPage {
  body: Uint8Array
  /** Its Content-Type header. */
  contentType: string | undefined
  address: string
}

/** The text of a page, in whatever encoding it, its server or its bytes name. */
export function pageText({ body, contentType }: SentPage): string {
  return decodeBody(body, contentType).text
}
