import { extensionPoint } from '#server/extension-points.ts'
import type { Desk } from '#server/tools.ts'

/**
 * Called after posts of a site changed, or visitors can no longer see the site; `site` is its id.
 */
export const sitePostsChanged =
  extensionPoint<(desk: Desk, site: string) => Promise<void>>('site-posts-changed')

export async function tellPostsChanged(desk: Desk, site: string): Promise<void> {
  for (const follow of desk.extensions(sitePostsChanged)) await follow(desk, site)
}
