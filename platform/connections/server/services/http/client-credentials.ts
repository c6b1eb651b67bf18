import * as z from 'zod/mini'
import { ACCOUNTS } from '../../../limits.ts'
import type { AccountTools } from '../../kinds/account-action.ts'
import type { OpenAccount } from '../../kinds/account-kinds.ts'
import { ActionFailed } from '../../kinds/action-failed.ts'
import { askService } from '../../kinds/ask-service.ts'
import { aNumber } from '../../kinds/lenient.ts'
import { demandTaken, jsonAs } from '../../kinds/read-answer.ts'
import { isHeaderValue } from './request-parts.ts'
import { keepToken, readToken } from './kept-tokens.ts'

/**
 * A token is renewed this long before it expires, so that it is still valid when a request arrives.
 */
const EARLY_SECONDS = 30
/** The assumed lifetime of a token if the service states none. */
const USUAL_SECONDS = 3600
const LONGEST_SECONDS = 86_400

const Answer = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(ACCOUNTS.tokenCharacters)),
  token_type: z.optional(z.string()),
  expires_in: aNumber,
})

/**
 * A token by OAuth 2 client credentials (RFC 6749, 4.4): the stored one while it is valid, unless
 * `isAgain`; otherwise a new one.
 */
export async function clientToken(
  tools: AccountTools,
  account: OpenAccount,
  isAgain: boolean,
): Promise<string> {
  const kept = isAgain ? null : await readToken(tools, account.id)
  if (kept !== null) {
    tools.hide(kept)
    return kept
  }
  const { token, seconds } = await askForToken(tools, account)
  await keepToken(tools, account.id, token, Math.max(seconds - EARLY_SECONDS, 1))
  return token
}

async function askForToken(tools: AccountTools, account: OpenAccount) {
  const { tokenAddress, client, secret, scope, sentIn } = account.values
  const { host } = new URL(tokenAddress!)
  const form = new URLSearchParams({ grant_type: 'client_credentials' })
  if (scope) form.set('scope', scope)
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' }
  if (sentIn === 'body') {
    form.set('client_id', client!)
    form.set('client_secret', secret!)
  } else {
    const pair = Buffer.from(`${formEncoded(client!)}:${formEncoded(secret!)}`).toString('base64')
    tools.hide(pair)
    headers['authorization'] = `Basic ${pair}`
  }
  const request = { method: 'POST', body: form.toString(), headers } as const
  const answer = await askService(tools, account, tokenAddress!, {
    ...request,
    maxBytes: ACCOUNTS.jsonBytes,
  })
  const remedy = 'Check the client, its secret and its scope.'
  // A refused client may be answered with 400 as well as with 401 (RFC 6749, 5.2).
  if (answer.status === 400)
    throw new ActionFailed(`${host} gave no token (400). ${remedy}`, { isRefused: true })
  demandTaken(answer, { host, unknown: remedy, missing: 'Check the address for tokens.' })
  const read = jsonAs(answer, Answer, host)
  const { access_token: token, token_type: type = 'bearer', expires_in: stated } = read
  tools.hide(token)
  if (type.toLowerCase() !== 'bearer' || !isHeaderValue(token))
    throw new ActionFailed(`${host} gave a token of a kind that cannot be used here.`, {
      isFinal: true,
    })
  const seconds = stated === undefined || !(stated > 0) ? USUAL_SECONDS : stated
  return { token, seconds: Math.min(seconds, LONGEST_SECONDS) }
}

/**
 * Form-encodes a client's id or secret, which RFC 6749 (2.3.1) requires before the two are combined
 * and encoded as base64.
 */
function formEncoded(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1)
}
