import type { World } from '#server/tools.ts'

/**
 * The action that a link allows a visitor: to see and cancel a booking, to confirm or end a
 * subscription, or to continue a chat.
 */
export type LinkPurpose = 'booking' | 'newsletter confirm' | 'newsletter leave' | 'chat'

/**
 * Makes a token for a link, which nobody can guess. Whoever has the link can do its action with its
 * row, and nothing else.
 */
export function linkToken(
  { secrets }: Pick<World, 'secrets'>,
  purpose: LinkPurpose,
  id: string,
): string {
  return `${id}.${secrets.sign(`website-${purpose} ${id}`)}`
}

/** The id of the row in a token; null for a forged token. */
export function readLinkToken(
  tools: Pick<World, 'secrets'>,
  purpose: LinkPurpose,
  token: string,
): string | null {
  const id = token.slice(0, Math.max(0, token.indexOf('.')))
  return id !== '' && token === linkToken(tools, purpose, id) ? id : null
}
