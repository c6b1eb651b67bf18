import { Problem } from '#core/problem.ts'
import { sql, type World } from '#server/tools.ts'
import { actionOf } from '../declared.ts'
import { seeMade } from './see-made.ts'
import { listMade, type MadeThing, type MakerOfReader } from './made-things.ts'

const BATCH = 100

interface Undone {
  /** The number of things that were deleted now. */
  undone: number
  /** The number of things that were gone before. */
  gone: number
  /** Things that are still there, each with the reason. */
  left: { thing: MadeThing; reason: string }[]
}

/**
 * Deletes the things that a maker made for a reader, newest first. Things that the reader changed
 * are kept.
 */
export async function undoMade(world: World, maker: MakerOfReader): Promise<Undone> {
  const result: Undone = { undone: 0, gone: 0, left: [] }
  let before: number | undefined
  for (;;) {
    const things = await listMade(world.db, maker, { most: BATCH, before })
    for (const thing of things) {
      const reason = await undo(world, maker, thing)
      if (reason === 'undone' || reason === 'gone') result[reason]++
      else result.left.push({ thing, reason: reason.left })
    }
    if (things.length < BATCH) return result
    before = things.at(-1)!.id
  }
}

async function undo(
  world: World,
  { readerId }: MakerOfReader,
  made: MadeThing,
): Promise<'undone' | 'gone' | { left: string }> {
  const { id, operation, thing } = made
  const undoing = actionOf(world.extensions, operation)?.makes?.undo(thing)
  if (!undoing) return { left: `Nothing undoes ${operation}.` }
  const seen = await seeMade(world, readerId, made)
  if (seen?.isChanged) return { left: 'You changed it since. Delete it yourself if you want.' }
  let outcome: 'undone' | 'gone' = seen === null ? 'gone' : 'undone'
  const grant = { operations: [undoing.operation.path], scope: 'write' as const }
  try {
    if (seen !== null) await world.askAs(readerId, grant)(undoing.operation, undoing.input)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.kind !== 'not-found') return { left: error.message }
    outcome = 'gone'
  }
  await world.db.run(sql`delete from actions_made where id = ${id} and reader_id = ${readerId}`)
  return outcome
}
