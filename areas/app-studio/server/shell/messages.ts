/** A line of the terminal, as it is given to the process that runs it. */
export interface ShellWork {
  command: string
  /** The folder in which it begins, from the root of the project; empty for the root. */
  folder: string
  files: ReadonlyMap<string, Uint8Array>
}

/** A file that was changed since the line began; null if it was deleted. */
export type ShellChange = readonly [path: string, content: Uint8Array | null]

/** A command of a project that its server carries out, with the changes that were made so far. */
export interface ShellQuestion {
  command: 'node' | 'build' | 'test' | 'git'
  args: readonly string[]
  folder: string
  stdin: string
  changes: readonly ShellChange[]
}

export interface CommandEnd {
  stdout: string
  stderr: string
  exitCode: number
}

/** The end of a command of the server, and files that a script wrote. */
export interface ShellAnswer extends CommandEnd {
  written: ReadonlyMap<string, string>
}

export interface ShellEnd extends CommandEnd {
  folder: string
  changes: readonly ShellChange[]
  /** Links are not kept by a project. */
  links: readonly string[]
}
