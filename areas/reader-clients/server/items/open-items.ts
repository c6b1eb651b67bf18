import type { Desk } from '#server/tools.ts'
import type { ItemKind } from '../../contract.ts'
import { articleItems } from './article-items.ts'
import type { Items } from './client-item.ts'
import { entryItems } from './entry-items.ts'

/** Opens the items that this client shows. `origin` is the address of the server, used in links. */
export function openItems(desk: Desk, kind: ItemKind, origin: string): Items {
  return kind === 'article' ? articleItems(desk, origin) : entryItems(desk, origin)
}
