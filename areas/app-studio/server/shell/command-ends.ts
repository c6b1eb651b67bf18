import type { BuildMessage } from '../build/build-work.ts'
import type { CommandEnd } from './messages.ts'

/** Writes a message of a build as one line. */
export function noteLine({ text, file, line, column }: BuildMessage): string {
  const place =
    file === null ? '' : line === null ? `${file}: ` : `${file}:${line}:${column ?? 1}: `
  return `${place}${text}\n`
}

export function failing(stderr: string): CommandEnd {
  return { stdout: '', stderr, exitCode: 1 }
}
