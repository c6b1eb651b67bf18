import { inTransaction } from '#server/asking/in-transaction.ts'
import type { Desk } from '#server/tools.ts'

class TakenBack<Output> extends Error {
  readonly output: Output
  constructor(output: Output) {
    super()
    this.output = output
  }
}

/**
 * Does it all, answers what came of it, and leaves nothing behind. It goes back to a savepoint: a transaction that fails
 * costs its connection.
 */
export async function takenBack<Output>(
  desk: Desk,
  work: (inside: Desk) => Promise<Output>,
): Promise<Output> {
  return desk.db.transaction(async (db) => {
    try {
      return await inTransaction({ ...desk, db }, async (inside): Promise<never> => {
        throw new TakenBack(await work(inside))
      })
    } catch (error) {
      if (error instanceof TakenBack) return error.output as Output
      throw error
    }
  })
}
