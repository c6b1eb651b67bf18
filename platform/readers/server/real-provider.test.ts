import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { openTestServer } from '#server/web/test-web-server.ts'
import { providerPath } from '../contracts/identities.ts'
import { CLIENT } from './played-issuer.ts'

const BACK = 'http://localhost/sign-in/provider/answer'

let tools: TestTools
let server: Server
let issuer: string
beforeEach(async () => {
  tools = await testTools()
  tools.setNow(new Date())
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [BACK] },
    ],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: 'Mira', preferred_username: 'mira' }),
    }),
    conformIdTokenClaims: false,
  })
  const answer = provider.callback()
})
afterEach(async () => {
  server.close()
  await tools.close()
})

/**
 * Signs in with the provider's own forms; returns the address to which it sends the browser back.
 */
async function signInThere(left: string): Promise<URL> {
  const jar = new Map<string, string>()
  let address = left
  let form: URLSearchParams | null = null
  for (let step = 0; step < 12; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply: Response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(form && { body: form }),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = reply.headers.get('location')
    const page = await reply.text()
    if (location !== null) {
      const next = new URL(location, address)
      if (next.href.startsWith(BACK)) return next
      ;[address, form] = [next.href, null]
      continue
    }
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
    const prompt = page.includes('name="login"') ? 'login' : 'consent'
    ;[address, form] = [
      new URL(action, address).href,
      new URLSearchParams({ prompt, login: 'mira-1', password: 'x' }),
    ]
  }
  throw new Error('The provider never led back')
}

test('a real provider is understood, and the code is good once', async () => {
  const { app } = await openTestServer({
    tools,
    readerId: tools.readerId,
    settings: {
      host: '127.0.0.1',
      password: 'the password of the hub',
      signIn: { header: null, createsReaders: true },
      identityProvider: { issuer, ...CLIENT, name: 'Harbour ID' },
    },
  })
  const headers = { host: 'localhost' }
  const left = await app.inject({ url: providerPath, headers })
  const [cookie = ''] = String(left.headers['set-cookie']).split(';')
  const back = await signInThere(String(left.headers.location))
  const url = back.pathname + back.search
  const reply = await app.inject({ url, headers: { ...headers, cookie } })
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/news-hub'])
  expect((await app.inject({ url, headers: { ...headers, cookie } })).statusCode).toBe(403)
  await app.close()
})
