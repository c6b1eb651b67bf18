/** The target of a link. The address of a page begins with a slash; "/" is the first page. */
export type Target =
  | { kind: 'page'; path: string; blockId: string | null }
  | { kind: 'block'; blockId: string }
  | { kind: 'outside'; address: string }

const BLOCK = /^#([\w-]+)$/
const PAGE = /^\/?((?:[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*)?)\/?(?:#([\w-]+))?$/u
const WEB = /^https?:\/\/[^\s/?#]+/i
const OTHER = /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s().-]+)$/i

/** Parses an address that a reader typed; null if it is not a safe target. */
export function readTarget(typed: string): Target | null {
  const address = typed.trim()
  if (address === '') return null
  const [, blockId] = BLOCK.exec(address) ?? []
  if (blockId !== undefined) return { kind: 'block', blockId }
  if (WEB.test(address)) {
    const parsed = URL.canParse(address) ? new URL(address) : null
    // A user name before the host is refused, because it can look like another host:
    // https://bank.example@evil.example.
    return parsed && parsed.username === '' ? { kind: 'outside', address: parsed.href } : null
  }
  if (OTHER.test(address)) return { kind: 'outside', address: address.replaceAll(' ', '') }
  const [, path, inner = null] = PAGE.exec(address) ?? []
  return path === undefined ? null : { kind: 'page', path, blockId: inner }
}
