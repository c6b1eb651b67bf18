import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import type { ProjectFiles } from './build-work.ts'
import { projectOf, testBuilder, textOf } from './test-builder.ts'

/** A folder with secret files outside of any project. */
const folder = mkdtempSync(join(tmpdir(), 'project-'))
const [secret, map] = [join(folder, 'secret.txt'), join(folder, 'secret.map')]
const UP = '../'.repeat(12)
const below = `${UP}${folder.slice(1)}`
const WORDS = 'HARBOUR-KEY'
/** The word is split, because tools that read this test would interpret it. */
const MAPPED = ['source', 'MappingURL'].join('')

const builder = testBuilder()
beforeAll(() => {
  writeFileSync(secret, `${WORDS} export default "${WORDS}"`)
  const sources = { version: 3, sources: [secret], sourcesContent: [WORDS], mappings: 'AAAA' }
  writeFileSync(map, JSON.stringify(sources))
})
afterAll(async () => {
  await builder.close()
  rmSync(folder, { recursive: true })
})

const main = (code: string, more: Record<string, string> = {}) => ({
  'src/main.tsx': code,
  ...more,
})
const style = (code: string) => main(`import './a.css'`, { 'src/a.css': code })
const part = (code: string) => main(`import './a'`, { 'src/a.tsx': code })

