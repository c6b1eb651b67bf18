import { decodeBody } from '../feeds/decoding/decode-body.ts'

/** A page as received, in any encoding. */
export interface SentPage {
  body: Uint8Array
  /** Its Content-Type header. */
  contentType: string | undefined
  address: string
}

/** The text of a page, in the encoding that it, its server or its bytes name. */
export function pageText({ body, contentType }: SentPage): string {
  return decodeBody(body, contentType).text
}
