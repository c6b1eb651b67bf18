import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'

interface Asked {
  path: string
  headers: Record<string, string | undefined>
  body: Buffer
}

/** A server on this machine that records the messages it receives, oldest first. */
export async function openReceiver() {
  const asked: Asked[] = []
  const how: { status: number; headers: Record<string, string> } = { status: 201, headers: {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = request.headers as Asked['headers']
      asked.push({ path: request.url ?? '', headers, body: Buffer.concat(chunks) })
      response.writeHead(how.status, how.headers).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    asked,
    answers: (status: number, headers: Record<string, string> = {}) =>
      Object.assign(how, { status, headers }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A simulated browser with a push subscription; only it has the keys to decrypt its messages. */
export function playedBrowser(endpoint: string) {
  const keys: ECDH = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      p256dh: keys.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    open: (body: Buffer): unknown =>
      JSON.parse(
        ece
          .decrypt(body, {
            version: 'aes128gcm',
            privateKey: keys,
            authSecret: auth.toString('base64url'),
          })
          .toString(),
      ),
  }
}

/**
 * Reads how a server identified itself to a push service (RFC 8292); fails if another key signed
 * it.
 */
export function readVapid(authorization: string): {
  aud: string
  exp: number
  sub?: string
  key: string
} {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    ...{
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  }
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is not that of the key')
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
}
