import * as z from 'zod/mini'
import type { AccountTools } from '../../kinds/account-action.ts'
import { accountField, type AccountKindPart, type OpenAccount } from '../../kinds/account-kinds.ts'
import { askForJson } from '../../kinds/ask-service.ts'
import { demandTaken, jsonAs } from '../../kinds/read-answer.ts'
import { rootOf } from '../root-of.ts'
import { forgeActions } from './forge-actions.ts'

/** Repositories on a Gitea or Forgejo server. */
export const gitea: AccountKindPart = {
  id: 'gitea',
  name: 'Gitea or Forgejo',
  sentence: 'Opens issues and adds comments in repositories of the server.',
  fields: [
    accountField({
      name: 'address',
      label: 'Address',
      type: 'address',
      placeholder: 'https://codeberg.org',
    }),
    accountField({
      name: 'token',
      label: 'Token',
      type: 'secret',
      hint: 'It needs to read the user, and to write issues.',
    }),
  ],
  actions: forgeActions({
    hostOf,
    post: (tools, account, path, body) => ask(tools, account, path, body),
  }),
  async check(tools, account) {
    const answer = await ask(tools, account, '/user')
    return jsonAs(answer, z.object({ login: z.string() }), hostOf(account)).login
  },
}

async function ask(tools: AccountTools, account: OpenAccount, path: string, body?: object) {
  const { address, token } = account.values
  const answer = await askForJson(tools, account, `${rootOf(address!)}/api/v1${path}`, {
    ...(body && { method: 'POST', body }),
    headers: { authorization: `token ${token}` },
  })
  demandTaken(answer, {
    host: hostOf(account),
    unknown: 'Make a new token there, under Settings and Applications, and put it in here.',
    missing: 'Check the repository and the number.',
  })
  return answer
}

function hostOf({ values }: OpenAccount): string {
  return new URL(values['address']!).host
}
