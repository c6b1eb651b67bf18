import { Readable } from 'node:stream'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { streamZip, type ZippedFile } from '#server/zip/stream-zip.ts'
import { CommitId } from '../../contracts/commit-id.ts'
import { demandProject } from '../projects/project-rows.ts'
import { readBlobs, readTree, type TreeEntry } from '../repository/read-tree.ts'
import type { Owned } from '../repository/store-objects.ts'

const BYTES_AT_ONCE = 4_000_000

/** Serves the files of a project as a ZIP file, at a commit or by default at the newest one. */
export const projectZip: ReaderRoute = {
  who: 'reader',
  path: '/app-studio/projects/:project/files.zip',
  async answer({ db }, { params: { project = '' }, query, readerId }) {
    const of = { db, readerId }
    const { commitId, name, editedAt } = await demandProject(of, project)
    const asked = CommitId.safeParse(query.get('commit'))
    const commit = asked.success ? asked.data : commitId
    const entries = commit === null ? [] : await readTree(of, commit)
    const fileName = `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '-').trim() || 'project'}.zip`
    return {
      type: 'application/zip',
      body: Readable.from(streamZip(read(of, entries), new Date(editedAt)), { objectMode: false }),
      headers: {
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        'cache-control': 'no-store',
      },
    }
  },
}

/** Reads files a few megabytes at a time. */
async function* read(of: Owned, entries: readonly TreeEntry[]): AsyncGenerator<ZippedFile> {
  for (const some of inPortions(entries)) {
    const blobs = await readBlobs(
      of,
      some.map(({ id }) => id),
    )
    for (const { path, id, isExecutable } of some)
      yield { path, content: blobs.get(id)!, isExecutable }
  }
}

function* inPortions(entries: readonly TreeEntry[]): Generator<TreeEntry[]> {
  let portion: TreeEntry[] = []
  let bytes = 0
  for (const entry of entries) {
    portion.push(entry)
    bytes += entry.bytes
    if (bytes < BYTES_AT_ONCE) continue
    yield portion
    portion = []
    bytes = 0
  }
  yield portion
}
