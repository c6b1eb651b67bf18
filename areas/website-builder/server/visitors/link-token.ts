import type { World } from '#server/tools.ts'

/** The one thing that a visitor may do with a link: see and cancel a booking, confirm or leave a newsletter, go on with a chat. */
export type LinkPurpose = 'booking' | 'newsletter confirm' | 'newsletter leave' | 'chat'

/** Names a row in a link that nobody can guess: whoever has the link can do that one thing with it, and nothing else. */
export function linkToken(
  { secrets }: Pick<World, 'secrets'>,
  purpose: LinkPurpose,
  id: string,
): string {
  return `${id}.${secrets.sign(`website-${purpose} ${id}`)}`
}

/** The row of a link; null for a forged link. */
export function readLinkToken(
  tools: Pick<World, 'secrets'>,
  purpose: LinkPurpose,
  token: string,
): string | null {
  const id = token.slice(0, Math.max(0, token.indexOf('.')))
  return id !== '' && token === linkToken(tools, purpose, id) ? id : null
}
