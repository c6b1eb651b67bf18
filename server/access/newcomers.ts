import { extensionPoint } from '../extension-points.ts'
import type { Database, World } from '../tools.ts'

/** Somebody who became a reader though nobody invited them: a proxy or an identity provider named them. */
export interface Newcomer {
  id: string
  name: string
  /** Who named them, such as "Your proxy". */
  namedBy: string
}

/** What goes on in the transaction in which they do. */
export const newcomerCame =
  extensionPoint<(world: World, db: Database, newcomer: Newcomer) => Promise<void>>('newcomer-came')

export async function tellOfNewcomer(world: World, db: Database, newcomer: Newcomer) {
  for (const goOn of world.extensions(newcomerCame)) await goOn(world, db, newcomer)
}
