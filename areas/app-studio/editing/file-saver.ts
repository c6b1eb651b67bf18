import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { studioFiles } from '../contracts/files.ts'

/** After the last key. */
const SAVE_AFTER_MS = 800
const RETRY_AFTER_MS = 5000

export type FileState =
  | { kind: 'saved' | 'changed' | 'saving' | 'offline' }
  | { kind: 'refused'; message: string }
  /** Somebody else saved it meanwhile; `theirs` is null where it was deleted. */
  | { kind: 'conflict'; theirs: string | null }

interface Tools {
  project: string
  save: Api<typeof studioFiles>['saveFiles']
  onState(state: FileState): void
  /** Shows another text: the one that is saved. */
  onText(text: string): void
  /** Hears of the commit of each save. */
  onSaved(commit: string): void
}

/** Saves one file while it is written, on top of the commit that it was read at. What cannot be saved stays and is tried again. */
export class FileSaver {
  #base: string
  #saved: string
  #text: string
  #state: FileState = { kind: 'saved' }
  #saving: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly #path: string
  readonly #tools: Tools

  constructor(file: { path: string; text: string; commit: string }, tools: Tools) {
    this.#path = file.path
    this.#base = file.commit
    this.#saved = file.text
    this.#text = file.text
    this.#tools = tools
  }

  get text(): string {
    return this.#text
  }

  /** The commit that it was read or saved at last. */
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
    if (this.#state.kind === 'conflict') return
    if (!this.#saving) this.#tell({ kind: this.isChanged ? 'changed' : 'saved' })
    this.#schedule(SAVE_AFTER_MS)
  }

  /** The file as it is saved now, read again since somebody saved the project; null where it is gone. */
  takeIn(commit: string, text: string | null): void {
    if (this.#saving || this.#state.kind === 'conflict') return
    if (text === this.#saved) {
      this.#base = commit
      return
    }
    if (this.isChanged && text !== this.#text) {
      this.#base = commit
      this.#saved = text ?? ''
      clearTimeout(this.#timer)
      this.#tell({ kind: 'conflict', theirs: text })
    } else if (text !== null) this.#adopt(commit, text)
  }

  /** Ends a conflict with one of the two texts. */
  settle(which: 'mine' | 'theirs'): void {
    if (this.#state.kind !== 'conflict') return
    const { theirs } = this.#state
    if (which === 'theirs') return this.#adopt(this.#base, theirs ?? '')
    this.#tell({ kind: 'changed' })
    void this.flush()
  }

  /** Saves what there is to be saved, now; a save in hand is waited for. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#saving
    if (!this.isChanged || this.#state.kind === 'conflict') return
    this.#saving = this.#save()
    await this.#saving
  }

  stop(): void {
    clearTimeout(this.#timer)
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
      this.#base = commit
      const [conflict] = conflicts
      if (conflict && conflict.saved !== sent) {
        this.#saved = conflict.saved ?? ''
        return this.#tell({ kind: 'conflict', theirs: conflict.saved })
      }
      this.#saved = sent
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

  #adopt(commit: string, text: string): void {
    this.#base = commit
    this.#saved = text
    this.#text = text
    this.#tools.onText(text)
    this.#tell({ kind: 'saved' })
  }

  #tell(state: FileState): void {
    this.#state = state
    this.#tools.onState(state)
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), afterMs)
  }
}
