import { ACCOUNTS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { CheckOutcome } from '../../contracts/accounts.ts'
import type { Values } from '../../account-values.ts'
import { accountTools, timeOfAction } from '../kinds/account-tools.ts'
import { openMask, type Mask } from '../kinds/mask-secrets.ts'
import { recordHealth } from '../credentials.ts'
import { credentialOf, kindOf, openAccount, type AccountRow } from './account-rows.ts'
import { nextCheckAt } from './check-times.ts'
import { secretsOf } from '../kinds/secrets-of.ts'

/** Checks an account and notes the result. */
export async function checkAccount(desk: Desk, row: AccountRow): Promise<CheckOutcome> {
  const outcome = await tryAccount(desk, row)
  await noteOutcome(desk, row, outcome)
  return outcome
}

async function tryAccount(desk: Desk, row: AccountRow): Promise<CheckOutcome> {
  const kind = kindOf(desk, row.kind)
  if (!kind)
    return {
      found: null,
      trouble: 'This server cannot use accounts of this kind. Remove this one.',
    }
  const mask = openMask()
  try {
    const account = await openAccount(desk, row)
    for (const secret of secretsOf(kind.fields, account.values)) mask.add(secret)
    demandAll(kind.fields, account.values)
    const found = await kind.check(accountTools(desk, mask, timeOfAction()), account)
    return { found: found === null ? null : wordsOf(found, mask), trouble: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { found: null, trouble: wordsOf(error.message, mask) }
  }
}

/**
 * Fails if a required value is missing, such as a secret after restoring an archive without
 * secrets.
 */
export function demandAll(
  fields: NonNullable<ReturnType<typeof kindOf>>['fields'],
  values: Values,
): void {
  const missing = fields.find(({ name, isOptional }) => !isOptional && values[name] === undefined)
  if (missing)
    throw new Problem(
      'invalid',
      `${missing.label} is missing. Edit the account and enter it again.`,
    )
}

/** Returns the desk with a fetcher that limits the time of all its requests together. */
export function bounded(desk: Desk): Desk {
  const signal = AbortSignal.timeout(ACCOUNTS.timeMs)
  const limits = { timeoutMs: ACCOUNTS.timeMs, maxBytes: ACCOUNTS.answerBytes, signal }
  return { ...desk, fetch: (address, request) => desk.fetch(address, { ...limits, ...request }) }
}

function wordsOf(words: string, mask: Mask): string {
  return mask.text(words).slice(0, ACCOUNTS.wordsCharacters).toWellFormed()
}

/** Notes the result of a check, and tells open screens if it differs from the last one. */
export async function noteOutcome(
  { db, now, announce, extensions }: Pick<Desk, 'db' | 'now' | 'announce' | 'extensions'>,
  row: AccountRow,
  { trouble, found }: CheckOutcome,
): Promise<void> {
  const failures = trouble === null ? 0 : row.failures + 1
  const hours = kindOf({ extensions }, row.kind)?.checkedEveryHours ?? 1
  await db.run(sql`
    update connections_accounts set state = ${trouble === null ? 'ok' : 'failing'}, trouble = ${trouble},
      found = coalesce(${found}, found), checked_at = ${now()}, failures = ${failures},
      next_check_at = ${nextCheckAt(row.id, now(), { hours, failures })}
    where id = ${row.id} and reader_id = ${row.readerId}`)
  await recordHealth({ db, now }, credentialOf(row), trouble)
  if (trouble !== row.trouble || row.state === 'untested' || (found ?? row.found) !== row.found)
    await announce({ area: 'connections/accounts' })
}
