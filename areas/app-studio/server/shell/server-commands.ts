import { Problem } from '#core/problem.ts'
import type { ProjectBuilder } from '../project-builder.ts'
import type { Owned } from '../repository/store-objects.ts'
import { gitCommand } from './git-command.ts'
import type { CommandEnd, ShellAnswer, ShellChange, ShellQuestion } from './messages.ts'
import { failing, noteLine } from './command-ends.ts'
import { nodeCommand } from './node-command.ts'

/** The project in which a terminal runs. */
export interface ShellProject extends Owned {
  commit: string
  files: ReadonlyMap<string, Uint8Array>
  builder: ProjectBuilder
}

/**
 * Performs commands of the terminal that need more than files: builds, tests, scripts and history.
 */
export async function answerCommand(
  project: ShellProject,
  { command, args, folder, stdin, changes }: ShellQuestion,
): Promise<ShellAnswer> {
  const files = changed(project.files, changes)
  const { builder } = project
  try {
    switch (command) {
      case 'build':
        return plain(await buildCommand(builder, files))
      case 'test':
        return plain(await testCommand(builder, files))
      case 'git':
        return plain(await gitCommand({ ...project, changed: files }, args))
      case 'node':
        return await nodeCommand(builder, files, { args, folder, stdin })
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return plain(failing(`${command}: ${error.message}\n`))
  }
}

function changed(
  files: ReadonlyMap<string, Uint8Array>,
  changes: readonly ShellChange[],
): ReadonlyMap<string, Uint8Array> {
  const now = new Map(files)
  for (const [path, content] of changes) {
    if (content === null) now.delete(path)
    else now.set(path, content)
  }
  return now
}

const nothing: ReadonlyMap<string, string> = new Map()
const plain = (end: CommandEnd): ShellAnswer => ({ ...end, written: nothing })

async function buildCommand(
  builder: ProjectBuilder,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<CommandEnd> {
  const begun = performance.now()
  const built = await builder.build(files)
  if (built.kind === 'failed') return failing(built.errors.map(noteLine).join(''))
  const lines = built.files
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, content }) => `${path}  ${content.byteLength.toLocaleString('en')} bytes\n`)
  const seconds = Math.round(performance.now() - begun) / 1000
  const warnings = built.warnings.map(noteLine).join('')
  return { stdout: `${lines.join('')}Built in ${seconds} s\n`, stderr: warnings, exitCode: 0 }
}

async function testCommand(
  builder: ProjectBuilder,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<CommandEnd> {
  const results = await builder.test(files)
  const lines = results.map(({ file, name, error, at }) => {
    if (error === null) return `✓ ${file}: ${name}\n`
    const place = at ? `    at ${at.file}:${at.line}\n` : ''
    return `✗ ${file}: ${name}\n    ${error}\n${place}`
  })
  const failed = results.filter(({ error }) => error !== null).length
  if (results.length === 0)
    return failing('There are no tests. Add one in a file such as src/page.test.ts.\n')
  const sum = `${results.length - failed} passed, ${failed} failed\n`
  return { stdout: lines.join('') + sum, stderr: '', exitCode: failed > 0 ? 1 : 0 }
}
