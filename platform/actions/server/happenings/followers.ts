import type { Contract } from '#core/contract.ts'
import { extensionPoint } from '#server/extension-points.ts'
import type { Database, Sql, Tools } from '#server/tools.ts'
import type { Happening } from '../../contracts/happening.ts'

/** A program that follows happenings for a reader: a webhook, or the trigger of a workflow. */
export interface Listener {
  /** A unique name, such as "webhook-7". */
  id: string
  readerId: string
  /** Names of the happenings that it follows. */
  to: readonly string[]
  /** Things older than this are not reported. */
  since: string
  /**
   * A condition on the table of the things, which limits happenings that concern many things;
   * absent for all things.
   */
  only?: Sql
}

/** An occurrence of a happening. */
export interface Happened<Facts extends object = object> {
  happening: Happening<Facts>
  /** A unique name, such as `article.new/12`. Each listener is told of it only once. */
  key: string
  /** The subject in a few words: the title of an article, the name of a source. */
  about: string
  facts: Facts
  /**
   * The thing that a job made for an operation. The program that called that operation counts as a
   * cause of this happening.
   */
  askedBy?: { operation: Contract[string]; thing: string }
}

export type HappeningTools = Pick<Tools, 'now' | 'wake' | 'extensions'>

/** An area's way of following the happenings of other areas. */
export interface Follower {
  /**
   * Lists the listeners to any of these happenings, of one reader, or of all if `readerId` is null.
   */
  listening(
    db: Database,
    happenings: readonly string[],
    readerId: string | null,
  ): Promise<Listener[]>
  /**
   * Tells a listener about happenings, in the transaction that made them true: both are stored, or
   * neither.
   */
  happened(
    tools: HappeningTools,
    db: Database,
    listener: Listener,
    all: readonly Happened[],
  ): Promise<void>
}

export const followers = extensionPoint<Follower>('followers')
