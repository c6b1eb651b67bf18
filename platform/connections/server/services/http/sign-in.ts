import type { AccountTools } from '../../kinds/account-action.ts'
import type { OpenAccount } from '../../kinds/account-kinds.ts'
import { ActionFailed } from '../../kinds/action-failed.ts'
import { clientToken } from './client-credentials.ts'
import { isHeaderValue } from './request-parts.ts'

/** The parts of a request that hold the credentials. */
export interface SignedIn {
  headers: Record<string, string>
  /** The name and value of a query parameter. */
  parameter?: [name: string, value: string]
}

export interface SignIn {
  /** Returns the credentials; `isAgain` is true if the service has just refused the former ones. */
  parts(tools: AccountTools, account: OpenAccount, isAgain: boolean): Promise<SignedIn>
  /** True if a new token can be requested after a refusal. */
  canRenew: boolean
  /** The remedy to show if the service refuses the credentials. */
  remedy: string
}

export const byKey: SignIn = {
  canRenew: false,
  remedy: 'Make a new key there and put it in here.',
  async parts(tools, { values }) {
    const key = values['key']!
    const name = values['sentAs'] ?? 'X-API-Key'
    if (values['place'] === 'query') return { headers: {}, parameter: [name, key] }
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
      throw new ActionFailed(`“${name}” is no name of a header. Edit the account.`, {
        isFinal: true,
      })
    return { headers: { [name.toLowerCase()]: sendable(key, 'key') } }
  },
}

export const byPassword: SignIn = {
  canRenew: false,
  remedy: 'Check the user and the password.',
  async parts(tools, { values }) {
    const pair = Buffer.from(`${values['user']}:${values['password']}`).toString('base64')
    tools.hide(pair)
    return { headers: { authorization: `Basic ${pair}` } }
  },
}

export const byToken: SignIn = {
  canRenew: false,
  remedy: 'Make a new token there and put it in here.',
  async parts(tools, { values }) {
    return { headers: { authorization: `Bearer ${sendable(values['token']!, 'token')}` } }
  },
}

export const byClient: SignIn = {
  canRenew: true,
  remedy: 'Check the client and its scope.',
  async parts(tools, account, isAgain) {
    const token = await clientToken(tools, account, isAgain)
    return { headers: { authorization: `Bearer ${token}` } }
  },
}

function sendable(secret: string, name: string): string {
  if (isHeaderValue(secret)) return secret
  throw new ActionFailed(
    `The ${name} has letters that cannot be sent in a header. Copy it again and put it in here.`,
    { isFinal: true, isRefused: true },
  )
}
