import { Readable } from 'node:stream'
import { Zip, ZipDeflate } from 'fflate'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { CommitId } from '../../contracts/commit-id.ts'
import { demandProject } from '../projects/project-rows.ts'
import { readBlobs, readTree, type TreeEntry } from '../repository/read-tree.ts'
import type { Owned } from '../repository/store-objects.ts'

const BYTES_AT_ONCE = 4_000_000
const UNIX = 3
const MODES = { file: 0o100644, executable: 0o100755 }
const MODE_PLACE = 0x10000

/** The files of a project as a ZIP, at its newest commit or at a named one. */
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
      body: Readable.from(pack(of, entries, new Date(editedAt)), { objectMode: false }),
      headers: {
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        'cache-control': 'no-store',
      },
    }
  },
}

/** Packs files as they are read, a few megabytes at a time. */
async function* pack(
  of: Owned,
  entries: readonly TreeEntry[],
  editedAt: Date,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  for (const some of inPortions(entries)) {
    const blobs = await readBlobs(
      of,
      some.map(({ id }) => id),
    )
    for (const { path, id, isExecutable } of some) {
      const file = new ZipDeflate(path, { level: 6 })
      file.mtime = editedAt
      file.os = UNIX
      file.attrs = (isExecutable ? MODES.executable : MODES.file) * MODE_PLACE
      zip.add(file)
      file.push(blobs.get(id)!, true)
      yield* packed.splice(0)
    }
  }
  zip.end()
  yield* packed.splice(0)
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
