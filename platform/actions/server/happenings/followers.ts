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
  /** Older things are not reported to it. */
  since: string
  /** A condition on the table of the things concerned, for a happening of many at once; absent for all. */
  only?: Sql
}

/** An occurrence of a happening. */
export interface Happened<Facts extends object = object> {
  happening: Happening<Facts>
  /** A unique name: `article.new/12`. Nobody is told of it twice. */
  key: string
  /** Its subject in a few words: the title of an article, the name of a source. */
  about: string
  facts: Facts
  /**
   * The thing that a job made for an operation. Its requester counts as a cause of this happening.
   */
  askedBy?: { operation: Contract[string]; thing: string }
}

export type HappeningTools = Pick<Tools, 'now' | 'wake' | 'extensions'>

/** An area's way of following happenings of others. */
export interface Follower {
  /** Lists the listeners to any of these happenings, for one reader or all. */
  listening(
    db: Database,
    happenings: readonly string[],
    readerId: string | null,
  ): Promise<Listener[]>
  /** Follows a happening for a listener's reader, in the transaction that made it true: both are stored, or neither. */
  happened(
    tools: HappeningTools,
    db: Database,
    listener: Listener,
    all: readonly Happened[],
  ): Promise<void>
}

export const followers = extensionPoint<Follower>('followers')
