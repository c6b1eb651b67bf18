import type { World } from '#server/tools.ts'

/** Names a booking in a link: whoever has the link can see when it is, and cancel it. */
export function bookingToken({ secrets }: Pick<World, 'secrets'>, id: string): string {
  return `${id}.${secrets.sign(`website-booking ${id}`)}`
}

/** The booking of a link; null for a link of nobody. */
export function readBookingToken(tools: Pick<World, 'secrets'>, token: string): string | null {
  const id = token.slice(0, Math.max(0, token.indexOf('.')))
  return id !== '' && token === bookingToken(tools, id) ? id : null
}
