import * as z from 'zod/mini'
import { defineContract, Id, write } from '#core/contract.ts'
import { text } from '#core/words.ts'
import { REPOSITORY, SHELL } from '../limits.ts'
import { CommitId } from './commit-id.ts'

const Folder = text(REPOSITORY.pathCharacters)

export const CommandResult = z.object({
  stdout: z.string(),
  stderr: z.string(),
  /** The exit code, 0 for success. */
  exitCode: z.int(),
  /** The working folder of the next command, relative to the root of the project. */
  folder: z.string(),
  /** The newest commit, including the files that the command changed. */
  commit: CommitId,
  changed: z.array(z.string()),
  seconds: z.number(),
})
export type CommandResult = z.infer<typeof CommandResult>

/** A terminal in the files of a project. */
export const studioShell = defineContract('app-studio/shell', ['app-studio/projects'], {
  /** Runs a command line, and saves the files that it changes. */
  runCommand: write.once(
    z.object({
      project: Id,
      command: text(SHELL.commandCharacters).check(z.minLength(1, 'Enter a command')),
      folder: z.optional(Folder),
    }),
    CommandResult,
    ['not-found', 'conflict', 'unavailable'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/shell': typeof studioShell
  }
}
