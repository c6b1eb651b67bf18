import type { PackageLock } from './package-lock.ts'

/** Files by their paths from the root of a project, such as "src/main.tsx". */
export type ProjectFiles = ReadonlyMap<string, Uint8Array>

export interface BuildWork {
  /**
   * The result of a build: a site with all pages, or one script that this server runs: a test, a
   * function, the script for pages, or one of the terminal, which may import more.
   */
  makes: { kind: 'site' } | { kind: 'script'; entry: string; isInTerminal?: boolean }
  files: ProjectFiles
  /** The packages that the project may import, in addition to those that come with the server. */
  lock: PackageLock
}

/** A request for the archive of a package, by the hash in the lock file. */
export interface PackageQuestion {
  name: string
  integrity: string
}

/** An error or a warning, with its place. Lines and columns count from 1. */
export interface BuildMessage {
  text: string
  file: string | null
  line: number | null
  column: number | null
}

/** A file of a build, which never changes. */
export interface BuiltFile {
  path: string
  content: Uint8Array
  /** SHA-256 of the content, as hexadecimal digits. */
  hash: string
}

export type BuildAnswer =
  | { kind: 'built'; files: BuiltFile[]; warnings: BuildMessage[] }
  | { kind: 'failed'; errors: BuildMessage[] }

/** An error in the project that prevents its build. */
export class BuildFault extends Error {
  readonly at: Omit<BuildMessage, 'text'>

  constructor(text: string, at: Partial<Omit<BuildMessage, 'text'>> = {}) {
    super(text)
    this.name = 'BuildFault'
    this.at = { file: null, line: null, column: null, ...at }
  }

  get asMessage(): BuildMessage {
    return { text: this.message, ...this.at }
  }
}
