import { Problem } from '#core/problem.ts'
import { readNetworks } from './networks.ts'

const NAME = 'SYNTHWIRE_ALLOW_PRIVATE_FEEDS'

/**
 * Reads SYNTHWIRE_ALLOW_PRIVATE_FEEDS: true allows loopback and all private networks, a list only
 * these networks.
 */
export function readPrivateFeeds(env: Record<string, string | undefined>): boolean | string[] {
  const text = env[NAME] || '0'
  if (text === '0' || text === '1') return text === '1'
  try {
    return readNetworks(NAME, text, 'that feeds may come from')
  } catch {
    throw new Problem(
      'invalid',
      `${NAME} is "${text}". Give 1 or 0, or addresses and networks that feeds may come from, like 192.168.1.0/24, fd12::/16.`,
    )
  }
}

/** Says if only owners may follow feeds from these networks. */
export function readPrivateFeedsFor(env: Record<string, string | undefined>): boolean {
  const text = env['SYNTHWIRE_ALLOW_PRIVATE_FEEDS_FOR'] || 'everybody'
  if (text === 'everybody' || text === 'owner') return text === 'owner'
  throw new Problem(
    'invalid',
    `SYNTHWIRE_ALLOW_PRIVATE_FEEDS_FOR is "${text}". Give everybody or owner.`,
  )
}
