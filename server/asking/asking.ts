import { nameOf, type Ask, type Contract } from '#core/contract.ts'
import type { WriteOutcome } from '#core/wire.ts'
import { answeringWithin } from '../access/asking.ts'
import type { Kept } from './kept.ts'
import { whileReading } from '../database/replica.ts'
import type { Desk, World } from '../tools.ts'
import { checkInput, checkOutput } from './check.ts'
import { demandGranted, type Grant } from './grant.ts'
import { inTransaction } from './in-transaction.ts'
import { openKeeper, openKeepers } from './keepers.ts'
import { followWrite } from './writes-of-programs.ts'
import { writeOnce, type Sent } from './write-once.ts'

/** Calls operations for a reader, on behalf of a request, a job or an assistant. */
export interface Asking {
  deskOf(readerId: string): Desk
  /** Answers an operation. The schemas of the operation check its input and output. */
  put(readerId: string, operation: Named, input: unknown, how?: How): Promise<Answered>
  /**
   * Returns a function by which a program calls operations; it refuses those that the grant does
   * not name. With the desk of a transaction, all writes are part of that transaction, and a write
   * that fails has to make all of it fail.
   */
  askAs(readerId: string, grant: Grant, within?: Desk): Ask
  /**
   * Returns a function by which this process reads data for pages that it renders. Pages name
   * operations without schemas; the server's own answers are trusted, so only the input is checked.
   */
  askForPages(readerId: string): Ask
}

type Named = Pick<Contract[string], 'path'>

interface How {
  /** The grant of a program; null or absent if the reader asks directly. */
  grant?: Grant | null
  sent?: Sent
  /** The desk of a transaction that a write joins. */
  within?: Desk | undefined
}

interface Answered {
  output: unknown
  /** The outcome of a write that may wait in a browser. */
  outcome?: WriteOutcome
}

const JUST_NOW: Sent = { key: null, decidedAgoMs: 0 }

export function openAsking(keeps: readonly Kept[], world: World): Asking {
  const receptionOf = openKeepers(keeps, world)
  const known = new Map(
    keeps.flatMap((kept) =>
      Object.entries(kept.contract).map(([name, operation]) => [
        operation.path,
        { kept, name, operation },
      ]),
    ),
  )

  function find({ path }: Named) {
    const found = known.get(path)
    if (!found) throw new Error(`Nobody keeps ${path}`)
    return found
  }

  function answer(
    readerId: string,
    { kept, name, operation }: ReturnType<typeof find>,
    input: unknown,
  ): Promise<unknown> {
    const keeper = receptionOf(readerId).keepers[nameOf(kept.contract)]!
    return operation.kind === 'read'
      ? whileReading(() => keeper[name]!(input))
      : keeper[name]!(input)
  }

  async function put(
    readerId: string,
    named: Named,
    given: unknown,
    { grant = null, sent = JUST_NOW, within }: How = {},
  ): Promise<Answered> {
    const asked = find(named)
    const { kept, operation } = asked
    if (grant) demandGranted(grant, operation)
    const input = checkInput(operation, given)
    const by = operation.kind === 'write' ? grant?.by : undefined
    const open = (inside: Desk) => {
      const keeper = openKeeper(kept, inside)
      return by ? followWrite(keeper, { desk: inside, operation, by }) : keeper
    }
    const desk = within ?? receptionOf(readerId).desk
    if (operation.waits)
      return { output: undefined, outcome: await writeOnce(desk, open, operation, sent, input) }
    const output =
      by || within
        ? await carryOut(desk, asked, within, (inside) => open(inside)[asked.name]!(input))
        : await answer(readerId, asked, input)
    return { output: checkOutput(operation, output) }
  }

  /**
   * Stores a program's write and the record of it in one transaction. A write with effects outside
   * gets no transaction, because it would stay open while these effects happen.
   */
  function carryOut(
    desk: Desk,
    { operation }: ReturnType<typeof find>,
    within: Desk | undefined,
    work: (inside: Desk) => Promise<unknown>,
  ): Promise<unknown> {
    return operation.effect === 'inside' && !within ? inTransaction(desk, work) : work(desk)
  }

  return {
    put,
    deskOf: (readerId) => receptionOf(readerId).desk,
    askAs:
      (readerId, grant, within): Ask =>
      async (operation, input) => {
        const { output } = await answeringWithin(grant.scope, () =>
          put(readerId, operation, input, { grant, within }),
        )
        return output as never
      },
    askForPages: (readerId) => async (operation, input) => {
      const asked = find(operation)
      return (await answer(readerId, asked, checkInput(asked.operation, input))) as never
    },
  }
}
