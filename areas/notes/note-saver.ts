import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { NoteDraft, notesEditor, WholeNote } from './contracts/editor.ts'
import { isSameDraft, mergeNotes } from './merge-notes.ts'

/** The pause in typing after which the note is saved. */
const SAVE_AFTER_MS = 800
const RETRY_AFTER_MS = 5000
/**
 * The pause in typing after which a draft is stored in the browser. Storing it at every key would
 * be too slow for a note of two million characters.
 */
const DRAFT_AFTER_MS = 250

export type SaveState =
  | { kind: 'saved' | 'changed' | 'saving' | 'offline' }
  /** Changes from elsewhere were merged, and everything is saved. */
  | { kind: 'merged' }
  | { kind: 'refused'; message: string }
  /** The same lines were changed elsewhere, so the reader has to choose a version. */
  | { kind: 'conflict'; theirs: WholeNote }

/** Typed text that is not saved yet, as stored in the browser. */
export interface KeptDraft {
  base: NoteDraft & { revision: number }
  draft: NoteDraft
}

export interface DraftStore {
  read(id: string): KeptDraft | null
  write(id: string, kept: KeptDraft): void
  remove(id: string): void
}

interface Tools {
  save: Api<typeof notesEditor>['saveNote']
  drafts: DraftStore
  onState(state: SaveState): void
  /** Called with a merged text, which the editor then shows. */
  onDraft(draft: NoteDraft): void
}

/**
 * Saves a note while it is written, and merges changes from elsewhere. Text that cannot be saved
 * stays in the browser.
 */
export class NoteSaver {
  #base: KeptDraft['base']
  #draft: NoteDraft
  #isSaving = false
  #isHeld = false
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #draftTimer: ReturnType<typeof setTimeout> | undefined

  readonly #id: string
  readonly #tools: Tools

  constructor(note: WholeNote, tools: Tools) {
    this.#id = note.id
    this.#tools = tools
    this.#base = baseOf(note)
    this.#draft = draftOf(note)
    const kept = tools.drafts.read(note.id)
    if (!kept || isSameDraft(kept.draft, this.#draft)) return
    this.#base = kept.base
    this.#draft = kept.draft
    this.takeIn(note)
    this.#schedule(0)
  }

  get draft(): NoteDraft {
    return this.#draft
  }

  change(changes: Partial<NoteDraft>): void {
    this.#draft = { ...this.#draft, ...changes }
    clearTimeout(this.#draftTimer)
    this.#draftTimer = setTimeout(() => this.keepDraft(), DRAFT_AFTER_MS)
    if (this.#isHeld) return
    this.#tools.onState({ kind: 'changed' })
    this.#schedule(SAVE_AFTER_MS)
  }

  /** Merges a version that another window or device saved with the typed text. */
  takeIn(theirs: WholeNote): void {
    if (this.#isSaving || this.#isHeld || theirs.revision <= this.#base.revision) return
    this.#merge(theirs)
  }

  /**
   * Ends a conflict with one of the two versions. To keep both, the caller has to store the other
   * one elsewhere first.
   */
  settle(which: 'mine' | 'theirs'): void {
    this.#isHeld = false
    if (which === 'theirs') {
      this.#draft = { ...this.#base }
      this.#tools.onDraft(this.#draft)
      this.#tools.drafts.remove(this.#id)
      this.#tools.onState({ kind: 'saved' })
    } else this.#schedule(0)
  }

  /** Stores the unsaved text in the browser at once, because the page may close. */
  keepDraft(): void {
    clearTimeout(this.#draftTimer)
    if (isSameDraft(this.#draft, this.#base)) this.#tools.drafts.remove(this.#id)
    else this.#tools.drafts.write(this.#id, { base: this.#base, draft: this.#draft })
  }

  /** Saves all changes now. */
  async flush(): Promise<void> {
    clearTimeout(this.#saveTimer)
    this.keepDraft()
    if (this.#isSaving || this.#isHeld || isSameDraft(this.#draft, this.#base)) return
    this.#isSaving = true
    this.#tools.onState({ kind: 'saving' })
    const sent = this.#draft
    try {
      const { revision, current } = await this.#tools.save({
        ...sent,
        id: this.#id,
        revision: this.#base.revision,
      })
      this.#isSaving = false
      if (current) return this.#merge(current)
      this.#base = { ...sent, revision }
      this.keepDraft()
      if (isSameDraft(this.#draft, sent)) this.#tools.onState({ kind: 'saved' })
      else this.#schedule(SAVE_AFTER_MS)
    } catch (error) {
      this.#isSaving = false
      this.#failed(error)
    }
  }

  stop(): void {
    this.keepDraft()
    clearTimeout(this.#saveTimer)
  }

  #failed(error: unknown): void {
    const isRefused = error instanceof Problem && error.kind !== 'unavailable'
    if (isRefused) return this.#tools.onState({ kind: 'refused', message: error.message })
    this.#tools.onState({ kind: 'offline' })
    this.#schedule(RETRY_AFTER_MS)
  }

  #merge(theirs: WholeNote): void {
    const { note, isConflict } = mergeNotes(this.#base, this.#draft, draftOf(theirs))
    const isOurs = isSameDraft(note, draftOf(theirs))
    this.#base = baseOf(theirs)
    if (isConflict) {
      this.#isHeld = true
      this.keepDraft()
      return this.#tools.onState({ kind: 'conflict', theirs })
    }
    this.#draft = note
    this.#tools.onDraft(note)
    this.keepDraft()
    this.#tools.onState({ kind: 'merged' })
    if (!isOurs) this.#schedule(0)
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#saveTimer)
    this.#saveTimer = setTimeout(() => void this.flush(), afterMs)
  }
}

function draftOf({ category, title, text, tags }: NoteDraft): NoteDraft {
  return { category, title, text, tags }
}

function baseOf(note: WholeNote): KeptDraft['base'] {
  return { ...draftOf(note), revision: note.revision }
}
