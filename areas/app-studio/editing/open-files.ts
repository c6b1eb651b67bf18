import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { studioFiles } from '../contracts/files.ts'
import { EDITOR } from '../limits.ts'
import { isWithin } from './file-nodes.ts'
import { FileSaver, type FileState, type KeptTexts } from './file-saver.ts'

/** An open file: its text, or the reason why it has none. */
export interface OpenFile {
  path: string
  /** Null until it is read. */
  is: 'text' | 'not-text' | 'too-large' | 'gone' | null
  /** The problem of reading it. */
  problem: string | null
  state: FileState
  /** Counts the texts that came from elsewhere. */
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
  /** Commits of saves from here. */
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

  /** Ends a conflict. Choosing theirs closes a file that they deleted. */
  settle(path: string, which: 'mine' | 'theirs'): void {
    const saver = this.#savers.get(path)
    const { state } = saver ?? {}
    if (which === 'theirs' && state?.kind === 'conflict' && state.theirs === null) this.#drop(path)
    else saver?.settle(which)
  }

  /** Keeps unsaved texts: the page may be closed. */
  keepDrafts(): void {
    for (const saver of this.#savers.values()) saver.keepDraft()
  }

  /** Saves all unsaved files. */
  async flush(): Promise<void> {
    await Promise.all([...this.#savers.values()].map((saver) => saver.flush()))
  }

  /** Saves and closes a file; one that cannot be saved stays open. */
  async close(path: string): Promise<boolean> {
    const saver = this.#savers.get(path)
    await saver?.flush()
    if (saver?.isChanged) return false
    this.#drop(path)
    return true
  }

  /** Closes the files at a path that was deleted or moved; they were saved before. */
  dropWithin(thing: string): void {
    for (const { path } of this.#files) if (isWithin(path, thing)) this.#drop(path)
  }

  /** Reads the files again if the commit was not made by a save from here. */
  async takeIn(made: string): Promise<void> {
    if (this.#made.has(made)) return
    const { getFile, project } = this.#tools
    await Promise.all(
      [...this.#savers].map(async ([path, saver]) => {
        const { base } = saver
        try {
          const { commit, content } = await getFile({ project, path })
          // A save in between is newer than the answer.
          if (saver.base !== base) return
          saver.takeIn(commit, 'text' in content ? content.text : null)
        } catch (error) {
          // The file was deleted elsewhere; a change that was typed here can still be saved.
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
