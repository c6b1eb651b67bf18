import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { studioFiles } from '../contracts/files.ts'

/** The pause in typing after which the file is saved. */
const SAVE_AFTER_MS = 800
const RETRY_AFTER_MS = 5000
/**
 * The pause in typing after which the browser stores an unsaved text. Storing a million letters at
 * each key press would be slow.
 */
const KEEP_AFTER_MS = 250

export type FileState =
  | { kind: 'saved' | 'changed' | 'saving' | 'offline' }
  | { kind: 'refused'; message: string }
  /** Somebody else saved the file. `theirs` is null if they deleted it. */
  | { kind: 'conflict'; theirs: string | null }

/** A text that was typed but not saved, with the commit and the text that it is based on. */
export interface KeptText {
  commit: string
  saved: string
  text: string
}

/** A store of unsaved texts by path, in the browser. */
export interface KeptTexts {
  read(path: string): KeptText | null
  write(path: string, kept: KeptText): void
  remove(path: string): void
}

interface Tools {
  project: string
  save: Api<typeof studioFiles>['saveFiles']
  drafts: KeptTexts
  onState(state: FileState): void
  /** Called with another text that the editor has to show. */
  onText(text: string): void
  /** Called with the commit of each save. */
  onSaved(commit: string): void
}

/**
 * Saves one file while it is edited, based on the commit that was read. A text that cannot be saved
 * is stored in the browser, and the save is repeated.
 */
export class FileSaver {
  #base: string
  #saved: string
  #text: string
  #state: FileState = { kind: 'saved' }
  #saving: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #draftTimer: ReturnType<typeof setTimeout> | undefined
  /**
   * The saved text that the typed text is based on. It is stored with the draft, so that a conflict
   * is found again after a reload.
   */
  #origin: Pick<KeptText, 'commit' | 'saved'> | null = null

  readonly #path: string
  readonly #tools: Tools

  /** Continues with an unsaved text of an earlier visit, if there is one. */
  constructor(file: { path: string; text: string | null; commit: string }, tools: Tools) {
    this.#path = file.path
    this.#base = file.commit
    this.#saved = file.text ?? ''
    this.#text = this.#saved
    this.#tools = tools
    const kept = tools.drafts.read(file.path)
    if (!kept) return
    if (kept.text === file.text) {
      tools.drafts.remove(file.path)
      return
    }
    this.#base = kept.commit
    this.#saved = kept.saved
    this.#text = kept.text
    this.#tell({ kind: 'changed' })
    // If the file is gone, the next save reports it.
    if (file.text !== null) this.takeIn(file.commit, file.text)
    if (this.#state.kind === 'changed') this.#schedule(0)
  }

  get text(): string {
    return this.#text
  }

  /** The commit at which the file was last read or saved. */
  get base(): string {
    return this.#base
  }

  get state(): FileState {
    return this.#state
  }

  get isChanged(): boolean {
    return this.#text !== this.#saved
  }

  change(text: string): void {
    this.#text = text
    clearTimeout(this.#draftTimer)
    this.#draftTimer = setTimeout(() => this.keepDraft(), KEEP_AFTER_MS)
    if (this.#state.kind === 'conflict') return
    if (!this.#saving) this.#tell({ kind: this.isChanged ? 'changed' : 'saved' })
    this.#schedule(SAVE_AFTER_MS)
  }

  /** Takes over a text that somebody else saved (null: the file is gone), or begins a conflict. */
  takeIn(commit: string, text: string | null): void {
    if (this.#saving || this.#state.kind === 'conflict') return
    if (text === this.#saved) {
      this.#base = commit
      return
    }
    if (this.isChanged && text !== this.#text) {
      clearTimeout(this.#timer)
      this.#conflict(commit, text)
    } else if (text !== null) this.#adopt(commit, text)
  }

  /** Ends a conflict with one of the two texts. */
  settle(which: 'mine' | 'theirs'): void {
    if (this.#state.kind !== 'conflict') return
    const { theirs } = this.#state
    this.#origin = null
    if (which === 'theirs') return this.#adopt(this.#base, theirs ?? '')
    this.#tell({ kind: 'changed' })
    void this.flush()
  }

  /** Stores an unsaved text at once, because the page may be about to close. */
  keepDraft(): void {
    clearTimeout(this.#draftTimer)
    const { drafts } = this.#tools
    const origin = this.#origin ?? { commit: this.#base, saved: this.#saved }
    if (this.isChanged) drafts.write(this.#path, { ...origin, text: this.#text })
    else drafts.remove(this.#path)
  }

  /** Saves now if the text has changed, and waits for a save in progress. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#saving
    if (!this.isChanged || this.#state.kind === 'conflict') return
    this.#saving = this.#save()
    await this.#saving
  }

  stop(): void {
    this.keepDraft()
    clearTimeout(this.#timer)
  }

  /** Discards the typed text for good, because the file is gone. */
  drop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#draftTimer)
    this.#tools.drafts.remove(this.#path)
  }

  async #save(): Promise<void> {
    const sent = this.#text
    this.#tell({ kind: 'saving' })
    try {
      const { commit, conflicts } = await this.#tools.save({
        ...{ project: this.#tools.project, base: this.#base },
        changes: [{ do: 'write', path: this.#path, content: { text: sent } }],
      })
      this.#saving = null
      const [conflict] = conflicts
      if (conflict && conflict.saved !== sent) return this.#conflict(commit, conflict.saved)
      this.#base = commit
      this.#saved = sent
      this.keepDraft()
      this.#tell({ kind: this.isChanged ? 'changed' : 'saved' })
      if (this.isChanged) this.#schedule(SAVE_AFTER_MS)
      this.#tools.onSaved(commit)
    } catch (error) {
      this.#saving = null
      const isRefused = error instanceof Problem && error.kind !== 'unavailable'
      if (isRefused) return this.#tell({ kind: 'refused', message: error.message })
      this.#tell({ kind: 'offline' })
      this.#schedule(RETRY_AFTER_MS)
    }
  }

  #conflict(commit: string, theirs: string | null): void {
    this.#origin = { commit: this.#base, saved: this.#saved }
    this.#base = commit
    this.#saved = theirs ?? ''
    this.keepDraft()
    this.#tell({ kind: 'conflict', theirs })
  }

  #adopt(commit: string, text: string): void {
    this.#base = commit
    this.#saved = text
    this.#text = text
    this.keepDraft()
    this.#tools.onText(text)
    this.#tell({ kind: 'saved' })
  }

  #tell(state: FileState): void {
    // Reports a new state, or one with details, and no other, so that typing does not render
    // everything around the text again.
    const isKnown =
      state.kind === this.#state.kind && state.kind !== 'refused' && state.kind !== 'conflict'
    this.#state = state
    if (!isKnown) this.#tools.onState(state)
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), afterMs)
  }
}
