import { createPublicKey, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const CLIENT = { clientId: 'hub', clientSecret: 'between us' }

/** Changes to the next token: other claims, or another key that signs it. */
interface Answer {
  claims?: Record<string, unknown>
  key?: KeyObject
  /** The answer to send instead of tokens. */
  raw?: string
}

/** Starts an identity provider that can also send false answers. */
export async function playIssuer() {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const state = { answer: {} as Answer, nonce: '', asked: [] as URLSearchParams[] }
  const server = createServer((request, response) => {
    const send = (body: string) => response.setHeader('content-type', 'application/json').end(body)
    if (request.url === '/.well-known/openid-configuration') return send(JSON.stringify(about()))
    if (request.url === '/jwks') {
      const jwk = createPublicKey(own.privateKey).export({ format: 'jwk' })
      return send(JSON.stringify({ keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] }))
    }
    const sent: Buffer[] = []
    request.on('data', (piece: Buffer) => sent.push(piece))
    request.on('end', () => {
      state.asked.push(new URLSearchParams(Buffer.concat(sent).toString()))
      const { raw, claims, key } = state.answer
      send(raw ?? JSON.stringify(tokens({ nonce: state.nonce, ...claims }, key ?? own.privateKey)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function about() {
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }

  function tokens(claims: Record<string, unknown>, key: KeyObject) {
    const seconds = Math.floor(Date.now() / 1000)
    const times = { iat: seconds, exp: seconds + 60 }
    const id = {
      iss: issuer,
      aud: CLIENT.clientId,
      sub: 'mira-1',
      name: 'Mira',
      ...times,
      ...claims,
    }
    return { access_token: 'x', token_type: 'Bearer', id_token: signed(id, key) }
  }

  return {
    settings: { issuer, ...CLIENT, name: 'Harbour ID' },
    /** The requests for tokens that it received. */
    asked: state.asked,
    otherKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
    /** The address to which the provider sends the browser back after signing in. */
    signIn(left: string, answer: Answer = {}): string {
      const query = new URL(left).searchParams
      state.nonce = query.get('nonce') ?? ''
      state.answer = answer
      const back = new URL(query.get('redirect_uri')!)
      back.searchParams.set('code', 'a-code')
      back.searchParams.set('state', query.get('state')!)
      return back.pathname + back.search
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function signed(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
}
