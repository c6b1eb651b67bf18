import { deflateSync } from 'node:zlib'
import { writeCommit } from '#areas/app-studio/server/repository/commit.ts'
import { gitObject, kinds } from '#areas/app-studio/server/repository/objects.ts'
import { MODE, writeTreeLines } from '#areas/app-studio/server/repository/tree.ts'

const at = new Date('2026-03-01T12:00:00Z')
const file = gitObject('blob', Buffer.from('Hello\n'))
const folder = gitObject(
  'tree',
  writeTreeLines([{ mode: MODE.file, name: 'hello.txt', id: file.id }]),
)
const commit = gitObject(
  'commit',
  writeCommit({
    ...{ tree: folder.id, parents: [], committedAt: at, message: 'Say hello' },
    author: { name: 'Mira Holt', email: 'mira@example.org', at },
  }),
)

/** A commit of one file, as rows of app_studio_objects. The first row has only what is required. */
export const madeObjects = [file, folder, commit].map(({ id, kind, body }) => ({
  ...{ id, bytes: body.byteLength, body: deflateSync(body) },
  kind: kinds.indexOf(kind) + 1,
  tree: kind === 'commit' ? folder.id : null,
  parents: kind === 'commit' ? [] : null,
}))
