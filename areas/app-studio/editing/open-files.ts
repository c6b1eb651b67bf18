import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { studioFiles } from '../contracts/files.ts'
import { EDITOR } from '../limits.ts'
import { isWithin } from './file-nodes.ts'
import { FileSaver, type FileState, type KeptTexts } from './file-saver.ts'

/** An open file with its state, or the reason why it cannot be shown. */
export interface OpenFile {
  path: string
  /** The kind of content; null until it is read. */
  is: 'text' | 'not-text' | 'too-large' | 'gone' | null
  /** The reason why it could not be read; null if it could. */
  problem: string | null
  state: FileState
  /** The number of times that the text was replaced from elsewhere. */
  version: number
}

interface Tools {
  project: string
  getFile: Api<typeof studioFiles>['getFile']
  saveFiles: Api<typeof studioFiles>['saveFiles']
  drafts: KeptTexts
  onSaved(commit: string): void
}

const atRest: FileState = { kind: 'saved' }

/** The files of a project that are open in its editor. */
export class OpenFiles {
  #files: readonly OpenFile[] = []
  readonly #savers = new Map<string, FileSaver>()
  /** Commits that this page itself made. */
  readonly #made = new Set<string>()
  readonly #listeners = new Set<() => void>()
  readonly #tools: Tools

  constructor(tools: Tools) {
    this.#tools = tools
  }

  readonly follow = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly look = () => this.#files

  get project(): string {
    return this.#tools.project
  }

  textOf(path: string): string | null {
    return this.#savers.get(path)?.text ?? null
  }

  async open(path: string): Promise<void> {
    const known = this.#files.find((file) => file.path === path)
    if (known && known.problem === null && known.is !== 'gone') return
    const file = { path, is: null, problem: null, state: atRest, version: 0 }
    this.#show(known ? this.#changed(path, file) : [...this.#files, file])
    try {
      const { bytes, commit, content } = await this.#tools.getFile({
        project: this.#tools.project,
        path,
      })
      const is =
        bytes > EDITOR.bytes ? 'too-large' : 'text' in content ? 'text' : ('not-text' as const)
      if (is === 'text' && 'text' in content) this.#edit(path, commit, content.text)
      this.#change(path, { is })
    } catch (error) {
      if (!isGone(error)) return this.#change(path, { problem: (error as Error).message })
      const kept = this.#tools.drafts.read(path)
      if (kept) this.#edit(path, kept.commit, null)
      this.#change(path, { is: kept ? 'text' : 'gone' })
    }
  }

  change(path: string, text: string): void {
    this.#savers.get(path)?.change(text)
  }

  /** Ends a conflict. Choosing the other text closes the file if the others deleted it. */
  settle(path: string, which: 'mine' | 'theirs'): void {
    const saver = this.#savers.get(path)
    const { state } = saver ?? {}
    if (which === 'theirs' && state?.kind === 'conflict' && state.theirs === null) this.#drop(path)
    else saver?.settle(which)
  }

  /** Stores unsaved texts, because the page may be about to close. */
  keepDrafts(): void {
    for (const saver of this.#savers.values()) saver.keepDraft()
  }

  /** Saves all unsaved files. */
  async flush(): Promise<void> {
    await Promise.all([...this.#savers.values()].map((saver) => saver.flush()))
  }

  /** Saves and closes a file. A file that cannot be saved stays open. */
  async close(path: string): Promise<boolean> {
    const saver = this.#savers.get(path)
    await saver?.flush()
    if (saver?.isChanged) return false
    this.#drop(path)
    return true
  }

  /** Closes all files at or below a path that was deleted or moved. They must be saved before. */
  dropWithin(thing: string): void {
    for (const { path } of this.#files) if (isWithin(path, thing)) this.#drop(path)
  }

  /** Reads the open files again, unless this page itself made the commit. */
  async takeIn(made: string): Promise<void> {
    if (this.#made.has(made)) return
    const { getFile, project } = this.#tools
    await Promise.all(
      [...this.#savers].map(async ([path, saver]) => {
        const { base } = saver
        try {
          const { commit, content } = await getFile({ project, path })
          // The file was saved in the meantime, so this answer is out of date.
          if (saver.base !== base) return
          saver.takeIn(commit, 'text' in content ? content.text : null)
        } catch (error) {
          // The file was deleted elsewhere. If it has unsaved changes it stays open, because they
          // can still be saved.
          if (isGone(error) && !saver.isChanged) {
            this.#savers.delete(path)
            this.#change(path, { is: 'gone' })
          }
        }
      }),
    )
  }

  stop(): void {
    for (const saver of this.#savers.values()) {
      void saver.flush()
      saver.stop()
    }
  }

  #edit(path: string, commit: string, text: string | null): void {
    const { project, saveFiles, drafts } = this.#tools
    const saver = new FileSaver(
      { path, text, commit },
      {
        ...{ project, save: saveFiles, drafts },
        onSaved: (saved) => {
          this.#made.add(saved)
          this.#tools.onSaved(saved)
        },
        onState: (state) => this.#change(path, { state }),
        onText: () => this.#change(path, { version: this.#versionOf(path) + 1 }),
      },
    )
    this.#savers.set(path, saver)
  }

  #versionOf(path: string): number {
    return this.#files.find((file) => file.path === path)?.version ?? 0
  }

  #drop(path: string): void {
    this.#savers.get(path)?.drop()
    this.#savers.delete(path)
    this.#show(this.#files.filter((file) => file.path !== path))
  }

  #change(path: string, changes: Partial<OpenFile>): void {
    this.#show(this.#changed(path, changes))
  }

  #changed(path: string, changes: Partial<OpenFile>): OpenFile[] {
    return this.#files.map((file) => (file.path === path ? { ...file, ...changes } : file))
  }

  #show(files: readonly OpenFile[]): void {
    this.#files = files
    for (const listener of this.#listeners) listener()
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Problem && error.kind === 'not-found'
}
