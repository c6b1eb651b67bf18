import { Problem } from '#core/problem.ts'
import type { OpenWorkflow } from '../../contracts/workflows.ts'
import { isSameJson } from './same-json.ts'

/** Text is saved after a pause of this length in typing. */
const SAVE_AFTER_MS = 600
/** Pauses between attempts while the server does not answer; the last pause repeats. */
const RETRY_AFTER_MS = [2000, 5000, 15_000, 30_000]
const MOST_UNANSWERED = 8

/** The changed fields of a draft. */
export type DraftChanges = Partial<
  Pick<OpenWorkflow, 'name' | 'description' | 'draft' | 'trigger' | 'onFailure' | 'pinned'>
>

export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' | 'conflict' }
  /** `isRetried`: another attempt follows automatically. */
  | { kind: 'failed'; reason: string; isRetried: boolean }

/** Changes that were not saved, kept in the browser. */
export interface KeptChanges {
  /** The revision that these changes are based on. */
  revision: number
  changes: DraftChanges
}

export interface KeptDrafts {
  read(id: string): KeptChanges | null
  write(id: string, kept: KeptChanges): void
  remove(id: string): void
}

interface Tools {
  /** Saves the changes and returns the next revision. */
  save(revision: number, changes: DraftChanges): Promise<number>
  /** Reads the saved draft. */
  read(): Promise<DraftChanges & { revision: number }>
  kept: KeptDrafts
  onState(state: SaveState): void
  /** Puts a failure into words. */
  explain(error: unknown): string
}

/**
 * Saves the changes of a draft while it is edited, one request after the other. Unsaved changes are
 * kept in the browser.
 */
export class DraftSaver {
  #revision: number
  #pending: DraftChanges = {}
  /** Changes that are being sent, or whose request failed. */
  #sent: DraftChanges = {}
  /** The last requests that were not answered. One of them may have reached the server. */
  #unanswered: DraftChanges[] = []
  #state: SaveState = { kind: 'saved' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #underWay: Promise<boolean> | null = null
  #failures = 0
  #isOpen = false

  readonly #id: string
  readonly #tools: Tools

  constructor({ id, revision }: Pick<OpenWorkflow, 'id' | 'revision'>, tools: Tools) {
    this.#id = id
    this.#revision = revision
    this.#tools = tools
  }

  get revision(): number {
    return this.#revision
  }

  /**
   * Continues with unsaved changes of an earlier page, on top of `saved`. Returns those changes;
   * null if there are none, or if they were saved after all.
   */
  open(saved: DraftChanges & { revision: number }): DraftChanges | null {
    this.#isOpen = true
    const kept = this.#tools.kept.read(this.#id)
    if (!kept) return null
    if (holds(saved, kept.changes)) {
      // The earlier request had reached the server after all.
      this.#tools.kept.remove(this.#id)
      return null
    }
    this.#pending = { ...kept.changes, ...this.#pending }
    const isOnTop = kept.revision === this.#revision
    this.#show({ kind: isOnTop ? 'waiting' : 'conflict' })
    if (isOnTop) this.#schedule(0)
    return kept.changes
  }

  add(changes: DraftChanges): void {
    this.#pending = { ...this.#pending, ...changes }
    if (this.#state.kind === 'conflict') return this.keep()
    if (this.#state.kind === 'failed') this.keep()
    else this.#show({ kind: 'waiting' })
    this.#schedule(SAVE_AFTER_MS)
  }

  /** Saves all unsaved changes; false if that fails. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    const mine = (this.#underWay ?? Promise.resolve(true)).then(() => this.#send())
    this.#underWay = mine
    const isSaved = await mine
    if (this.#underWay === mine) this.#underWay = null
    return isSaved
  }

  /** Stores unsaved changes in the browser, in case the page is closed. */
  keep(): void {
    const changes = { ...this.#sent, ...this.#pending }
    if (isNothing(changes)) this.#tools.kept.remove(this.#id)
    else this.#tools.kept.write(this.#id, { revision: this.#revision, changes })
  }

  /**
   * Sends unsaved changes before the page is left, and stores them in the browser in case they do
   * not arrive.
   */
  leave(): void {
    this.keep()
    void this.flush()
  }

  /** Saves the rest when the editor closes. No further attempt follows if that fails. */
  close(): void {
    this.leave()
    this.#isOpen = false
  }

  /** Overwrites the change of another window. */
  async keepMine(): Promise<boolean> {
    this.#revision = (await this.#tools.read()).revision
    this.#show({ kind: 'waiting' })
    return this.flush()
  }

  /** Drops unsaved changes and continues from a newer revision. */
  adopt(revision: number): void {
    clearTimeout(this.#timer)
    this.#pending = {}
    this.#sent = {}
    this.#saved(revision)
  }

  async #send(): Promise<boolean> {
    if (this.#state.kind === 'conflict') return false
    const changes = { ...this.#sent, ...this.#pending }
    if (isNothing(changes)) return true
    this.#pending = {}
    this.#sent = changes
    // After a failure, the state stays "failed" during further attempts.
    if (this.#state.kind !== 'failed') this.#show({ kind: 'saving' })
    try {
      const revision = await this.#tools.save(this.#revision, changes)
      this.#sent = {}
      this.#saved(revision)
      return true
    } catch (error) {
      return this.#failed(error)
    }
  }

  #saved(revision: number): void {
    this.#revision = revision
    this.#failures = 0
    this.#unanswered = []
    this.keep()
    this.#show(isNothing(this.#pending) ? { kind: 'saved' } : { kind: 'waiting' })
  }

  async #failed(error: unknown): Promise<boolean> {
    const kind = error instanceof Problem ? error.kind : null
    if (kind === 'conflict') return this.#settle()
    this.keep()
    const isRetried = kind === 'unavailable'
    if (isRetried) this.#unanswered = [...this.#unanswered, this.#sent].slice(-MOST_UNANSWERED)
    this.#show({ kind: 'failed', reason: this.#tools.explain(error), isRetried })
    if (isRetried && this.#isOpen)
      this.#schedule(RETRY_AFTER_MS[Math.min(this.#failures++, RETRY_AFTER_MS.length - 1)]!)
    return false
  }

  /**
   * Finds out who saved the newer revision: this page, in a request whose answer was lost, or
   * another window.
   */
  async #settle(): Promise<boolean> {
    const saved = await this.#tools.read().catch(() => null)
    if (saved && [...this.#unanswered, this.#sent].some((one) => holds(saved, one))) {
      this.#saved(saved.revision)
      return this.#send()
    }
    this.keep()
    this.#show({ kind: 'conflict' })
    return false
  }

  #show(state: SaveState): void {
    this.#state = state
    this.#tools.onState(state)
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), afterMs)
  }
}

const isNothing = (changes: DraftChanges) => Object.keys(changes).length === 0

/** Says if the saved draft contains these changes. */
function holds(saved: DraftChanges, changes: DraftChanges): boolean {
  return (Object.keys(changes) as (keyof DraftChanges)[]).every((name) =>
    isSameJson(saved[name], changes[name]),
  )
}
