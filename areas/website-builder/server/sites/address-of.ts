import type { Desk } from '#server/tools.ts'

/**
 * The address at which the caller reaches a site; null without a name, or if no address leads
 * there.
 */
export async function addressOf(desk: Desk, name: string | null): Promise<string | null> {
  const reach = name === null ? null : await desk.siteReach()
  return reach && name !== null ? reach.addressOf(name) : null
}
