import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectOf, textOf } from '../build/test-builder.ts'
import { testProjectBuilder } from '../test-project-builder.ts'
import { openTestRegistry } from './test-registry.ts'

let registry: Awaited<ReturnType<typeof openTestRegistry>>
let projects: ReturnType<typeof testProjectBuilder>
beforeAll(async () => {
  registry = await openTestRegistry()
  projects = testProjectBuilder(registry.address)
})
afterAll(async () => {
  await projects.close()
  await registry.close()
})

const PAGE = '<script type="module" src="./main.tsx"></script>'
const project = (dependencies: Record<string, string>, main: string, more = {}) =>
  projectOf({
    'index.html': PAGE,
    'main.tsx': main,
    'package.json': JSON.stringify({ dependencies }),
    ...more,
  })

test('packages of every kind are built in, and the lock keeps what was chosen', async () => {
  await registry.offer(
    'ship',
    { version: '1.2.0', exports: { '.': './ship.mjs', './deck': './deck.mjs' } },
    [
      ['package/LICENSE', 'SHIP-LICENSE'],
      ['package/ship.mjs', `export const hull = 'HULL-1.2'`],
      ['package/deck.mjs', `export { hull as deck } from 'ship'`],
    ],
  )
  await registry.offer('ship', { version: '2.0.0', main: 'index.js' }, [
    ['package/index.js', 'throw 2'],
  ])
  await registry.offer(
    '@port/crane',
    { main: 'lib', dependencies: { ship: '1.x' }, peerDependencies: { react: '>=18' } },
    [
      [
        'package/lib/index.js',
        `const react = require('react'); const { hull } = require('ship'); exports.lift = () => [hull, require('./rope'), react.version]`,
      ],
      ['package/lib/rope.json', '"ROPE"'],
    ],
  )
  await registry.offer(
    'quay',
    { main: 'node.js', browser: { './node.js': './browser.js', fs: false } },
    [
      ['package/node.js', 'throw 1'],
      ['package/browser.js', `require('fs'); module.exports = 'QUAY'`],
    ],
  )
  const wanted = { ship: '^1.0.0', '@port/crane': 'latest', quay: '*', react: '^19.0.0' }
  const main = `import { hull } from 'ship'\nimport { deck } from 'ship/deck'\nimport { lift } from '@port/crane'\nimport quay from 'quay'\nconsole.log(hull, deck, lift(), quay)`
  const built = await projects.build(project(wanted, main))
  expect(built.kind === 'failed' ? built.errors : []).toEqual([])
  for (const word of ['HULL-1.2', 'ROPE', 'QUAY', 'SHIP-LICENSE'])
    expect(textOf(built)).toContain(word)
  const lock = JSON.parse(built.lockFile!)
  expect(Object.keys(lock.packages).toSorted()).toEqual([
    '@port/crane@1.0.0',
    'quay@1.0.0',
    'ship@1.2.0',
  ])

  // A project with a lock file requests nothing, and keeps its versions even if there are newer
  // ones.
  await registry.offer('ship', { version: '1.3.0' }, [['package/index.js', 'exports.hull = 3']])
  registry.asked.length = 0
  const again = await projects.build(
    project(wanted, main, { 'synthwire.lock.json': built.lockFile! }),
  )
  expect([again.kind, again.lockFile, registry.asked]).toEqual(['built', null, []])
})

test('without a registry, what comes with the server is built, and the rest is named', async () => {
  const alone = testProjectBuilder()
  const react = project(
    { react: '^19.0.0', 'react-dom': '^19.0.0' },
    `import { useState } from 'react'\nconsole.log(useState)`,
  )
  expect((await alone.build(react)).kind).toBe('built')
  const clock = await alone.build(project({ dayjs: '^1.11.0' }, `import 'dayjs'`))
  expect(textOf(clock)).toMatch(/127\.0\.0\.1/)
  await alone.close()
})

test('a package that is too large is refused with its name and size', async () => {
  await registry.offer('tanker', {}, [], (told, dist) => ({
    ...told,
    dist: { ...dist, unpackedSize: 123_000_000 },
  }))
  expect(textOf(await projects.build(project({ tanker: '1' }, '')))).toBe(
    '"tanker@1.0.0" has 123 MB. A package may have 80 MB.',
  )
})

test('more than 200 packages are refused', async () => {
  for (let nth = 0; nth <= 200; nth++)
    await registry.offer(`link-${nth}`, { dependencies: { [`link-${nth + 1}`]: '1' } }, [])
  expect(textOf(await projects.build(project({ 'link-0': '1' }, '')))).toBe(
    'This project needs more than 200 packages.',
  )
})

test('a lock of the project fetches nothing from elsewhere', async () => {
  const lock = {
    wanted: { a: '1' },
    roots: { a: 'a@1.0.0' },
    packages: {
      'a@1.0.0': {
        archive: 'http://127.0.0.1:1/-/a.tgz',
        integrity: `sha512-${Buffer.alloc(64).toString('base64')}`,
        needs: {},
      },
    },
  }
  const files = project({ a: '1' }, `import 'a'`, { 'synthwire.lock.json': JSON.stringify(lock) })
  expect(textOf(await projects.build(files))).toBe('"a@1.0.0" does not come from the registry.')
})

test('tests of a project are run, and a failure says why and where', async () => {
  const files = projectOf({
    'sum.ts': 'export const sum = (a: number, b: number) => a + b',
    'sum.test.ts': `import { test } from 'node:test'\nimport assert from 'node:assert/strict'\nimport { sum } from './sum.ts'\ntest('adds', () => assert.equal(sum(1, 2), 3))\ntest('is wrong', async () => assert.deepEqual([sum(1, 2)], [4]))`,
    'loop.test.ts': `for (;;);`,
    'far.ts': `interface Boat { name: string }\n\nexport function nameOf(boat?: Boat) {\n  return boat!.name\n}`,
    'far.test.ts': `import test from 'node:test'\nimport { nameOf } from './far.ts'\ntest('names', () => void nameOf())`,
  })
  expect(await projects.test(files)).toEqual([
    {
      ...{ file: 'far.test.ts', name: 'names', error: expect.stringContaining('undefined') },
      at: { file: 'far.ts', line: 4 },
    },
    {
      ...{ file: 'loop.test.ts', name: 'loop.test.ts', error: expect.stringContaining('3') },
      at: null,
    },
    { file: 'sum.test.ts', name: 'adds', error: null, at: null },
    {
      ...{ file: 'sum.test.ts', name: 'is wrong', error: '[3] is not [4]' },
      at: { file: 'sum.test.ts', line: 5 },
    },
  ])
})

test('a script writes pages, which are built like others', async () => {
  const files = projectOf({
    'pages.ts': `export default (files: Record<string, string>) => ({ 'index.html': '<link rel="stylesheet" href="./a.css"><h1>' + files['home.md'] + '</h1>' })`,
    'home.md': 'Home',
    'a.css': 'h1 { color: teal }',
  })
  const built = await projects.build(files)
  expect(textOf(built)).toMatch(/href="\.\/built\/a-\w+\.css"><h1>Home</)
  const outside = projectOf({ 'pages.ts': `export default () => ({ '../../x.html': '' })` })
  expect(textOf(await projects.build(outside))).toContain('It must return texts by their paths')
})
