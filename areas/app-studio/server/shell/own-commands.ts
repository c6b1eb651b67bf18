import { defineCommand, type Command } from 'just-bash'
import type { Parent } from '#server/children/serve-parent.ts'
import { SHELL } from '../../limits.ts'
import type { CommandEnd, ShellAnswer, ShellQuestion } from './messages.ts'
import { changesIn, ROOT } from './shell-files.ts'

type Context = Parameters<Command['execute']>[1]

/** Makes the commands of a project: its scripts, and commands that the server performs. */
export function ownCommands(
  files: ReadonlyMap<string, Uint8Array>,
  parent: Parent<never, ShellQuestion>,
): Command[] {
  let asked = 0

  async function ask(
    command: ShellQuestion['command'],
    args: readonly string[],
    { fs, cwd, stdin }: Context,
  ): Promise<CommandEnd> {
    if (++asked > SHELL.questions)
      return failed(`${command}: a line can ask for this ${SHELL.questions} times`)
    const { changes } = await changesIn(fs, files)
    const folder = cwd === ROOT ? '' : cwd.slice(ROOT.length + 1)
    if (cwd !== ROOT && !cwd.startsWith(`${ROOT}/`))
      return failed(`${command}: this is outside of the project`)
    const question = { command, args, folder, stdin: textOf(stdin), changes }
    const { written, ...end } = await parent.ask<ShellAnswer>(question)
    for (const [path, text] of written) await fs.writeFile(`${ROOT}/${path}`, text)
    return end
  }

  async function npm(args: string[], context: Context): Promise<CommandEnd> {
    const [word = '', ...rest] = args
    if (word === 'test' || word === 't') return runScript('test', rest, context)
    if (word === 'start') return runScript('start', rest, context)
    if (word === 'run' || word === 'run-script')
      return rest[0] === undefined
        ? listScripts(context)
        : runScript(rest[0], rest.slice(1), context)
    if (/^(?:i|install|ci|add|uninstall|remove)$/.test(word))
      return failed(
        'npm: name packages in package.json; the next build fetches them. Their scripts are never run.',
      )
    return failed(`npm: ${word || 'this'} is not available. Use npm run NAME, or npm test.`)
  }

  async function runScript(name: string, args: string[], context: Context): Promise<CommandEnd> {
    const scripts = await scriptsIn(context)
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined
    if (script === undefined) return failed(`npm: package.json has no script “${name}”`)
    const given = args[0] === '--' ? args.slice(1) : args
    const line = [script, ...given.map(quoted)].join(' ')
    const head = `> ${line}\n`
    const { stdout, stderr, exitCode } = await context.exec!(line, { cwd: ROOT })
    return { stdout: head + stdout, stderr, exitCode }
  }

  async function listScripts(context: Context): Promise<CommandEnd> {
    const scripts = Object.entries(await scriptsIn(context))
    const lines = scripts.map(([name, script]) => `${name}\n    ${script}\n`)
    return { stdout: lines.join('') || 'package.json has no scripts\n', stderr: '', exitCode: 0 }
  }

  const own: Record<string, (args: string[], context: Context) => Promise<CommandEnd>> = {
    npm,
    node: (args, context) =>
      args[0] === '--test' ? ask('test', args.slice(1), context) : ask('node', args, context),
    git: (args, context) => ask('git', args, context),
    build: (args, context) => ask('build', args, context),
    // `vite` and `npx` are called by scripts of templates, so they have replacements.
    vite: (args, context) =>
      args[0] === 'build' ? ask('build', [], context) : Promise.resolve(shownAlready),
    npx: async () => failed('npx: programs of packages are not run here'),
  }
  return Object.entries(own).map(([name, execute]) => defineCommand(name, execute))
}

const shownAlready: CommandEnd = {
  stdout: 'The preview shows this project after each save.\n',
  ...{ stderr: '', exitCode: 0 },
}

async function scriptsIn({ fs }: Context): Promise<Record<string, string>> {
  try {
    const { scripts } = JSON.parse(await fs.readFile(`${ROOT}/package.json`)) as {
      scripts?: unknown
    }
    const pairs = typeof scripts === 'object' && scripts !== null ? Object.entries(scripts) : []
    return Object.fromEntries(
      pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    )
  } catch {
    return {}
  }
}

function failed(words: string): CommandEnd {
  return { stdout: '', stderr: `${words}\n`, exitCode: 1 }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** Decodes the input of a command, a string with one character per byte. */
function textOf(stdin: Context['stdin']): string {
  return Buffer.from(stdin as unknown as string, 'latin1').toString()
}
