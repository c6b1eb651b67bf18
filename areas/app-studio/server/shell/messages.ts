/** A command line in the form that the process receives. */
export interface ShellWork {
  command: string
  /** The working folder, relative to the root of the project; empty for the root. */
  folder: string
  files: ReadonlyMap<string, Uint8Array>
}

/** A file that the command line has changed. The content is null if the file was deleted. */
export type ShellChange = readonly [path: string, content: Uint8Array | null]

/** A command that the server performs for the process, with the changes made so far. */
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

/** The result of a command that the server performed, with the files that a script wrote. */
export interface ShellAnswer extends CommandEnd {
  written: ReadonlyMap<string, string>
}

export interface ShellEnd extends CommandEnd {
  folder: string
  changes: readonly ShellChange[]
  /** The paths of symbolic links, which projects do not store. */
  links: readonly string[]
}
