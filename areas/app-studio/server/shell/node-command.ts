import { posix } from 'node:path'
import type { ProjectBuilder } from '../project-builder.ts'
import { textOf } from '../files/file-content.ts'
import { SHELL } from '../../limits.ts'
import type { ShellAnswer } from './messages.ts'
import { failing, noteLine } from './command-ends.ts'

interface Asked {
  args: readonly string[]
  folder: string
  stdin: string
}

const nothing: ReadonlyMap<string, string> = new Map()
const refused = (words: string): ShellAnswer => ({
  ...failing(`node: ${words}\n`),
  written: nothing,
})
/** The file name for code that is part of the command line. */
const INLINE = 'node-eval.ts'

/** Runs a script of the project in the sandbox: `node src/cli.ts --by city`, or `node -e CODE`. */
export async function nodeCommand(
  builder: ProjectBuilder,
  files: ReadonlyMap<string, Uint8Array>,
  { args, folder, stdin }: Asked,
): Promise<ShellAnswer> {
  const [first = '', second = ''] = args
  if (first === '-v' || first === '--version')
    return refused('scripts run in a sandbox, not in Node')
  const isInline = first === '-e' || first === '--eval' || first === '-p' || first === '--print'
  if (!isInline && (first === '' || first.startsWith('-')))
    return refused('give the path of a script, such as node src/main.ts, or code: node -e CODE')
  const printed = first.startsWith('-p') || first === '--print'
  const code = printed ? `console.log(${second})` : second
  const entry = isInline ? INLINE : posix.normalize(posix.join(folder, first))
  const all = isInline ? new Map(files).set(INLINE, Buffer.from(code)) : files
  if (!all.has(entry)) return refused(`there is no file “${first}” in this project`)
  const ran = await builder.run(all, entry, {
    argv: ['node', isInline ? '-e' : `/project/${entry}`, ...args.slice(isInline ? 2 : 1)],
    ...{ folder, stdin },
    files: textsOf(files),
  })
  if (ran.kind === 'failed')
    return { stdout: '', stderr: ran.errors.map(noteLine).join(''), exitCode: 1, written: nothing }
  const { stdout, stderr, code: exitCode, written } = ran.result
  return { stdout, stderr, exitCode, written: new Map(Object.entries(written)) }
}

/** The texts that a script can read, shortest first, within the limit. */
function textsOf(files: ReadonlyMap<string, Uint8Array>): Record<string, string> {
  const texts: Record<string, string> = {}
  let left: number = SHELL.scriptCharacters
  for (const [path, content] of [...files].toSorted(
    ([, a], [, b]) => a.byteLength - b.byteLength,
  )) {
    if (content.byteLength > left) break
    const text = textOf(content)
    if (text === null) continue
    left -= text.length
    texts[path] = text
  }
  return texts
}
