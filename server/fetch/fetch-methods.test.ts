import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { guardedFetch } from './guarded-fetch.ts'

const fetch = guardedFetch({ allowPrivate: true })

const servers: Server[] = []
async function serve(answer: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return `http://${host}:${(server.address() as AddressInfo).port}`
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Answers each request with a list of the requests so far, one per line. */
function echo(asked: string[] = []): RequestListener {
  return async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    asked.push([request.method, request.url, request.headers.authorization ?? '-', body].join(' '))
    response.setHeader('content-type', 'text/plain')
    response.end(asked.join('\n'))
  }
}

const textOf = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body)

describe('A request that changes something', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is sent as it is', async (method) => {
    const at = await serve(echo())
    const body = method === 'DELETE' ? undefined : 'low water'
    const headers = { authorization: 'Bearer key' }
    const answer = await fetch(`${at}/tides/1`, { method, headers, ...(body && { body }) })
    expect(textOf(answer)).toBe(`${method} /tides/1 Bearer key ${body ?? ''}`)
  })

  test.each([307, 308])('follows a redirect that keeps its method (%i)', async (status) => {
    const asked: string[] = []
    const listen = echo(asked)
    const at = await serve((request, response) => {
      if (request.url !== '/old') return listen(request, response)
      request.resume().on('end', () => response.writeHead(status, { location: '/new' }).end())
    })
    await fetch(`${at}/old`, {
      method: 'PUT',
      body: 'x',
      headers: { authorization: 'Bearer key' },
    })
    expect(asked).toEqual(['PUT /new Bearer key x'])
  })

  test.each([301, 302, 303])('hands out any other redirect as its answer (%i)', async (status) => {
    const at = await serve((request, response) =>
      request.resume().on('end', () => response.writeHead(status, { location: '/done' }).end()),
    )
    const answer = await fetch(`${at}/`, { method: 'DELETE' })
    expect([answer.status, answer.headers['location']]).toEqual([status, '/done'])
  })

  test('takes no credentials to another host, and nothing there without saying so', async () => {
    const asked: string[] = []
    const other = await serve(echo(asked), '127.0.0.2')
    const at = await serve((request, response) =>
      request.resume().on('end', () => response.writeHead(307, { location: other }).end()),
    )
    const sent = fetch(at, { method: 'PATCH', body: 'x', headers: { authorization: 'Bearer key' } })
    await expect(sent).rejects.toThrow(Problem)
    await expect(sent).rejects.toThrow('sends this request on to 127.0.0.2')
    expect(asked).toEqual([])
    await fetch(at, { method: 'PATCH', body: 'x', headers: { 'content-type': 'text/plain' } })
    expect(asked).toEqual(['PATCH / - x'])
  })

  test('is sent once, however its connection ends', async () => {
    let asked = 0
    const at = await serve((request) => {
      asked++
      request.resume().on('end', () => request.socket.destroy())
    })
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const)
      await expect(fetch(at, { method })).rejects.toThrow(Problem)
    expect(asked).toBe(3)
  })
})

describe('HEAD', () => {
  test('has the length of a body that does not come, however large', async () => {
    const at = await serve((request, response) => {
      response.writeHead(200, { 'content-length': '5000000000', 'content-encoding': 'gzip' })
      response.end()
    })
    const answer = await fetch(at, { method: 'HEAD', maxBytes: 1000 })
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([
      200,
      '5000000000',
      0,
    ])
  })

  test('follows redirects as GET does', async () => {
    const at = await serve(({ url, method }, response) => {
      if (url === '/') response.writeHead(302, { location: `/${method}` }).end()
      else response.writeHead(200, { 'x-was': url }).end()
    })
    expect((await fetch(at, { method: 'HEAD' })).headers['x-was']).toBe('/HEAD')
  })
})
