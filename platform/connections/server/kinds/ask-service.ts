import { ACCOUNTS } from '../../limits.ts'
import { isSameParty } from '#server/fetch/fetch-address.ts'
import type { GuardedRequest, GuardedResponse } from '#server/tools.ts'
import type { AccountTools } from './account-action.ts'
import type { OpenAccount } from './account-kinds.ts'
import { ActionFailed } from './action-failed.ts'

/**
 * Sends a request to an account's server. The server may be in the private network if
 * `mayBePrivate`. Redirects to other hosts are refused.
 */
export async function askService(
  { fetch }: AccountTools,
  { mayBePrivate }: Pick<OpenAccount, 'mayBePrivate'>,
  address: string,
  { headers = {}, ...request }: GuardedRequest = {},
): Promise<GuardedResponse> {
  const start = new URL(address)
  return fetch(address, {
    isNamedByReader: mayBePrivate,
    headers: { accept: 'application/json, */*;q=0.5', ...headers },
    async beforeRedirect(target) {
      if (!isSameParty(start, target)) throw sentOn(start.host, target.host)
    },
    ...request,
  })
}

/** Sends JSON, or no body, to an account's server, whose answer has to be small. */
export async function askForJson(
  tools: AccountTools,
  account: Pick<OpenAccount, 'mayBePrivate'>,
  address: string,
  { body, headers, ...request }: Omit<GuardedRequest, 'body'> & { body?: object } = {},
): Promise<GuardedResponse> {
  return askService(tools, account, address, {
    maxBytes: ACCOUNTS.jsonBytes,
    ...request,
    ...(body && { body: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  })
}

export function sentOn(from: string, to: string): ActionFailed {
  return new ActionFailed(
    `${from} sends this on to ${to}. Enter that address in the account if you trust it.`,
    { isFinal: true },
  )
}
