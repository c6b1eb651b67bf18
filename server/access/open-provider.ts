import * as client from 'openid-client'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import type { Identity } from './identities.ts'
import type { ProviderSettings } from '../settings/identity-provider.ts'

const TIMEOUT_SECONDS = 10
/** The time after which the provider's metadata is fetched again. */
const KNOWN_FOR_MS = 60 * 60_000
const LABEL_CHARACTERS = 200

/** Values that a browser keeps while its reader is at the provider. */
export const SignInState = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })
export type SignInState = z.infer<typeof SignInState>

/** The person who signed in, with the name that the provider gives. */
export interface Person extends Identity {
  name: string
}

export interface Provider {
  /** The provider's name on the sign-in button. */
  name: string
  /** The address to send the browser to, and the values that it has to keep meanwhile. */
  leave(back: string): Promise<{ address: string; leaving: SignInState }>
  /**
   * The person who came back to `address`. Fails with a `Problem` unless the provider confirms that
   * this person signed in to this server just now.
   */
  comeBack(address: URL, leaving: SignInState): Promise<Person>
}

/**
 * Connects to a provider by the authorization code flow with PKCE. Tokens are checked against the
 * provider's keys, and not stored.
 */
export function openProvider(
  { issuer, clientId, clientSecret, name }: ProviderSettings,
  now: () => Date,
): Provider {
  let known: { at: number; config: Promise<client.Configuration> } | null = null

  function configuration(): Promise<client.Configuration> {
    const at = now().getTime()
    if (known === null || Math.abs(at - known.at) > KNOWN_FOR_MS) {
      const isPlain = new URL(issuer).protocol === 'http:'
      const execute = [client.enableNonRepudiationChecks]
      if (isPlain) execute.push(client.allowInsecureRequests)
      const config = client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        execute,
        timeout: TIMEOUT_SECONDS,
      })
      known = { at, config }
      config.catch(() => (known = null))
    }
    return known.config
  }

  return {
    name,

    async leave(back) {
      const config = await configuration().catch((cause: unknown) => {
        throw new Problem('unavailable', `${name} does not answer. Try again in a moment.`, {
          cause,
        })
      })
      const leaving = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: back,
        scope: 'openid profile email',
        state: leaving.state,
        nonce: leaving.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(leaving.verifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, leaving }
    },

    async comeBack(address, { state, nonce, verifier }) {
      try {
        const tokens = await client.authorizationCodeGrant(await configuration(), address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        return personOf(tokens.claims()!)
      } catch (cause) {
        throw new Problem('not-allowed', wordsFor(cause, name), { cause })
      }
    },
  }
}

function personOf(claims: client.IDToken): Person {
  if (claims.sub.search(CONTROLS) !== -1)
    throw new Error('The subject of the token holds control characters')
  const said = [claims['preferred_username'], claims['email'], claims['name'], claims.sub]
  const label = said.map(lineOf).find((words) => words !== '') ?? ''
  return {
    issuer: claims.iss,
    subject: claims.sub,
    label,
    name: lineOf(claims['name']) || label,
  }
}

const CONTROLS = /[\p{Cc}\p{Cs}]/gu

/** A claim as a line to show; empty if it is not a text. */
function lineOf(claim: unknown): string {
  if (typeof claim !== 'string') return ''
  const plain = claim.toWellFormed().replaceAll(CONTROLS, ' ')
  return plain.trim().slice(0, LABEL_CHARACTERS).toWellFormed()
}

/**
 * The message for a failed sign-in. The provider's own messages are not shown, because a stranger
 * may have written parts of them.
 */
function wordsFor(cause: unknown, name: string): string {
  if (cause instanceof client.AuthorizationResponseError && cause.error === 'access_denied')
    return `${name} was told not to sign you in. Start again if you did not mean that.`
  return `What ${name} answered could not be believed. Start again.`
}
