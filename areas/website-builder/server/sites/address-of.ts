import type { Desk } from '#server/tools.ts'

/**
 * The address at which the caller can reach a site; null if it has no name, or no address leads to
 * it.
 */
export async function addressOf(desk: Desk, name: string | null): Promise<string | null> {
  const reach = name === null ? null : await desk.siteReach()
  return reach && name !== null ? reach.addressOf(name) : null
}