const reading: Record<string, Record<string, string>> = {
  'an absolute import': main(`import x from '${secret}'; console.log(x)`),
  'an import that climbs': main(`import x from '${below}/secret.txt'; console.log(x)`),
  'a file address': main(`import x from 'file://${secret}'; console.log(x)`),
  'a dynamic import': main(`import('${secret}').then(console.log)`),
  'a pattern in import()': main(
    `const n = 'secret'; import('./${below}/' + n + '.txt').then(console.log)`,
  ),
  'a pattern in a template': main(`const n = 'secret'; import(\`./${below}/\${n}.txt\`)`),
  require: main(`console.log(require('${secret}'))`),
  'require.resolve': main(`console.log(require.resolve('${secret}'))`),
  'new URL': main(`console.log(new URL('${secret}', import.meta.url))`),
  'an import as text': main(`import x from '${secret}' with { type: 'text' }; console.log(x)`),
  'an import as JSON': main(`import x from '/etc/passwd' with { type: 'json' }; console.log(x)`),
  'an import as bytes': main(`import x from '${secret}' with { type: 'bytes' }; console.log(x)`),
  'a source map': main(`console.log(1)\n//# ${MAPPED}=${map}`),
  'a source map that climbs': main(`console.log(1)\n//# ${MAPPED}=${below}/secret.map`),
  'a source map by a file address': main(`console.log(1)\n//# ${MAPPED}=file://${map}`),
  'an import of styles': style(`@import "${secret}"; @import url(${secret});`),
  'an address in styles': style(
    `a{background:url(${secret})} b{background:url("file://${secret}")}`,
  ),
  'a source map of styles': style(`a{color:red}\n/*# ${MAPPED}=${map} */`),
  'composes of a CSS module': main(`import s from './a.module.css'; console.log(s)`, {
    'src/a.module.css': `.a{composes: b from "${secret}"}`,
  }),
  'a tsconfig that extends': main('console.log(1)', {
    'tsconfig.json': `{"extends":"${secret}"}`,
    'src/tsconfig.json': '{"extends":"/etc/passwd"}',
  }),
  'a browser map of package.json': main(`import 'x'`, {
    'package.json': `{"browser":{"x":"${secret}"}}`,
    'node_modules/x/package.json': `{"main":"${secret}"}`,
  }),
  'imports of package.json': main(`import '#x'`, {
    'package.json': `{"imports":{"#x":"${secret}"}}`,
  }),
  'a JSX pragma': part(`/** @jsxImportSource ${below} */\nexport default <a/>`),
  'a JSX pragma that climbs': part('/** @jsxImportSource ../../../../etc */\nexport default <a/>'),
  'a module of Node': main(
    `import fs from 'node:fs'; console.log(fs.readFileSync('${secret}','utf8'))`,
  ),
  'a module of Node by its bare name': main(`import fs from 'fs'; console.log(fs)`),
  'an import from the web': main(`import 'http://127.0.0.1:4719/x.js'`),
  'styles from the web': style('@import url(http://127.0.0.1:4719/x.css);'),
  'packages of the server': main(
    `import pg from 'pg'; import e from 'esbuild'; console.log(pg, e)`,
  ),
  'a zero in a path': main(`import x from './a\\0/../../../..${secret}'; console.log(x)`),
  backslashes: main(
    `import x from '..\\\\..\\\\..\\\\..${secret.replaceAll('/', '\\\\')}'; console.log(x)`,
  ),
  'a name of a file that climbs': main(`import '../../../..evil'`, {
    '../../../../evil.ts': 'console.log(1)',
  }),
  'a page of a name that climbs': { '../../index.html': '<p>hello' },
  'a file called __proto__': main(`import './__proto__'`, { __proto__x: 'x' }),
  // These cases do not come from the sketches of attacks.
  'a pattern behind a comma': main(`const n = 'secret'; (0, import)('./${below}/' + n + '.txt')`),
  'import.defer of a pattern': main(`const n = 'secret'; import.defer('./${below}/' + n + '.txt')`),
  'import.source of a pattern': main(
    `const n = 'secret'; import.source('./${below}/' + n + '.txt')`,
  ),
  'a pattern with attributes': main(
    `const n = 'secret'; import('./${below}/' + n + '.txt', { with: { type: 'text' } }).then(console.log)`,
  ),
  'a pattern that an enum makes whole': main(
    `const enum E { A = './${below}/' } const n = 'secret'; import(E.A + n + '.txt')`,
  ),
  'require by another name': main(
    `import { createRequire } from 'module'; const r = createRequire('/'); console.log(r('${secret}'), (require as any)?.('./${below}/' + r + '.txt'))`,
  ),
  'a source map in a template': main(
    `console.log(\`\n//# ${MAPPED}=file://${map}\n\`)\n/*! @preserve\n//# ${MAPPED}=file://${map}\n*/`,
  ),
  'a source map that names sources of the machine': main(
    `console.log(1)\n//# ${MAPPED}=data:application/json;base64,${Buffer.from(
      JSON.stringify({
        version: 3,
        sources: [`file://${secret}`, '/etc/passwd'],
        mappings: 'AAAA',
      }),
    ).toString('base64')}`,
  ),
  'a source and a style sheet of a page': {
    'index.html': `<script type="module" src="${secret}"></script><link rel="stylesheet" href="file://${secret}"><script type="module" src="${below}/secret.txt"></script>`,
  },
  'a page with a base': {
    'index.html': `<base href="file://${folder}/"><script type="module" src="secret.txt"></script>`,
  },
  'a manifest that names files of the machine': {
    'manifest.json': JSON.stringify({
      manifest_version: 3,
      background: { service_worker: secret },
      content_scripts: [{ js: [`${below}/secret.txt`], css: ['/etc/passwd'] }],
    }),
  },
  'a worker and an asset by their address': main(
    `new Worker(new URL('${secret}', import.meta.url)); import.meta.glob?.('${folder}/*'); import.meta.resolve?.('${secret}')`,
  ),
}

test.each(Object.entries(reading))('%s sees no file of the machine', async (_, texts) => {
  const page = '<script type="module" src="./src/main.tsx"></script>'
  const files = projectOf({ 'index.html': page, ...texts })
  const answer = await builder.build({ makes: { kind: 'site' }, files })
  expect(/HARBOUR-KEY|root:x:0/.exec(textOf(answer))?.[0]).toBeUndefined()
  const paths = answer.kind === 'built' ? answer.files.map(({ path }) => path) : []
  expect(paths.filter((path) => path.startsWith('/') || path.includes('..'))).toEqual([])
})

test('an entry that climbs is not a file of the project', async () => {
  const entry = `${below}/secret.txt`
  const answer = await builder.build({
    makes: { kind: 'script', entry },
    files: projectOf({ 'a.ts': 'export {}' }),
  })
  expect(answer.kind).toBe('failed')
  expect(textOf(answer)).not.toContain(WORDS)
})

const doubling = (count: number) =>
  Array.from({ length: count }, (_, at) => `a${at + 1} = a${at} + a${at}`).join(', ')

const taking: [name: string, code: string, says: RegExp | null][] = [
  [
    'members of an enum that double',
    `enum A { a0 = '${'x'.repeat(64)}', ${doubling(32)} } console.log(A.a32)`,
    /too much memory|longer than|was ended/,
  ],
  ['a hundred thousand brackets', `${'('.repeat(100_000)}1${')'.repeat(100_000)}`, null],
  [
    'arrays in arrays',
    `console.log(import('x'), ${'['.repeat(50_000)}${']'.repeat(50_000)})`,
    null,
  ],
  ['JSX in JSX', `export default ${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`, null],
]

test.each(taking)(
  'a build of %s comes to an end, and the next one is built',
  async (_, code, says) => {
    const page = '<script type="module" src="./main.tsx"></script>'
    const answer = await builder.build({
      makes: { kind: 'site' },
      files: projectOf({ 'index.html': page, 'main.tsx': code }),
    })
    if (says) expect(textOf(answer)).toMatch(says)
    const next = await builder.build({
      makes: { kind: 'site' },
      files: projectOf({ 'index.html': '<p>' }),
    })
    expect(next.kind).toBe('built')
  },
  patient(30_000),
)

test('a build that takes too long is ended, together with the program that bundles', async () => {
  const hurried = testBuilder(undefined, { wallMs: 1000 })
  const files = projectOf({
    'index.html': '<script type="module" src="./main.tsx"></script>',
    'main.tsx': `x = ${'1+'.repeat(4_000_000)}1`,
  })
  const answer = await hurried.build({ makes: { kind: 'site' }, files })
  expect(textOf(answer)).toBe('The build took longer than 1 s and was stopped.')
  await hurried.close()
})

test('more files, bytes and longer paths than a project has are refused', async () => {
  const build = (files: ProjectFiles) => builder.build({ makes: { kind: 'site' }, files })
  const many = new Map(Array.from({ length: 2001 }, (_, at) => [`${at}.txt`, new Uint8Array()]))
  expect(textOf(await build(many))).toBe('A project has at most 2000 files.')
  expect(textOf(await build(new Map([['a.txt', new Uint8Array(51 * 2 ** 20)]])))).toBe(
    'A project has at most 50 MB.',
  )
  expect(textOf(await build(projectOf({ 'a\u0000.txt': '' })))).toContain('is not a path')
})
