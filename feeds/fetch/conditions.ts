interface Conditions {
  etag: string | null
  lastModified: string | null
  isAskedWhole?: boolean
}

/** The longest value that is sent back, because servers refuse requests with longer headers. */
const LONGEST_CHARACTERS = 2000
/** Servers that compress an answer change its ETag, and then do not recognize the changed ETag. */
const PACKED = /^((?:W\/)?"[^"]*)-(?:gzip|br|deflate|zstd)"$/i
/** Statuses with which servers answer conditions that they do not understand. */
const REFUSING_CONDITIONS = new Set([400, 412, 431])
const CONDITIONS = ['if-none-match', 'if-modified-since']

/** The headers that ask whether a feed has changed since it was last read. */
export function conditions({
  etag,
  lastModified,
  isAskedWhole,
}: Conditions): Record<string, string> {
  if (isAskedWhole) return {}
  return {
    ...(isSendable(etag) ? { 'if-none-match': withUnpacked(etag) } : {}),
    ...(isSendable(lastModified) ? { 'if-modified-since': lastModified } : {}),
  }
}

/**
 * Other headers for a second try if the server seems to refuse those that were sent; null if a
 * second try is useless.
 */
export function askedOtherwise(
  status: number,
  sent: Record<string, string>,
): Record<string, string> | null {
  if (status === 406 && sent['accept'] === undefined) return { ...sent, accept: '*/*' }
  const isConditional = CONDITIONS.some((name) => name in sent)
  if (!isConditional || !REFUSING_CONDITIONS.has(status)) return null
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !CONDITIONS.includes(name)))
}

/** Says if a value can be sent in a request header; some servers send values that cannot. */
function isSendable(value: string | null): value is string {
  return (
    value !== null &&
    value.length <= LONGEST_CHARACTERS &&
    /^[\t\u0020-\u007e\u0080-\u00ff]+$/.test(value)
  )
}

function withUnpacked(etag: string): string {
  const unpacked = PACKED.exec(etag)?.[1]
  return unpacked === undefined ? etag : `${etag}, ${unpacked}"`
}
