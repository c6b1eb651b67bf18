import { Problem } from '#core/problem.ts'
import { fileSizeText } from '#core/file-size.ts'
import { happened } from '#platform/actions/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import { filesSaved } from '../../contracts/happenings.ts'
import { GIT } from '../../limits.ts'
import type { ProjectRow } from '../projects/project-rows.ts'
import { MAIN } from '../repository/refs.ts'
import { lockObjects, writePacked } from '../repository/store-objects.ts'
import { moveRef, Refused } from './move-ref.ts'
import { packReading } from './packs/pack-reading.ts'
import type { ReadPack } from './packs/read-pack.ts'
import { demandStored } from './packs/demand-stored.ts'
import { BAND, FLUSH, inBand, pktLine } from './pkt-lines.ts'
import type { Push } from './read-push.ts'

/**
 * Accepts a push completely or not at all, and reports the result for each ref in git's protocol.
 */
export async function answerPush(desk: Desk, project: ProjectRow, push: Push): Promise<Buffer> {
  const { commands, hasBands } = push
  try {
    await takePush(desk, project, push)
    return report(['unpack ok', ...commands.map(({ name }) => `ok ${name}`)], null, hasBands)
  } catch (error) {
    if (error instanceof Refused) {
      const lines = commands.map(({ name }) =>
        name === error.ref
          ? `ng ${name} ${error.reason}`
          : `ng ${name} nothing of this push was taken`,
      )
      return report(['unpack ok', ...lines], error.message, hasBands)
    }
    if (!(error instanceof Problem)) throw error
    const lines = commands.map(({ name }) => `ng ${name} unpacker error`)
    return report(['unpack refused', ...lines], error.message, hasBands)
  }
}

async function takePush(
  desk: Desk,
  { id: projectId, name }: ProjectRow,
  { commands, pack, isTooLarge }: Push,
): Promise<void> {
  if (isTooLarge)
    throw new Problem('invalid', `A push can have ${fileSizeText(GIT.packBytes)} at most.`)
  if (await desk.disk.shortage())
    throw new Problem('unavailable', 'The disk of the server is full. Push again later.')
  const { objects, wanted }: ReadPack =
    pack.byteLength === 0 ? NOTHING : await desk.read(packReading, { pack })
  const { readerId } = desk
  await desk.db.transaction(async (db) => {
    const of = { db, readerId }
    await lockObjects(of)
    await demandStored(of, wanted)
    await writePacked(of, objects, desk.now())
    for (const command of commands) await moveRef(of, projectId, command)
    const main = commands.find(({ name }) => name === MAIN)
    if (!main?.to) return
    await db.run(sql`
      update app_studio_projects set edited_at = ${desk.now()}
      where id = ${projectId} and reader_id = ${readerId}`)
    await happened(desk, db, readerId, {
      ...{ happening: filesSaved, key: `project.saved/${projectId}/${main.to}`, about: name },
      facts: { project: { id: projectId, name }, commit: main.to, by: 'git' },
    })
  })
  await desk.announce({ area: 'app-studio/projects' })
}

const NOTHING: ReadPack = { objects: [], wanted: { commit: [], tree: [], blob: [] } }

/** The report about a push. Git shows `words` after "remote:". */
function report(lines: readonly string[], words: string | null, hasBands: boolean): Buffer {
  const plain = Buffer.concat([...lines.map((line) => pktLine(`${line}\n`)), FLUSH])
  if (!hasBands) return plain
  return Buffer.concat([
    ...(words === null ? [] : [inBand(BAND.words, `${words}\n`)]),
    inBand(BAND.data, plain),
    FLUSH,
  ])
}
