// `npx tsx scripts/gate/tree/draw-comments.ts SEED [COUNT] [FOLDER ...]` prints comments drawn at
// random, for a person who counts those that need a second reading.
import { seededRandom } from '#core/seeded.ts'
import { codeFolders, readComments } from './read-comments.ts'
import { readTree } from './read-tree.ts'

const [seed = '1', count = '200', ...folders] = process.argv.slice(2)
const random = seededRandom(Number(seed))
const comments = readTree(folders.length > 0 ? folders : codeFolders).flatMap(({ path }) =>
  readComments(path),
)
const drawn = comments
  .map((comment) => ({ comment, place: random() }))
  .sort((one, other) => one.place - other.place)
  .slice(0, Number(count))

for (const [index, { comment }] of drawn.entries())
  process.stdout.write(`${index + 1}. ${comment.path}:${comment.line}\n   ${comment.text}\n`)
process.stdout.write(`${drawn.length} of ${comments.length} comments, seed ${seed}\n`)
