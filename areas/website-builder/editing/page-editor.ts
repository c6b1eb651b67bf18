import { Problem } from '#core/problem.ts'
import type { PageContent } from '../blocks/page-content.ts'
import type { EditedPage, PageDraft } from '../contracts/pages.ts'
import { UndoHistory } from './undo-history.ts'

/** The pause after the last letter before a save. */
const SAVE_AFTER_MS = 300
const RETRY_AFTER_MS = 5000

export type SaveState =
  | { kind: 'saved' | 'changed' | 'saving' | 'offline' }
  | { kind: 'refused'; message: string }
  /** Somebody else saved the page since it was read. */
  | { kind: 'conflict'; theirs: EditedPage }

export interface EditorView {
  content: PageContent
  state: SaveState
  canUndo: boolean
  canRedo: boolean
}

/** Blocks that could not be saved yet, and the version that they were edited upon. */
export interface KeptBlocks {
  version: number
  content: PageContent
}

interface Tools {
  read: () => Promise<EditedPage>
  save: (version: number, draft: PageDraft) => Promise<{ version: number }>
  /** Called after each save: the preview is older than the draft now. */
  onSaved: () => void
  /** Blocks of an earlier visit, kept by the browser. */
  drafts: { read: () => KeptBlocks | null; write: (kept: KeptBlocks) => void; remove: () => void }
}

/** The blocks of one page while they are edited: saved by themselves, on top of the version that was read. */
export class PageEditor {
  #page: EditedPage
  #content: PageContent
  #state: SaveState = { kind: 'saved' }
  #saving: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #view: EditorView
  readonly #history = new UndoHistory<PageContent>()
  readonly #followers = new Set<() => void>()
  readonly #tools: Tools

  constructor(page: EditedPage, tools: Tools) {
    this.#page = page
    this.#content = page.content
    this.#tools = tools
    this.#view = this.#seen()
  }

  readonly follow = (onChange: () => void): (() => void) => {
    this.#followers.add(onChange)
    return () => this.#followers.delete(onChange)
  }

  /** Goes on with unsaved blocks of an earlier visit. */
  resume(): void {
    const kept = this.#tools.drafts.read()
    if (!kept || this.#isChanged) return
    if (isSame(kept.content, this.#page.content)) return this.#tools.drafts.remove()
    this.change(kept.content)
    if (kept.version !== this.#page.version) this.#tell({ kind: 'conflict', theirs: this.#page })
  }

  /** Keeps unsaved blocks at once: the page may be closed. */
  keep(): void {
    const { drafts } = this.#tools
    if (this.#isChanged) drafts.write({ version: this.#page.version, content: this.#content })
    else drafts.remove()
  }

  readonly view = (): EditorView => this.#view

  /** Changes of one `key` that follow each other, such as letters of one field, are undone together. */
  change(content: PageContent, key?: string): void {
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

  /** Takes in the page as it was read again. */
  takeIn(page: EditedPage): void {
    if (this.#saving || page.version <= this.#page.version) return
    if (this.#state.kind === 'conflict') return
    if (this.#isChanged && !isSame(page.content, this.#content))
      return this.#tell({ kind: 'conflict', theirs: page })
    this.#adopt(page)
  }

  /** Ends a conflict with one of the two pages. */
  settle(which: 'mine' | 'theirs'): void {
    if (this.#state.kind !== 'conflict') return
    const { theirs } = this.#state
    if (which === 'theirs') {
      this.#history.add(this.#content)
      return this.#adopt(theirs)
    }
    this.#page = theirs
    this.#tell({ kind: 'changed' })
    void this.flush()
  }

  /** Saves now if there is anything to save; waits for a save that is under way. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    // Another caller may have begun a save meanwhile.
    while (this.#saving) await this.#saving
    if (!this.#isChanged || this.#state.kind === 'conflict') return
    this.#saving = this.#save()
    await this.#saving
  }

  get #isChanged(): boolean {
    return this.#content !== this.#page.content
  }

  async #save(): Promise<void> {
    const sent = this.#content
    this.#tell({ kind: 'saving' })
    try {
      const { title, path, description, isInMenu, sharePicture } = this.#page
      const draft = { title, path, description, isInMenu, sharePicture, content: sent }
      const { version } = await this.#tools.save(this.#page.version, draft)
      this.#saving = null
      this.#page = { ...this.#page, version, content: sent }
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
    if (now === null || now.version === this.#page.version)
      return this.#tell({ kind: 'refused', message: error.message })
    if (!isSame(now.content, this.#page.content))
      return this.#tell({ kind: 'conflict', theirs: now })
    // Only facts beside the blocks are new, such as the title.
    this.#page = { ...now, content: this.#page.content }
    this.#schedule(0)
  }

  #adopt(page: EditedPage): void {
    this.#page = page
    this.#content = page.content
    this.#tell({ kind: 'saved' })
  }

  #put(content: PageContent): void {
    this.#content = content
    if (this.#state.kind === 'conflict') return this.#tell(this.#state)
    this.#tell(this.#saving ? this.#state : { kind: this.#isChanged ? 'changed' : 'saved' })
    this.#schedule(SAVE_AFTER_MS)
  }

  #tell(state: SaveState): void {
    this.#state = state
    this.#view = this.#seen()
    for (const onChange of this.#followers) onChange()
  }

  #seen(): EditorView {
    const { canUndo, canRedo } = this.#history
    return { content: this.#content, state: this.#state, canUndo, canRedo }
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), afterMs)
  }
}

function isSame(one: PageContent, other: PageContent): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
