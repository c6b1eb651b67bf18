import { useCallback, useContext, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { studioShell, type CommandResult } from '../../../contracts/shell.ts'
import type { Source } from '../use-source.ts'

/** A command line that was run. Its result is null while it runs, or if it could not be run. */
export interface TerminalLine {
  id: number
  command: string
  folder: string
  result: CommandResult | null
  /** The reason why the line could not be run; null if it could. */
  problem: string | null
}

export interface Terminal {
  lines: readonly TerminalLine[]
  /** The working folder of the next line. */
  folder: string
  isRunning: boolean
  run: (command: string, folder?: string) => void
  clear: () => void
}

/** The most command lines to keep, because their output takes memory. */
const MOST_LINES = 50

/** The terminal of a project; null if the project has no files. */
export function useTerminal(source: Source | null): Terminal | null {
  const ask = useContext(AskContext)
  const [lines, setLines] = useState<readonly TerminalLine[]>([])
  const [folder, setFolder] = useState('')
  const isRunning = lines.at(-1)?.result === null && lines.at(-1)?.problem === null
  const { project, files, onCommit } = source ?? {}

  const run = useCallback(
    async (command: string, from: string) => {
      if (project === undefined) return
      const id = Date.now()
      const end = (more: Partial<TerminalLine>) =>
        setLines((now) => now.map((line) => (line.id === id ? { ...line, ...more } : line)))
      setLines((now) => [
        ...now.slice(1 - MOST_LINES),
        { id, command, folder: from, result: null, problem: null },
      ])
      try {
        await files?.flush()
        const result = await ask(studioShell.runCommand, { project, command, folder: from })
        end({ result })
        setFolder(result.folder)
        if (result.changed.length > 0) onCommit?.(result.commit)
      } catch (error) {
        end({ problem: explain(error as Error) })
      }
    },
    [ask, project, files, onCommit],
  )

  if (!source) return null
  return {
    ...{ lines, folder, isRunning },
    run: (command, from = folder) => {
      if (command.trim() === 'clear') setLines([])
      else if (!isRunning) void run(command, from)
    },
    clear: () => setLines([]),
  }
}
