import type { FoundWords } from '#core/words.ts'
import { extensionPoint } from '#server/extension-points.ts'
import type { Desk } from '#server/tools.ts'
import type { SavedItem } from '../contract.ts'

/** Conversations that a reader saved, as the area that keeps them lists them here, newest first. */
export interface SavedThreads {
  /** One page of them, and the start of the next; `cursor` is an earlier `next`, null at the beginning. */
  list(
    tools: Desk,
    asked: { search: string; cursor: string | null; most: number },
  ): Promise<{ items: SavedItem[]; next: string | null } & FoundWords>
  /** Counts up to `most`. */
  count(tools: Desk, most: number): Promise<number>
  /** Removes one from the saved ones; the conversation itself stays. */
  remove(tools: Desk, id: string): Promise<void>
}

/** The keeper of saved conversations. Its own changes are announced as changes of `saved`. */
export const savedThreads = extensionPoint<SavedThreads>('saved-threads')
