import { afterEach, expect, test } from 'vitest'
import type { World } from '#server/tools.ts'
import { frameArea, notesArea, openTestServer } from '#server/web/test-web-server.ts'
import { builtFile } from '../build/files/built-file.ts'
import { previewsOf } from './previews.ts'
import { previewRoute } from './route.ts'

let server: Awaited<ReturnType<typeof openTestServer>>
afterEach(() => server.app.close())

test('a preview is shown under names of the server alone', async () => {
  let world: World | null = null
  const route = {
    ...previewRoute,
    answer: (asked: World, request: Parameters<typeof previewRoute.answer>[1]) => {
      // The database has no stored preview, so only previews in memory exist.
      world ??= { ...asked, db: { ...asked.db, maybe: async () => null } }
      return previewRoute.answer(world, request)
    },
  }
  server = await openTestServer({ areas: [frameArea, notesArea, { routes: [route] }] })
  const ask = (host: string, path: string) =>
    server.app.inject({ url: `/preview/${path}`, headers: { host } })

  expect((await ask('localhost', `${'a'.repeat(26)}/`)).statusCode).toBe(404)
  const { name } = previewsOf(world!).show({
    files: [builtFile('index.html', Buffer.from('Mine'))],
  })
  for (const host of ['localhost', 'localhost:4600', '127.0.0.1:4600']) {
    const { statusCode, body, headers } = await ask(host, `${name}/`)
    expect([statusCode, body]).toEqual([200, expect.stringContaining('Mine')])
    expect(headers['content-security-policy']).toContain(
      `connect-src http://${host}/preview/${name}/;`,
    )
  }
  const others = `${name}.localhost
    ${name}.LOCALHOST.:4600
    x.localhost
    localhost.evil.example
    ${name}.localhost@localhost
    localhost#.${name}.localhost
    localhost;sandbox
    evil.example`
  for (const host of others.split(/\s+/)) {
    const { statusCode, body } = await ask(host, `${name}/`)
    expect(statusCode, host).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain('Mine')
  }
  for (const path of [`${name}/../../api/notes`, `${name}/%2e%2e/%2e%2e/x`, `${name}%2f..%2f/`]) {
    const { headers, body } = await ask('localhost', path)
    expect(body, path).not.toContain('secret')
    if (String(headers['content-type']).includes('html') && body.includes('Mine'))
      expect(headers['content-security-policy']).toContain('sandbox')
  }
})
