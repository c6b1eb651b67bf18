import { loadavg } from 'node:os'
import type { studioFiles } from '#areas/app-studio/contracts/files.ts'
import { serverStudioFiles } from '#areas/app-studio/server/files/files-api.ts'
import { addProject } from '#areas/app-studio/server/projects/add-project.ts'
import type { Api } from '#core/contract.ts'
import { deskOf } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import type { Measured } from '../measured.ts'
import { percentile, timed } from '../statistics.ts'

const FILES = 200
const MOST_FILES = 2000
const SAVES = 200
const SAVED_AT_ONCE = 3
const LOOKS = 30
const LINE = 'export const berth = ({ ship, quay }) => plan(ship, quay)\n'

/** Measures saving and reading projects, whose files are stored in PostgreSQL as git objects. */
export async function measureRepository(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      const desk = deskOf(tools, readerId)
      const api = serverStudioFiles(desk)
      const small = await addProject(desk, 'Small', madeUpFiles(FILES))
      const large = await timed(() => addProject(desk, 'Large', madeUpFiles(MOST_FILES)))
      const before = process.cpuUsage()
      const commits = await saveOften(api, small, 'Save')
      const { user, system } = process.cpuUsage(before)
      const folded = await saveOften(api, small)
      const to = (await api.getTree({ project: small })).commit!
      return {
        'a commit of 3 of 200 files: p50 ms': percentile(commits, 0.5),
        'a commit of 3 of 200 files: p95 ms': percentile(commits, 0.95),
        'node: CPU ms of such a commit': (user + system) / 1000 / SAVES,
        'a save that becomes part of one: p50 ms': percentile(folded, 0.5),
        'a project of 2,000 files created: ms': large.ms,
        'the tree of 2,000 files: p50 ms': await look(() => api.getTree({ project: large.result })),
        'one file of 200: p50 ms': await look(() =>
          api.getFile({ project: small, path: pathOf(0) }),
        ),
        'a page of the history: p50 ms': await look(() => api.listHistory({ project: small })),
        'a comparison of 200 changed files: p50 ms': await look(() =>
          api.compareCommits({ project: small, to }),
        ),
        'load after': loadavg()[0]!,
      }
    }),
  )
}

async function saveOften(
  api: Api<typeof studioFiles>,
  project: string,
  message?: string,
): Promise<number[]> {
  const samples: number[] = []
  let base = (await api.getTree({ project })).commit
  for (let nth = 0; nth < SAVES; nth++) {
    const changes = Array.from({ length: SAVED_AT_ONCE }, (_, at) => ({
      do: 'write' as const,
      path: pathOf((nth * 7 + at * 31) % FILES),
      content: { text: LINE.repeat(40) + `// ${message ?? 'folded'} ${nth} ${at}\n` },
    }))
    const saved = await timed(() =>
      api.saveFiles({ ...{ project, base, changes }, ...(message !== undefined && { message }) }),
    )
    base = saved.result.commit
    samples.push(saved.ms)
  }
  return samples
}

async function look(work: () => Promise<unknown>): Promise<number> {
  const samples: number[] = []
  for (let nth = 0; nth < LOOKS; nth++) samples.push((await timed(work)).ms)
  return percentile(samples, 0.5)
}

function madeUpFiles(count: number): Map<string, Uint8Array> {
  return new Map(
    Array.from({ length: count }, (_, nth) => [
      pathOf(nth),
      Buffer.from(LINE.repeat(20 + (nth % 60)) + `// ${nth}\n`),
    ]),
  )
}

const pathOf = (nth: number) => `src/part${nth % 10}/file${nth}.tsx`
