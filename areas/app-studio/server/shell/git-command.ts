import { structuredPatch } from 'diff'
import { Problem } from '#core/problem.ts'
import type { FileDiff } from '../../contracts/files.ts'
import { SHELL } from '../../limits.ts'
import { compareCommits } from '../files/compare-commits.ts'
import { textOf } from '../files/file-content.ts'
import { readHistory } from '../repository/history.ts'
import type { Owned } from '../repository/store-objects.ts'
import type { CommandEnd } from './messages.ts'

interface Repository extends Owned {
  commit: string
  /** The files of the commit. `changed` has them as the command line has changed them so far. */
  files: ReadonlyMap<string, Uint8Array>
  changed: ReadonlyMap<string, Uint8Array>
}

type Commits = Awaited<ReturnType<typeof readHistory>>['commits']

const SHORT_ID = 8
const SHOWN = 20
const CONTEXT_LINES = 3
const MOST_EDITS = 1000
const HELP = `git log [-NUMBER] [--oneline], git show [COMMIT], git diff [COMMIT [COMMIT]] and git status are here.
Each line of the terminal that changes files is a commit. To do more, clone the project.
`

/** Shows the history of the project. Only saves can change it. */
export async function gitCommand(of: Repository, args: readonly string[]): Promise<CommandEnd> {
  const [word = 'help', ...rest] = args
  switch (word) {
    case 'log':
      return done(await log(of, rest))
    case 'show':
      return done(await show(of, rest))
    case 'diff':
      return done(await diff(of, rest))
    case 'status':
      return done(status(of))
    case 'branch':
      return done('* main\n')
    case 'help':
      return done(HELP)
    default:
      return { stdout: '', stderr: `git: ${word} is not available here.\n${HELP}`, exitCode: 1 }
  }
}

const done = (stdout: string): CommandEnd => ({ stdout, stderr: '', exitCode: 0 })

async function log(of: Repository, args: readonly string[]): Promise<string> {
  const count = Number(args.map((arg) => /^-n?(\d{1,4})$/.exec(arg)?.[1]).find(Boolean) ?? SHOWN)
  const { commits } = await readHistory(of, of.commit, Math.max(1, Math.min(count, SHELL.history)))
  const isShort = args.includes('--oneline')
  return commits.map((commit) => (isShort ? shortLine(commit) : `${headOf(commit)}\n`)).join('')
}

async function show(of: Repository, [name = 'HEAD']: readonly string[]): Promise<string> {
  const commits = await recent(of)
  const at = find(commits, name)
  const { files } = await compareCommits(
    of,
    at + 1 < commits.length ? commits[at + 1]!.id : null,
    commits[at]!.id,
  )
  return `${headOf(commits[at]!)}\n${patches(files)}`
}

async function diff(of: Repository, names: readonly string[]): Promise<string> {
  const [from, to] = names.filter((name) => !name.startsWith('-'))
  if (from === undefined) return patches(differences(of.files, of.changed))
  const commits = await recent(of)
  const [before, after] = [
    commits[find(commits, from)]!.id,
    commits[find(commits, to ?? 'HEAD')]!.id,
  ]
  return patches((await compareCommits(of, before, after)).files)
}

function status(of: Repository): string {
  const changes = differences(of.files, of.changed)
  if (changes.length === 0) return 'On branch main\nnothing to commit, working tree clean\n'
  const lines = changes.map(({ is, path }) => `  ${is}: ${path}\n`)
  return `On branch main\nChanges that become a commit with this line:\n${lines.join('')}`
}

async function recent(of: Repository): Promise<Commits> {
  return (await readHistory(of, of.commit, SHELL.history)).commits
}

/**
 * The index of a commit in the history, named as HEAD, HEAD~2, HEAD^, or by the beginning of its
 * id.
 */
function find(commits: Commits, name: string): number {
  const [, tilde, back, carets] = /^(?:HEAD|main|@)(?:(~)(\d{1,4})?|(\^{1,20}))?$/.exec(name) ?? []
  const isNamed = /^(?:HEAD|main|@)/.test(name)
  const at = isNamed
    ? tilde
      ? Number(back ?? 1)
      : (carets?.length ?? 0)
    : /^[\da-f]{4,40}$/.test(name)
      ? commits.findIndex(({ id }) => id.startsWith(name))
      : -1
  if (at >= 0 && at < commits.length) return at
  throw new Problem(
    'not-found',
    `there is no commit “${name.slice(0, 50)}” among the newest ${SHELL.history}`,
  )
}

function shortLine({ id, message }: Commits[number]): string {
  return `${id.slice(0, SHORT_ID)} ${message.split('\n')[0]}\n`
}

function headOf({ id, message, author, committedAt }: Commits[number]): string {
  const words = message
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}\n`)
  return `commit ${id}\nAuthor: ${author.name}\nDate:   ${committedAt.toISOString()}\n\n${words.join('')}`
}

function differences(
  before: ReadonlyMap<string, Uint8Array>,
  after: ReadonlyMap<string, Uint8Array>,
): FileDiff[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return paths.flatMap((path): FileDiff[] => {
    const [old, now] = [before.get(path), after.get(path)]
    if (old && now && Buffer.from(old).equals(now)) return []
    const is = !old ? 'added' : !now ? 'deleted' : 'changed'
    const [was, will] = [old ? textOf(old) : '', now ? textOf(now) : '']
    return [
      { path, from: null, is, hunks: was === null || will === null ? null : hunksOf(was, will) },
    ]
  })
}

function hunksOf(was: string, will: string): FileDiff['hunks'] {
  const patch = structuredPatch('', '', was, will, '', '', {
    context: CONTEXT_LINES,
    maxEditLength: MOST_EDITS,
  })
  const kinds = { '+': 'added', '-': 'deleted' } as Record<string, 'added' | 'deleted'>
  return (
    patch?.hunks.map(({ oldStart, newStart, lines }) => ({
      before: oldStart,
      after: newStart,
      lines: lines
        .filter((line) => !line.startsWith('\\'))
        .map((line) => ({ is: kinds[line[0]!] ?? 'same', text: line.slice(1) })),
    })) ?? null
  )
}

const SIGNS = { same: ' ', added: '+', deleted: '-' } as const

function patches(files: readonly FileDiff[]): string {
  return files
    .map(({ path, from, is, hunks }) => {
      const head = `${is}: ${from === null ? '' : `${from} → `}${path}\n`
      if (hunks === null) return `${head}  (not shown)\n`
      const parts = hunks.map(
        ({ before, after, lines }) =>
          `@@ -${before} +${after} @@\n${lines.map(({ is, text }) => `${SIGNS[is]}${text}\n`).join('')}`,
      )
      return head + parts.join('')
    })
    .join('')
}
