import { expect, test } from 'vitest'
import { PREVIEWS } from '../../limits.ts'
import { builtFile } from '../build/files/built-file.ts'
import type { World } from '#server/tools.ts'
import { bytesOf } from '#server/web/routes/test-reply.ts'
import { openPreviews, previewsOf } from './previews.ts'
import { previewRoute } from './route.ts'
import { stylesBetween } from './styles-between.ts'

const file = (path: string, text: string) => builtFile(path, Buffer.from(text))
const world = { db: { maybe: async () => null } } as unknown as World
const ask = async (name: string, path: string, origin = 'http://127.0.0.1:4600') => {
  const params = { name, '*': path }
  const reply = await previewRoute.answer(world, { origin, params } as never)
  return reply && { ...reply, text: (await bytesOf(reply)).toString() }
}

test('a page is answered with the live script before all else, in a sandbox without an origin', async () => {
  const page = '<!DOCTYPE html><html lang="en"><script>1</script></html>'
  const { name } = previewsOf(world).show({
    files: [file('index.html', page), file('a/b/c.html', '<p>')],
  })
  expect(name).toMatch(/^[a-z2-7]{26}$/)
  const reply = (await ask(name, ''))!
  expect(reply.text).toBe(
    '<!DOCTYPE html><script src="_live.js"></script><html lang="en"><script>1</script></html>',
  )
  expect((await ask(name, 'a/b/c.html'))!.text).toContain('src="../../_live.js"')
  const policy = reply.headers!['content-security-policy']!
  const root = `http://127.0.0.1:4600/preview/${name}/`
  for (const part of [
    "default-src 'none'",
    `connect-src ${root}`,
    `script-src ${root} `,
    'frame-ancestors http://127.0.0.1:4600',
    'sandbox allow-scripts allow-forms allow-modals allow-downloads',
  ])
    expect(policy).toContain(part)
  expect(policy).not.toMatch(/allow-(?:same-origin|popups|top-navigation)/)
  expect(reply.headers).toMatchObject({ 'access-control-allow-origin': 'null' })
})

test.each(['_live.js', 'missing.js', '_version', 'index.html', 'a.svg'])(
  'whatever is asked for is in the sandbox: %s',
  async (path) => {
    const { name } = previewsOf(world).show({
      files: [file('index.html', ''), file('a.svg', '<svg/>')],
    })
    for (const asked of [name, 'a'.repeat(26), "x; script-src 'unsafe-inline'"]) {
      const { headers } = (await ask(asked, path))!
      expect(headers!['content-security-policy']).toContain('; sandbox allow-scripts')
      expect(headers!['content-security-policy']).not.toMatch(/script-src [^;]*unsafe-inline/)
    }
  },
)

test.each([
  "http://a'b",
  'http://a;sandbox',
  'http://a b',
  'http://[::1]',
  'ftp://a',
  'http://a/x;y',
])('a host that cannot stand in a policy is shown nothing: %s', async (origin) => {
  const { name } = previewsOf(world).show({ files: [file('index.html', '')] })
  expect(await ask(name, '', origin)).toBeNull()
})

test('a path without an ending is a page of the app, and one with an ending is a file or nothing', async () => {
  const { name } = previewsOf(world).show({
    files: [file('index.html', 'Home'), file('about/index.html', 'About')],
  })
  expect((await ask(name, 'about/'))!.text).toContain('About')
  expect((await ask(name, 'tasks/4'))!.text).toContain('Home')
  expect((await ask(name, '__proto__'))!.text).toContain('Home')
  expect(await ask(name, 'app.js')).toMatchObject({ status: 404 })
})

test('a name shows its newest build, and the oldest previews give way', () => {
  const previews = openPreviews()
  const first = previews.show({ files: [file('index.html', '1')] })
  const again = previews.show({ files: [file('index.html', '2')] }, first.name)
  expect(previews.find(first.name)!.version).toBe(again.version)
  for (let nth = 0; nth < PREVIEWS.kept; nth++)
    previews.show({ files: [file('a.txt', String(nth))] })
  expect(previews.find(first.name)).toBeNull()
  expect(() => previews.show({ files: [] }, '../x')).toThrow('not a name')
})

test('styles alone are swapped; anything else reloads the page', () => {
  const before = [
    file('index.html', '<link href="./built/main-AAAA1111.css">'),
    file('built/main-AAAA1111.css', 'a'),
    file('built/main-AAAA1111.js', 'a'),
  ]
  const page = '<link href="./built/main-BBBB2222.css">'
  const styled = [file('index.html', page), file('built/main-BBBB2222.css', 'b'), before[2]!]
  expect(stylesBetween(before, styled)).toEqual({
    'built/main-AAAA1111.css': 'built/main-BBBB2222.css',
  })
  expect(
    stylesBetween(before, [...styled.slice(0, 2), file('built/main-CCCC3333.js', 'c')]),
  ).toBeNull()
  // The text of the page has changed, too.
  expect(
    stylesBetween(before, [file('index.html', `${page}<p>Ahoy`), ...styled.slice(1)]),
  ).toBeNull()
  expect(stylesBetween(before, before)).toBeNull()
})
