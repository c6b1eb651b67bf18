import type { Api } from '#core/contract.ts'
import type { Desk } from '#server/tools.ts'
import type { ShownProject, studioPreview } from '../../contracts/preview.ts'
import { BUILD, SHOWING } from '../../limits.ts'
import { demandCommit, filesAt, newestCommit } from '../projects/newest-files.ts'
import { demandReadable, type Readable } from '../projects/readable.ts'
import { workshopOf } from '../workshop.ts'
import { buildAgain, functionsHere } from './find-preview.ts'
import { previewsOf } from './previews.ts'
import { PREVIEW_PATH } from './route.ts'
import { saveLock } from './save-lock.ts'
import { noteShown, shownOf } from './shown-previews.ts'
import { stylesBetween } from './styles-between.ts'

/** The result of a build for the page, and the name of its preview. */
type Shown = Omit<ShownProject, 'address'> & { name: string | null }

/** Builds the projects of a reader, and shows them. */
export function serverStudioPreview(desk: Desk): Api<typeof studioPreview> {
  const workshop = workshopOf(desk.world)

  return {
    async showProject({ project }) {
      const readable = await demandReadable(desk, project)
      const { desk: owner, row, isShared } = readable
      const commit = demandCommit(row)
      // A guest must not write the lock file, so builds for guests have a separate key. A build for
      // the owner is shown to guests as well.
      const ownKey = `${owner.readerId}/${row.id}/shown`
      const key = isShared ? `${owner.readerId}/${row.id}/read` : ownKey
      const ofOwner = isShared ? workshop.made<Shown>(ownKey, commit) : null
      const shown = await (ofOwner ??
        workshop.once<Shown>(key, commit, () =>
          workshop.inTurn(owner.readerId, () => buildAndShow(readable, commit)),
        ))
      if (!ofOwner && shown.commit !== commit) workshop.alsoFor(key, shown.commit)
      // The name may have changed since the build.
      const kept = shown.name === null ? null : await shownOf(owner, row.id)
      const { name: _, ...rest } = shown
      return { ...rest, address: kept && `${PREVIEW_PATH}/${kept.name}/` }
    },

    async runTests({ project }) {
      const commit = await newestCommit(desk, project)
      return workshop.once(`${desk.readerId}/${project}/tested`, commit, () =>
        workshop.inTurn(desk.readerId, async () => {
          const started = performance.now()
          const tests = await workshop.builder.test(await filesAt(desk, commit))
          return {
            commit,
            tests: tests.slice(0, SHOWING.tests).map(({ file, name, error, at }) => ({
              ...{ file, at },
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

async function buildAndShow(
  { desk, row: { id: project }, isShared }: Readable,
  commit: string,
): Promise<Shown> {
  const previews = previewsOf(desk.world)
  const known = await shownOf(desk, project)
  const before = known && previews.find(known.name)

  const started = performance.now()
  const built = await workshopOf(desk.world).builder.build(await filesAt(desk, commit))
  const seconds = secondsSince(started)
  const isLocked = built.lockFile === null || isShared
  const now = isLocked ? commit : await saveLock(desk, project, commit, built.lockFile!)
  if (built.kind === 'failed') {
    const stays = before ?? (known && (await buildAgain(desk, known)))
    return {
      ...{ commit: now, seconds, errors: built.errors, warnings: [] },
      ...{ name: stays?.name ?? null, version: stays?.version ?? null, styles: null },
    }
  }
  const name = await noteShown(desk, project, now)
  const functions = { ...functionsHere(desk, project), functions: built.functions }
  const preview = previews.show({ commit: now, files: built.files, functions }, name)
  const styles = before && stylesBetween([...before.files.values()], [...preview.files.values()])
  return {
    ...{ commit: now, seconds, errors: [], warnings: built.warnings },
    ...{ name: preview.name, version: preview.version },
    styles: before && styles && { since: before.version, files: styles },
  }
}

function secondsSince(started: number): number {
  return Math.round(performance.now() - started) / 1000
}
