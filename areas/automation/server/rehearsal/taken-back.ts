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
 * Runs the work, undoes its changes and returns its result. It rolls back to a savepoint, because a
 * failed transaction would cost its connection.
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
