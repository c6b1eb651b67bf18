/**
 * The process that runs command lines of terminals, one after another, each on files in memory. It
 * holds no secrets, reads no project file from a disk, starts no program, and can be killed at any
 * time.
 */
import { Bash, type CommandName } from 'just-bash'
import { lowerPriority } from '#server/children/lower-priority.ts'
import { serveParent, type Parent } from '#server/children/serve-parent.ts'
import { SHELL } from '../../limits.ts'
import type { ShellEnd, ShellQuestion, ShellWork } from './messages.ts'
import { ownCommands } from './own-commands.ts'
import { changesIn, ROOT } from './shell-files.ts'

/** The niceness of the process, so that requests for pages have priority. */
const PRIORITY = 5
lowerPriority(PRIORITY)

/**
 * Commands that read and change texts. Commands that wait, unpack, or contain a large engine are
 * left out, such as sleep, tar, sqlite3 and xan.
 */
const COMMANDS =
  `awk base64 basename bash cat chmod clear column comm cp cut date diff dirname du echo egrep env expand expr
  false fgrep file find fold grep head help hostname jq join ls md5sum mkdir mv nl od paste printenv printf pwd readlink rev
  rg rm rmdir sed seq sh sha1sum sha256sum sort split stat strings tac tail tee time touch tr tree true unexpand uniq wc
  which whoami xargs yq`.split(/\s+/) as CommandName[]

/**
 * The library's message for a command that only its Node edition has. It is replaced, because
 * readers cannot follow its advice.
 */
const NOT_HERE =
  /command not available in browser environments\. Exclude '[^'\n]{0,100}' from your commands or use the Node\.js bundle\./g

serveParent<ShellWork, never, ShellQuestion>(run)

async function run(
  { command, folder, files }: ShellWork,
  parent: Parent<never, ShellQuestion>,
): Promise<ShellEnd> {
  const cwd = folder === '' ? ROOT : `${ROOT}/${folder}`
  const bash: Bash = new Bash({
    files: Object.fromEntries([...files].map(([path, content]) => [`${ROOT}/${path}`, content])),
    cwd: ROOT,
    env: { HOME: ROOT, USER: 'reader', LANG: 'C.UTF-8' },
    commands: COMMANDS,
    customCommands: ownCommands(files, parent),
    executionLimits: {
      maxExecutionTimeMs: SHELL.wallMs,
      maxCommandCount: SHELL.commands,
      maxLoopIterations: SHELL.commands,
      maxOutputSize: SHELL.outputCharacters * 4,
      maxFileSystemBytes: SHELL.memoryBytes / 4,
      maxStringLength: SHELL.memoryBytes / 16,
      maxLiveBytes: SHELL.memoryBytes / 4,
    },
  })
  const isThere = await bash.fs.exists(cwd)
  const { stdout, stderr, exitCode, env } = await bash.exec(lineOf(command), {
    cwd: isThere ? cwd : ROOT,
  })
  const { changes, links } = await changesIn(bash.fs, files)
  return {
    stdout: stdout.slice(0, SHELL.outputCharacters),
    stderr: stderr.replaceAll(NOT_HERE, 'command not found').slice(0, SHELL.outputCharacters),
    ...{ exitCode, changes, links },
    folder: folderOf(env['PWD'] ?? ROOT),
  }
}

/** The working folder for the next command line. Outside of the project, it is the root. */
function folderOf(path: string): string {
  return path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length + 1) : ''
}

/**
 * Runs the project's tests for a bare `test`. The shell's own `test` compares values, and is never
 * used without arguments.
 */
function lineOf(command: string): string {
  return command.trim() === 'test' ? 'node --test' : command
}
