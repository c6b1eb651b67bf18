import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { accountActions } from '../../contracts/actions.ts'
import { accountKinds } from '../kinds/account-kinds.ts'
import { actWithAccount } from './act-with-account.ts'

export function serverAccountActions(tools: Desk): Api<typeof accountActions> {
  return {
    async listActions() {
      return tools.extensions(accountKinds).flatMap(({ id: kind, actions = [] }) =>
        actions.map(({ id, title, sentence, effect, fields }) => {
          return { kind, id, title, sentence, effect, fields }
        }),
      )
    },

    async tryAction({ account, action, values }) {
      const { said, details } = await actWithAccount(tools, {
        ...{ account, action, idempotencyKey: newId('try'), user: null },
        input: Object.fromEntries(values.map(({ name, value }) => [name, value])),
      })
      return { said, details }
    },
  }
}

/** Keeps the actions of accounts. */
export const accountActionsKeeper: Kept = {
  contract: accountActions,
  open: serverAccountActions,
  about: {
    listActions:
      'The actions that accounts can carry out, by their kinds, with the fields of their forms.',
    tryAction: 'Carries out an action of an account once, for real, and says what came of it.',
  } satisfies Record<keyof typeof accountActions, string>,
}
