import { extensionPoint } from '#server/extension-points.ts'
import type { Tools } from '#server/tools.ts'

/** Called after sources were followed, unfollowed, muted or renamed. */
export const followingChanged = extensionPoint<(tools: Tools) => Promise<void>>('following-changed')

export async function tellFollowingChanged(tools: Tools): Promise<void> {
  for (const goOn of tools.extensions(followingChanged)) await goOn(tools)
}
