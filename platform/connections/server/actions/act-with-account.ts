import * as z from 'zod/mini'
import type { Effect } from '#core/contract.ts'
import { ACCOUNTS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { invalidInput } from '#server/asking/check.ts'
import type { Desk } from '#server/tools.ts'
import { demandAll, noteOutcome } from '../accounts/check-account.ts'
import {
  demandUse,
  findAccount,
  kindOf,
  openAccount,
  type AccountRow,
} from '../accounts/account-rows.ts'
import { secretsOf } from '../kinds/secrets-of.ts'
import type { AccountActionPart } from '../kinds/account-action.ts'
import { accountTools, timeOfAction } from '../kinds/account-tools.ts'
import { ActionFailed, asFailure } from '../kinds/action-failed.ts'
import { openMask, type Mask } from '../kinds/mask-secrets.ts'

export interface Wish {
  account: string
  action: string
  input: unknown
  /**
   * A key of this action, the same at each attempt, so that services can recognize a repetition.
   */
  idempotencyKey: string
  signal?: AbortSignal
  /**
   * The part of the server that performs the action, by its id among the `accountUsers`; null if
   * the reader tries it by hand.
   */
  user: string | null
}

export interface Acted {
  output: unknown
  /** The output in a few words. */
  said: string
  details: string | null
}

/**
 * Performs an action of one of the reader's accounts. Fails with an `ActionFailed` that explains
 * the fault and the remedy. Secrets of the account are masked in the result, because services may
 * repeat them.
 */
export async function actWithAccount(desk: Desk, wish: Wish): Promise<Acted> {
  const row = await findAccount(desk.db, desk.readerId, wish.account).catch(failAsAction)
  const kind = kindOf(desk, row.kind)
  const action = kind?.actions?.find(({ id }) => id === wish.action)
  if (!kind || !action)
    throw new ActionFailed(`“${row.name}” cannot do this. Choose an account of another kind.`, {
      isFinal: true,
    })
  if (wish.user !== null) {
    allow(() => demandUse(row, wish.user!))
    demandWorking(row, desk.now())
  }
  const mask = openMask()
  try {
    const account = await openAccount(desk, row)
    for (const secret of secretsOf(kind.fields, account.values)) mask.add(secret)
    demandAll(kind.fields, account.values)
    const input = readInput(action, wish.input)
    const signal = timeOfAction(wish.signal)
    const isRepeatable = (action.effectOf?.(input, account.values) ?? action.effect) !== 'once'
    const tools = accountTools(desk, mask, signal)
    const { idempotencyKey } = wish
    const output = await action
      .act(tools, account, input, { idempotencyKey, signal })
      .catch((error: unknown) => {
        throw isRepeatable ? withoutDoubt(error) : error
      })
    if (row.state !== 'ok') await noteOutcome(desk, row, { trouble: null, found: null })
    return actedOf(action, z.parse(action.output, mask.value(output)))
  } catch (error) {
    const failure = maskFailure(error, mask)
    if (failure instanceof ActionFailed && failure.isRefused)
      await noteOutcome(desk, row, { trouble: failure.message, found: null })
    throw failure
  }
}

/**
 * The effect of an action for one input, as explained in `core/contract.ts`; "once", the worst, for
 * an invalid input.
 */
export async function effectWithAccount(
  desk: Desk,
  { account, action: id, input }: Pick<Wish, 'account' | 'action' | 'input'>,
): Promise<Exclude<Effect, 'inside'>> {
  const row = await findAccount(desk.db, desk.readerId, account)
  const action = kindOf(desk, row.kind)?.actions?.find((one) => one.id === id)
  const read = action && z.safeParse(action.input, input)
  if (!action || !read?.success) return 'once'
  return action.effectOf?.(read.data, row.fields) ?? action.effect
}

function actedOf({ told, detailsOf }: AccountActionPart, output: unknown): Acted {
  const details = detailsOf?.(output).slice(0, ACCOUNTS.detailsCharacters).toWellFormed() ?? null
  return { output, said: told(output), details }
}

/**
 * Allows one attempt a minute with a failing account, because services may lock it after several
 * wrong passwords.
 */
function demandWorking({ name, state, trouble, checkedAt }: AccountRow, now: Date): void {
  if (state !== 'failing' || checkedAt === null) return
  const leftMs = Date.parse(checkedAt) + ACCOUNTS.failingWaitMs - now.getTime()
  if (leftMs <= 0) return
  throw new ActionFailed(`“${name}” is not working. ${trouble ?? ''}`.trim(), {
    waitSeconds: Math.ceil(leftMs / 1000),
  })
}

function readInput({ input: schema }: AccountActionPart, input: unknown): unknown {
  const read = z.safeParse(schema, input)
  if (read.success) return read.data
  throw invalidInput(read.error.issues)
}

function allow(demand: () => void): void {
  try {
    demand()
  } catch (error) {
    failAsAction(error)
  }
}

function failAsAction(error: unknown): never {
  throw error instanceof Problem ? asFailure(error) : error
}

/**
 * Clears `mayHaveHappened`, because repeating the action has the same result whether it happened or
 * not.
 */
function withoutDoubt(error: unknown): unknown {
  if (!(error instanceof ActionFailed)) return error
  return error.but({ mayHaveHappened: false })
}

/** The failure with masked secrets. Other errors are masked as well, because they are logged. */
function maskFailure(error: unknown, mask: Mask): Error {
  if (error instanceof Problem) {
    const failure = asFailure(error)
    const message = mask.text(failure.message).slice(0, ACCOUNTS.wordsCharacters).toWellFormed()
    return failure.but({ message, fields: failure.fields && maskedFields(failure.fields, mask) })
  }
  const masked = new Error(mask.text(error instanceof Error ? error.message : String(error)))
  if (error instanceof Error && error.stack) masked.stack = mask.text(error.stack)
  return masked
}

function maskedFields(fields: Record<string, string>, mask: Mask): Record<string, string> {
  return mask.value(fields) as Record<string, string>
}
