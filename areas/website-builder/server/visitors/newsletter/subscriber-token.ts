import type { World } from '#server/tools.ts'

type Purpose = 'confirm' | 'leave'

/** Names a subscriber in a link of a mail: whoever has the link can do that one thing, and nothing else. */
export function subscriberToken(
  { secrets }: Pick<World, 'secrets'>,
  purpose: Purpose,
  id: string,
): string {
  return `${id}.${secrets.sign(`website-newsletter ${purpose} ${id}`)}`
}

/** The subscriber of a link; null for a link of nobody. */
export function readSubscriberToken(
  tools: Pick<World, 'secrets'>,
  purpose: Purpose,
  token: string,
): string | null {
  const id = token.slice(0, Math.max(0, token.indexOf('.')))
  return id !== '' && token === subscriberToken(tools, purpose, id) ? id : null
}
