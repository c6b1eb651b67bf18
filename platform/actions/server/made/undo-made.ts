import { Problem } from '#core/problem.ts'
import { sql, type World } from '#server/tools.ts'
import { actionOf } from '../declared.ts'
import { listMade, type MadeThing, type MakerOfReader } from './made-things.ts'

const BATCH = 100

interface Undone {
  /** Things that were deleted, or were gone already. */
  undone: number
  /** Things that are still there, each with the reason. */
  left: { thing: MadeThing; reason: string }[]
}

/** Deletes what a maker made for a reader, the newest first; what the reader deleted already is no trouble. */
export async function undoMade(world: World, maker: MakerOfReader): Promise<Undone> {
  const result: Undone = { undone: 0, left: [] }
  let before: number | undefined
  for (;;) {
    const things = await listMade(world.db, maker, { most: BATCH, before })
    for (const thing of things) {
      const reason = await undo(world, maker, thing)
      if (reason === null) result.undone++
      else result.left.push({ thing, reason })
    }
    if (things.length < BATCH) return result
    before = things.at(-1)!.id
  }
}

/** Null where it is gone. */
async function undo(
  world: World,
  { readerId }: MakerOfReader,
  { id, operation, thing }: MadeThing,
): Promise<string | null> {
  const undoing = actionOf(world.extensions, operation)?.makes?.undo(thing)
  if (!undoing) return `Nothing undoes ${operation}.`
  const grant = { operations: [undoing.operation.path], scope: 'write' as const }
  try {
    await world.askAs(readerId, grant)(undoing.operation, undoing.input)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.kind !== 'not-found') return error.message
  }
  await world.db.run(sql`delete from actions_made where id = ${id} and reader_id = ${readerId}`)
  return null
}
