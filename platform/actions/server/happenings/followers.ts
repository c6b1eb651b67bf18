import type { Contract } from '#core/contract.ts'
import { extensionPoint } from '#server/extension-points.ts'
import type { Database, Sql, Tools } from '#server/tools.ts'
import type { Happening } from '../../contracts/happening.ts'

/** A program that listens for a reader: a webhook, the trigger of a workflow. */
export interface Listener {
  /** Names it among all listeners, such as "webhook-7". */
  id: string
  readerId: string
  /** Names of happenings. */
  to: readonly string[]
  /** Older things are no news to it. */
  since: string
  /** A condition on the table of the things that it happens to, for who tells of many at once; absent for all. */
  only?: Sql
}

/** A happening as it came about. */
export interface Happened<Facts extends object = object> {
  happening: Happening<Facts>
  /** Names this one among all: `article.new/12`. Nobody is told of it twice. */
  key: string
  /** Its subject in a few words: the title of an article, the name of a source. */
  about: string
  facts: Facts
  /** The thing that an operation asked for and a job made since: whoever asked is behind what happens now. */
  askedBy?: { operation: Contract[string]; thing: string }
}

export type HappeningTools = Pick<Tools, 'now' | 'wake' | 'extensions'>

/** An area's way of following what happens in others. */
export interface Follower {
  /** Those that listen to any of these happenings, of one reader or of all. */
  listening(
    db: Database,
    happenings: readonly string[],
    readerId: string | null,
  ): Promise<Listener[]>
  /**
   * Follows what happened to the reader of a listener, in the transaction that made it true: what it writes is there if
   * the thing itself is.
   */
  happened(
    tools: HappeningTools,
    db: Database,
    listener: Listener,
    all: readonly Happened[],
  ): Promise<void>
}

export const followers = extensionPoint<Follower>('followers')
