import { extensionPoint } from '#server/extension-points.ts'
import type { Desk } from '#server/tools.ts'

/**
 * Called with the id of a site after its posts have changed, or after visitors can no longer see
 * it.
 */
export const sitePostsChanged =
  extensionPoint<(desk: Desk, site: string) => Promise<void>>('site-posts-changed')

export async function tellPostsChanged(desk: Desk, site: string): Promise<void> {
  for (const follow of desk.extensions(sitePostsChanged)) await follow(desk, site)
}
