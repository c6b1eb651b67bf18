import type { FoundWords } from '#core/words.ts'
import { extensionPoint } from '#server/extension-points.ts'
import type { Desk } from '#server/tools.ts'
import type { SavedItem } from '../contract.ts'

/** Conversations that a reader saved, newest first, as another area provides them. */
export interface SavedThreads {
  /**
   * Lists one page, and where the next begins. `cursor` is the `next` of the page before; null for
   * the first page.
   */
  list(
    tools: Desk,
    asked: { search: string; cursor: string | null; most: number },
  ): Promise<{ items: SavedItem[]; next: string | null } & FoundWords>
  /** Counts saved conversations, up to `most`. */
  count(tools: Desk, most: number): Promise<number>
  /** Removes a conversation from the saved ones; the conversation itself stays. */
  remove(tools: Desk, id: string): Promise<void>
}

/**
 * The list of saved conversations. The area that provides it announces changes as changes of
 * `saved`.
 */
export const savedThreads = extensionPoint<SavedThreads>('saved-threads')
