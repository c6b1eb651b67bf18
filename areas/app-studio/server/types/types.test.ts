import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { idOf } from '../repository/objects.ts'
import { filesOf, templates } from '../templates.ts'
import { openTypeChecker } from './type-checker.ts'
import { isTypeScript } from '../../files/typescript.ts'
import { isSource } from './types-work.ts'

const checker = openTypeChecker(pino({ level: 'silent' }))
afterAll(() => checker.close())

async function check(project: string, path: string, texts: Record<string, string>) {
  const files = new Map<string, string>()
  const byId = new Map<string, string>()
  for (const [at, text] of Object.entries(texts)) {
    if (!isSource(at)) continue
    const id = idOf('blob', Buffer.from(text))
    files.set(at, id)
    byId.set(id, text)
  }
  const faults = await checker.check(
    { project, path, files },
    async (ids) => new Map(ids.map((id) => [id, byId.get(id)!])),
  )
  return faults.map(({ line, code, text }) => `${line} ${code} ${text}`)
}

test('templates have no faults', async () => {
  for (const template of templates) {
    const texts = Object.fromEntries(
      [...(await filesOf(template))].map(([path, body]) => [path, Buffer.from(body).toString()]),
    )
    for (const path of Object.keys(texts).filter(isTypeScript))
      expect(await check(template.id, path, texts), `${template.id}/${path}`).toEqual([])
  }
})

test('a fault has its place, and is gone with the edit that mends it', async () => {
  const part = 'export function Part({ n }: { n: number }) {\n  return <button>{n}</button>\n}\n'
  const app = (value: string) =>
    `import { Part } from './Part.tsx'\nimport pack from 'some-package'\nimport './a.css'\n\nexport const App = () => <Part n={${value}} x={pack} />\n`
  const texts = { 'Part.tsx': part, 'App.tsx': app('"x"'), 'a.css': '' }
  const first = await check('parts', 'App.tsx', texts)
  expect(first[0]).toMatch(/^5 2322 Type 'string' is not assignable to type 'number'/)
  texts['App.tsx'] = app('1').replace(' x={pack}', '')
  expect(await check('parts', 'App.tsx', texts)).toEqual([])
  // A change of another file causes the error.
  texts['Part.tsx'] = part.replace('n: number', 'n: string')
  expect(await check('parts', 'App.tsx', texts)).toHaveLength(1)
  expect(
    await check('parts', 'App.tsx', {
      ...texts,
      'tsconfig.json': '{ "extends": "/etc/passwd", "compilerOptions": null }',
    }),
  ).toHaveLength(1)
})

test('a project without markup can have some later, and use React without it', async () => {
  const texts = {
    'main.ts': "import { createElement } from 'react'\nexport const a = createElement(1)",
  }
  expect(await check('grows', 'main.ts', texts)).toHaveLength(1)
  const app = 'export const App = () => <button type="button" title={1}>Sail</button>'
  expect(await check('grows', 'App.tsx', { ...texts, 'App.tsx': app })).toEqual([
    expect.stringMatching(/^1 2322 Type 'number'/),
  ])
})

test.each([
  '/// <reference path="/etc/passwd" />',
  '/// <reference path="../../../../../../etc/passwd" />',
  '/// <reference types="../../../../etc/passwd" />',
  "import '/etc/passwd'",
  "import * as a from '../../../../../../etc/hosts'",
  "import './../node_modules/typescript/package.json'",
  "import a from '../lib/lib.dom.d.ts'",
  "export type A = typeof import('/proc/self/environ')",
])('nothing outside of a project is read: %s', async (line) => {
  const found = await check('evil', 'evil.ts', {
    'evil.ts': `${line}\nexport const a: number = 'b'`,
  })
  expect(found.join('\n')).not.toMatch(/root:|localhost|PATH=/)
  expect(found.at(-1)).toContain("Type 'string' is not assignable")
})

test('a type that grows without end is refused, and the next file is checked', async () => {
  const endless =
    'type A<T extends string, N extends unknown[]> = N["length"] extends 900 ? T : A<`${T}${T}`, [...N, 1]>\nexport const a: A<"x", []> = 1\n'
  await check('endless', 'a.ts', { 'a.ts': endless }).catch(() => null)
  expect(await check('next', 'a.ts', { 'a.ts': 'export const a: string = 1' })).toHaveLength(1)
})
