import { Problem } from '../problem.ts'
import { UndoHistory } from './undo-history.ts'

/** The time after the last typed letter at which saving begins. */
const SAVE_AFTER_MS = 300
const RETRY_AFTER_MS = 5000

export type SaveState<Saved> =
  | { kind: 'saved' | 'changed' | 'saving' | 'offline' }
  | { kind: 'refused'; message: string }
  /** Somebody else saved the thing after it was read. */
  | { kind: 'conflict'; theirs: Saved }

export interface EditorView<Saved, Content> {
  content: Content
  state: SaveState<Saved>
  canUndo: boolean
  canRedo: boolean
}

/** Unsaved content, and the version that it is based on. */
export interface KeptContent<Content> {
  version: number
  content: Content
}

interface Tools<Saved, Content> {
  contentOf: (saved: Saved) => Content
  read: () => Promise<Saved>
  /**
   * Saves content on top of the version `over`, with the other fields of `over`, such as the title.
   */
  save: (over: Saved, content: Content) => Promise<{ version: number }>
  /** Called when the saved content has changed, here or elsewhere. Then previews are outdated. */
  onSaved: () => void
  /** Unsaved content of an earlier visit, stored in the browser. */
  drafts: {
    read: () => KeptContent<Content> | null
    write: (kept: KeptContent<Content>) => void
    remove: () => void
  }
}

/**
 * Edits one thing and saves its content automatically, if nobody else has saved it since it was
 * read.
 */
export class SavedEditor<Saved extends { version: number }, Content extends object> {
  #saved: Saved
  /** The content as it was last saved. */
  #base: Content
  #content: Content
  #state: SaveState<Saved> = { kind: 'saved' }
  #saving: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #view: EditorView<Saved, Content>
  readonly #history = new UndoHistory<Content>()
  readonly #followers = new Set<() => void>()
  readonly #tools: Tools<Saved, Content>

  constructor(saved: Saved, tools: Tools<Saved, Content>) {
    this.#tools = tools
    this.#saved = saved
    this.#base = tools.contentOf(saved)
    this.#content = this.#base
    this.#view = this.#seen()
  }

  readonly follow = (onChange: () => void): (() => void) => {
    this.#followers.add(onChange)
    return () => this.#followers.delete(onChange)
  }

  /** Continues with unsaved content of an earlier visit. */
  resume(): void {
    const kept = this.#tools.drafts.read()
    if (!kept || this.#isChanged) return
    if (isSame(kept.content, this.#base)) return this.#tools.drafts.remove()
    this.change(kept.content)
    if (kept.version > this.#saved.version) {
      // Without a network, the browser may read an older version than the one that was edited.
      this.#saved = { ...this.#saved, version: kept.version }
    } else if (kept.version < this.#saved.version)
      this.#tell({ kind: 'conflict', theirs: this.#saved })
  }

  /** Stores unsaved content in the browser at once, because the page may be closed. */
  keep(): void {
    const { drafts } = this.#tools
    if (this.#isChanged) drafts.write({ version: this.#saved.version, content: this.#content })
    else drafts.remove()
  }

  /** The version that the next save replaces. */
  get version(): number {
    return this.#saved.version
  }

  readonly view = (): EditorView<Saved, Content> => this.#view

  /**
   * Changes the content. Consecutive changes with the same `key`, such as letters in one field, are
   * undone together.
   */
  change(content: Content, key?: string): void {
    if (content === this.#content) return
    this.#history.add(this.#content, key)
    this.#put(content)
  }

  undo(): void {
    const before = this.#history.undo(this.#content)
    if (before) this.#put(before)
  }

  redo(): void {
    const after = this.#history.redo(this.#content)
    if (after) this.#put(after)
  }

  /**
   * Replaces the content with one that was read again. Unsaved changes lead to a conflict instead.
   */
  takeIn(saved: Saved): void {
    if (this.#saving || saved.version <= this.#saved.version) return
    if (this.#state.kind === 'conflict') return
    const isOther = !isSame(this.#tools.contentOf(saved), this.#content)
    if (this.#isChanged && isOther) return this.#tell({ kind: 'conflict', theirs: saved })
    // Content from the server, such as a restored version, can be undone like any other change.
    if (isOther) this.#history.add(this.#content)
    this.#adopt(saved)
  }

  /** Ends a conflict by keeping either the reader's content or that of the server. */
  settle(which: 'mine' | 'theirs'): void {
    if (this.#state.kind !== 'conflict') return
    const { theirs } = this.#state
    if (which === 'theirs') {
      this.#history.add(this.#content)
      return this.#adopt(theirs)
    }
    this.#saved = theirs
    this.#base = this.#tools.contentOf(theirs)
    this.#tell({ kind: 'changed' })
    void this.flush()
  }

  /** Saves unsaved changes now, and waits for a save that is running. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    // Another caller may have begun to save meanwhile.
    while (this.#saving) await this.#saving
    if (!this.#isChanged || this.#state.kind === 'conflict') return
    this.#saving = this.#save()
    await this.#saving
  }

  get #isChanged(): boolean {
    return this.#content !== this.#base
  }

  async #save(): Promise<void> {
    const sent = this.#content
    this.#tell({ kind: 'saving' })
    try {
      const { version } = await this.#tools.save(this.#saved, sent)
      this.#saving = null
      this.#saved = { ...this.#saved, version }
      this.#base = sent
      this.#tell({ kind: this.#isChanged ? 'changed' : 'saved' })
      if (this.#isChanged) this.#schedule(SAVE_AFTER_MS)
      this.keep()
      this.#tools.onSaved()
    } catch (error) {
      this.#saving = null
      this.keep()
      await this.#explain(error)
    }
  }

  async #explain(error: unknown): Promise<void> {
    const isRefused = error instanceof Problem && error.kind !== 'unavailable'
    if (!isRefused) {
      this.#tell({ kind: 'offline' })
      return this.#schedule(RETRY_AFTER_MS)
    }
    const now = error.kind === 'conflict' ? await this.#tools.read().catch(() => null) : null
    if (now === null || now.version === this.#saved.version)
      return this.#tell({ kind: 'refused', message: error.message })
    if (!isSame(this.#tools.contentOf(now), this.#base))
      return this.#tell({ kind: 'conflict', theirs: now })
    // The content is the same; only other fields have changed, such as the title.
    this.#saved = now
    this.#schedule(0)
  }

  #adopt(saved: Saved): void {
    this.#saved = saved
    this.#base = this.#tools.contentOf(saved)
    this.#content = this.#base
    this.#tell({ kind: 'saved' })
    this.#tools.onSaved()
  }

  #put(content: Content): void {
    this.#content = content
    if (this.#state.kind === 'conflict') return this.#tell(this.#state)
    this.#tell(this.#saving ? this.#state : { kind: this.#isChanged ? 'changed' : 'saved' })
    this.#schedule(SAVE_AFTER_MS)
  }

  #tell(state: SaveState<Saved>): void {
    // The object stays the same for an equal state, so that components are not rendered at each
    // letter.
    if (!isPlain(state) || state.kind !== this.#state.kind) this.#state = state
    this.#view = this.#seen()
    for (const onChange of this.#followers) onChange()
  }

  #seen(): EditorView<Saved, Content> {
    const { canUndo, canRedo } = this.#history
    return { content: this.#content, state: this.#state, canUndo, canRedo }
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), afterMs)
  }
}

/** Says if states of a kind are all equal, because they have no further fields. */
function isPlain({ kind }: SaveState<unknown>): boolean {
  return kind !== 'refused' && kind !== 'conflict'
}

function isSame(one: object, other: object): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
