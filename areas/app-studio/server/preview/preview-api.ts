import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { ShownProject, studioPreview } from '../../contracts/preview.ts'
import { BUILD, SHOWING } from '../../limits.ts'
import { LOCK_FILE } from '../build/package-lock.ts'
import { saveProject } from '../files/save-project.ts'
import { demandProject } from '../projects/project-rows.ts'
import { readBlobs, readFiles } from '../repository/read-tree.ts'
import { previewsOf } from './previews.ts'
import { PREVIEW_PATH } from './route.ts'
import { stylesBetween } from './styles-between.ts'
import { workshopOf, type Workshop } from './workshop.ts'

/** A build as the page is told of it, and the name of its preview. */
type Shown = Omit<ShownProject, 'address'> & { name: string | null }

/** Builds the projects of a reader, and shows them. */
export function serverStudioPreview(desk: Desk): Api<typeof studioPreview> {
  const workshop = workshopOf(desk.world)
  const previews = previewsOf(desk.world)

  return {
    async showProject({ project }) {
      const key = `${desk.readerId}/${project}/shown`
      const commit = await newestCommit(desk, project)
      const show = () =>
        workshop.inTurn(desk.readerId, () => buildAndShow(desk, workshop, project, commit))
      let shown = await workshop.once<Shown>(key, commit, show)
      // Others may have taken its room meanwhile.
      if (shown.name !== null && !previews.find(shown.name)) {
        workshop.forget(key)
        shown = await workshop.once<Shown>(key, commit, show)
      }
      if (shown.commit !== commit) workshop.alsoFor(key, shown.commit)
      const { name, ...rest } = shown
      return { ...rest, address: name === null ? null : `${PREVIEW_PATH}/${name}/` }
    },

    async runTests({ project }) {
      const commit = await newestCommit(desk, project)
      return workshop.once(`${desk.readerId}/${project}/tested`, commit, () =>
        workshop.inTurn(desk.readerId, async () => {
          const started = performance.now()
          const tests = await workshop.builder.test(await filesAt(desk, commit))
          return {
            commit,
            tests: tests.slice(0, SHOWING.tests).map(({ file, name, error }) => ({
              file,
              name: name.slice(0, BUILD.messageCharacters),
              error: error?.slice(0, BUILD.messageCharacters) ?? null,
            })),
            seconds: secondsSince(started),
          }
        }),
      )
    },
  }
}

/** Names of previews by readers and projects, so that a preview keeps its address from one build to the next. */
const names = new WeakMap<Workshop, Map<string, string>>()

async function buildAndShow(
  desk: Desk,
  workshop: Workshop,
  project: string,
  commit: string,
): Promise<Shown> {
  const previews = previewsOf(desk.world)
  const known = names.get(workshop) ?? new Map<string, string>()
  names.set(workshop, known)
  const key = `${desk.readerId}/${project}`
  const name = known.get(key)
  const before = name === undefined ? null : previews.find(name)

  const started = performance.now()
  const built = await workshop.builder.build(await filesAt(desk, commit))
  const seconds = secondsSince(started)
  const now =
    built.lockFile === null ? commit : await saveLock(desk, project, commit, built.lockFile)
  if (built.kind === 'failed')
    return {
      ...{ commit: now, seconds, errors: built.errors, warnings: [] },
      ...{ name: before?.name ?? null, version: before?.version ?? null, styles: null },
    }
  const preview = previews.show({ files: built.files, functions: built.functions }, name)
  known.set(key, preview.name)
  const styles = before && stylesBetween([...before.files.values()], [...preview.files.values()])
  return {
    ...{ commit: now, seconds, errors: [], warnings: built.warnings },
    ...{ name: preview.name, version: preview.version },
    styles: before && styles && { since: before.version, files: styles },
  }
}

/** Keeps the packages of a build in the project. Whoever changed the lock meanwhile is right; the next build asks again. */
async function saveLock(desk: Desk, project: string, base: string, lockFile: string) {
  const saved = await saveProject(desk, {
    ...{ project, base, hand: 'reader', message: null },
    changes: [{ do: 'write', path: LOCK_FILE, content: Buffer.from(lockFile) }],
  })
  return saved.conflicts.length === 0 ? saved.commit : base
}

async function newestCommit(desk: Desk, project: string): Promise<string> {
  const { commitId } = await demandProject(desk, project)
  if (commitId !== null) return commitId
  throw new Problem('conflict', 'The project has no files yet. Add one to see it here.')
}

async function filesAt(desk: Desk, commit: string): Promise<Map<string, Uint8Array>> {
  const { files } = await readFiles(desk, commit)
  const blobs = await readBlobs(
    desk,
    [...files.values()].map(({ id }) => id),
  )
  return new Map([...files].map(([path, { id }]) => [path, blobs.get(id)!] as const))
}

function secondsSince(started: number): number {
  return Math.round(performance.now() - started) / 1000
}
