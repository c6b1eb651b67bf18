import { Problem } from '#core/problem.ts'
import { accountKinds, readAccounts } from '#platform/connections/server/lends.ts'
import { actWithAccount, effectWithAccount } from '#platform/connections/server/lends/actions.ts'
import { actionOf } from '#platform/actions/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { Step } from '../../flow/flow.ts'
import type { Act, FilledIn } from './act.ts'
import { engineActs } from './engine-acts.ts'

export type ActStep = Extract<Step, { do: 'act' }>

/**
 * Finds the action of a step by name. Throws a `Problem` if there is none, if its account is not
 * found, or if a field is invalid.
 */
export async function findAct(desk: Desk, step: ActStep, input: FilledIn): Promise<Act> {
  const engineAct = Object.hasOwn(engineActs, step.action) ? engineActs[step.action] : undefined
  if (engineAct) return engineAct(input)
  const action = actionOf(desk.extensions, step.action)
  if (action) {
    const { operation } = action
    return {
      effect: operation.effect,
      leaves: operation.effect === 'keyed' || operation.effect === 'once',
      carryOut: ({ desk: within, by }) =>
        desk.world.askAs(
          desk.readerId,
          { operations: [operation.path], scope: 'write', by },
          within,
        )(operation, input),
    }
  }
  return accountAct(desk, step, input)
}

async function accountAct(desk: Desk, step: ActStep, input: FilledIn): Promise<Act> {
  const [kindId, id = ''] = step.action.split('/')
  const kind = desk.extensions(accountKinds).find((one) => one.id === kindId)
  if (!kind?.actions?.some((one) => one.id === id))
    throw new Problem(
      'not-found',
      `There is no action “${step.action}” any more. Choose another one for this step.`,
    )
  const account = await findAccountOf(desk, kind.id, step)
  const wish = { account, action: id, input }
  return {
    effect: await effectWithAccount(desk, wish),
    leaves: true,
    async carryOut({ key, signal, by }) {
      const user = by.id
      const acted = await actWithAccount(desk, { ...wish, idempotencyKey: key, signal, user })
      return acted.output
    },
  }
}

/** The account that the step names. If it names none, the reader's only account of the kind. */
async function findAccountOf(desk: Desk, kind: string, { account }: ActStep): Promise<string> {
  const all = (await readAccounts(desk.db, desk.readerId)).filter((one) => one.kind === kind)
  const named = account ? all.find(({ name }) => name === account.name) : all[0]
  if (named && (account || all.length === 1)) return named.id
  throw new Problem(
    'not-found',
    account
      ? `There is no ${kind} account “${account.name}”. Choose another account for this step, or connect it again.`
      : 'Choose an account for this step.',
  )
}
