import type { Api } from '#core/contract.ts'
import type { Desk } from '#server/tools.ts'
import type { ShownProject, studioPreview } from '../../contracts/preview.ts'
import { BUILD, SHOWING } from '../../limits.ts'
import type { ProjectIn } from '../functions/project-data.ts'
import { filesAt, newestCommit } from '../projects/newest-files.ts'
import { previewsOf } from './previews.ts'
import { PREVIEW_PATH } from './route.ts'
import { saveLock } from './save-lock.ts'
import { stylesBetween } from './styles-between.ts'
import { workshopOf, type Workshop } from '../workshop.ts'

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
  const functions = { ...here(desk, project), functions: built.functions }
  const preview = previews.show({ files: built.files, functions }, name)
  known.set(key, preview.name)
  const styles = before && stylesBetween([...before.files.values()], [...preview.files.values()])
  return {
    ...{ commit: now, seconds, errors: [], warnings: built.warnings },
    ...{ name: preview.name, version: preview.version },
    styles: before && styles && { since: before.version, files: styles },
  }
}

/** A project in the environment that follows each save. */
function here({ readerId }: Desk, project: string): ProjectIn {
  return { readerId, project, environment: 'local' }
}

function secondsSince(started: number): number {
  return Math.round(performance.now() - started) / 1000
}
