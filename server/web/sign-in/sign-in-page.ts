import type { FastifyReply } from 'fastify'
import { inHub } from '../../access/asking.ts'
import { providerPath } from '#platform/readers/contracts/identities.ts'
import { READERS } from '#core/limits.ts'
import { markup } from '#core/pages/markup.ts'
import { sendPlainPage } from '../plain/plain-page.ts'
import { passkeyScriptAddress } from './passkey-script.ts'

/** The reason why somebody was not let in. */
export interface Objection {
  status: 401 | 429
  detail: string
  waitMs?: number
}

interface SignInPage {
  to: string
  /** The name in the form's field; null if the form has no such field. */
  name: string | null
  objection: Objection | null
  /** The name of the identity provider; null if there is none. */
  provider: string | null
  /** True if a reader has a passkey. */
  hasPasskeys: boolean
}

const AUTOFOCUS = markup`autofocus`

/** Sends the form, which works without scripts. */
export function sendSignInPage(
  reply: FastifyReply,
  { to, name, objection, provider, hasPasskeys }: SignInPage,
) {
  // The server has to know which page sent the form; the strict policy of other pages would hide
  // that.
  reply.header('referrer-policy', 'same-origin')
  if (objection) sayWhen(reply, objection)
  return sendPlainPage(reply, objection?.status ?? 200, {
    title: 'Sign in',
    hasForm: true,
    ...(hasPasskeys && { script: inHub(passkeyScriptAddress) }),
    body: markup`<h1>Sign in</h1>
      ${
        name === null
          ? markup`<p>
              This server asks for its password, or for the set-up token that it printed when it started.
            </p>`
          : null
      }
      <form method="post" action="${inHub('/sign-in')}">
        <input type="hidden" name="to" value="${to}" />
        ${
          name === null
            ? null
            : markup`<label for="name">Name</label>
              <input
                id="name"
                name="name"
                value="${name}"
                maxlength="${READERS.signInNameCharacters}"
                autocomplete="username"
                autocapitalize="none"
                spellcheck="false"
                aria-describedby="name-hint"
                ${name === '' ? AUTOFOCUS : null}
              />
              <p class="hint" id="name-hint">The owner can leave it empty and give the password of the server.</p>`
        }
        <label for="password">${name === null ? 'Password or set-up token' : 'Password'}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          ${name === '' ? null : AUTOFOCUS}
        />
        ${objection ? markup`<p class="error" role="alert">${objection.detail}</p>` : null}
        <button>Sign in</button>
      </form>
      ${provider === null ? null : markup`<p><a href="${inHub(providerPath)}?to=${encodeURIComponent(to)}">Sign in with ${provider}</a></p>`}
      ${
        hasPasskeys
          ? markup`<button class="plain" type="button" id="passkey" hidden>Sign in with a passkey</button>
              <p class="error" role="alert" id="passkey-problem"></p>`
          : null
      }`,
  })
}

/** Tells programs in how many seconds they may try again. */
export function sayWhen(reply: FastifyReply, { waitMs }: Objection): void {
  if (waitMs) reply.header('retry-after', Math.ceil(waitMs / 1000))
}

export function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds === 1) return '1 second'
  return seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
