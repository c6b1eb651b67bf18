import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Desk, World } from '#server/tools.ts'
import type { studioShell } from '../../contracts/shell.ts'
import { saveProject } from '../files/save-project.ts'
import type { FileChange } from '../repository/change-files.ts'
import { filesAt, newestCommit } from '../projects/newest-files.ts'
import { workshopOf } from '../workshop.ts'
import type { ShellEnd } from './messages.ts'
import { answerCommand } from './server-commands.ts'
import { openShell, type Shell } from './shell.ts'

/** The id of this way to save. Consecutive saves with the same id become one commit. */
const HAND = 'terminal'

/** The terminal of a reader's projects. */
export function serverStudioShell(desk: Desk): Api<typeof studioShell> {
  const { world, db, readerId } = desk

  return {
    async runCommand({ project, command, folder = '' }) {
      const begun = performance.now()
      const commit = await newestCommit(desk, project)
      const workshop = workshopOf(world)
      return workshop.inTurn(readerId, async () => {
        const files = await filesAt(desk, commit)
        const of = { db, readerId, commit, files, builder: workshop.builder }
        const end = await shellOf(world).run({ command, folder, files }, (question) =>
          answerCommand(of, question),
        )
        const saved = await save(desk, project, commit, end)
        return {
          stdout: end.stdout,
          stderr: end.stderr + saved.words,
          exitCode: saved.words === '' ? end.exitCode : Math.max(1, end.exitCode),
          ...{ folder: end.folder, commit: saved.commit, changed: saved.changed },
          seconds: Math.round(performance.now() - begun) / 1000,
        }
      })
    },
  }
}

/** Saves the changes of a command line, and says what could not be saved. */
async function save(
  desk: Desk,
  project: string,
  base: string,
  { changes, links }: ShellEnd,
): Promise<{ commit: string; changed: string[]; words: string }> {
  const ofLinks = links.length > 0 ? `Links are not kept: ${links.join(', ')}\n` : ''
  const nothing = { commit: base, changed: [] }
  if (changes.length === 0) return { ...nothing, words: ofLinks }
  try {
    const { commit, conflicts } = await saveProject(desk, {
      ...{ project, base, hand: HAND, message: null },
      changes: changes.map(changeOf),
    })
    if (conflicts.length === 0)
      return { commit, changed: changes.map(([path]) => path), words: ofLinks }
    const paths = conflicts.map(({ path }) => path).join(', ')
    return {
      ...nothing,
      commit,
      words: `Not saved, since others changed them meanwhile: ${paths}\n`,
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ...nothing, words: `Not saved: ${error.message}\n` }
  }
}

function changeOf([path, content]: ShellEnd['changes'][number]): FileChange {
  return content === null ? { do: 'delete', path } : { do: 'write', path, content }
}

const byServer = new WeakMap<World, Shell>()

/** The terminal of a server. Its processes start with the first command line. */
export function shellOf(world: World): Shell {
  const shell = byServer.get(world) ?? openShell(world)
  byServer.set(world, shell)
  return shell
}
