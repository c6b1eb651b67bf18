import { createHash } from 'node:crypto'

/** A weak etag of a document, because the document is sent in different compressions. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  const known = ifNoneMatch?.split(',').map(bare) ?? []
  return known.includes('*') || known.includes(bare(etag))
}
