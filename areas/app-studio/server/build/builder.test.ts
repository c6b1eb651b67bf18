import { afterAll, describe, expect, test } from 'vitest'
import type { BuildAnswer } from './build-work.ts'
import { projectOf, testBuilder, textOf } from './test-builder.ts'

const builder = testBuilder()
afterAll(() => builder.close())

const site = (texts: Record<string, string>) =>
  builder.build({ makes: { kind: 'site' }, files: projectOf(texts) })
const PAGE =
  '<!doctype html><html lang="en"><head><title>A</title></head><body><div id="root"></div><script type="module" src="./src/main.tsx"></script></body></html>'

function builtFiles(answer: BuildAnswer): Map<string, string> {
  if (answer.kind === 'failed') throw new Error(textOf(answer))
  return new Map(
    answer.files.map(({ path, content }) => [path, Buffer.from(content).toString()] as const),
  )
}

test('a page with React, styles and a picture is built into files that name each other', async () => {
  const files = builtFiles(
    await site({
      'index.html': PAGE,
      'src/main.tsx': `import { createRoot } from 'react-dom/client'\nimport './style.css'\nimport mark from './mark.svg'\ncreateRoot(document.getElementById('root')!).render(<img src={mark} alt="" />)`,
      'src/style.css': 'h1 { color: teal }',
      'src/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/robots.txt': 'User-agent: *',
    }),
  )
  const page = files.get('index.html')!
  const [, script = ''] = /src="\.\/(built\/main-\w+\.js)"/.exec(page) ?? []
  const [, styles = ''] = /href="\.\/(built\/main-\w+\.css)"/.exec(page) ?? []
  expect(files.get(styles)).toContain('color: teal')
  expect(files.get('robots.txt')).toBe('User-agent: *')
  const react = /"\.\/(react-dom-client-\w+\.js)"/.exec(files.get(script)!)?.[1]
  expect(files.get(`built/${react}`)).toContain('createRoot')
  expect([...files.keys()].some((path) => /^built\/mark-\w+\.svg$/.test(path))).toBe(true)
})

test('the same project gives the same bytes, and another text another name', async () => {
  const project = { 'index.html': PAGE, 'src/main.tsx': 'console.log(1)' }
  const [first, second] = [await site(project), await site(project)]
  expect(first).toEqual(second)
  const changed = builtFiles(await site({ ...project, 'src/main.tsx': 'console.log(2)' }))
  expect([...changed.keys()]).not.toEqual([...builtFiles(first).keys()])
})

test('a mistake is named with its file, line and column as they were written', async () => {
  const type = 'type Ship = { name: string }\n\n'
  const broken = await site({ 'index.html': PAGE, 'src/main.tsx': `${type}const a = {\n  b: ;\n}` })
  expect(broken).toMatchObject({
    kind: 'failed',
    errors: [{ file: 'src/main.tsx', line: 4, column: 6, text: 'Unexpected ";"' }],
  })
  const missing = await site({
    'index.html': PAGE,
    'src/main.tsx': `${type}import { a } from './nowhere'\nconsole.log(a)`,
  })
  expect(missing).toMatchObject({
    kind: 'failed',
    errors: [
      {
        file: 'src/main.tsx',
        line: 3,
        text: 'Cannot use "./nowhere": there is no such file in this project.',
      },
    ],
  })
})

test('a package that is not installed is named with what to do', async () => {
  const answer = await site({ 'index.html': PAGE, 'src/main.tsx': `import 'three/addons'` })
  expect(textOf(answer)).toContain('the package "three" is not installed')
})

test('a name that a file does not export is missed at the path of the file', async () => {
  const answer = await site({
    'index.html': PAGE,
    'src/main.tsx': `import { tide } from './tides.ts'; tide()`,
    'src/tides.ts': 'export const ebb = 1',
  })
  expect(textOf(answer)).toContain('No matching export in "src/tides.ts" for import "tide"')
})

test('pages in folders name the same built files from where they are', async () => {
  const files = builtFiles(
    await site({
      'index.html': '<link rel="stylesheet" href="/src/site.css"><h1>Home</h1>',
      'about/index.html': '<link rel=stylesheet href="../src/site.css"><h1>About</h1>',
      'src/site.css': 'body { margin: 0 }',
    }),
  )
  const [, name] = /href="\.\/built\/(site-\w+\.css)"/.exec(files.get('index.html')!)!
  expect(files.get('about/index.html')).toContain(`href="../built/${name}"`)
})

test('scripts of a browser extension are built for themselves, and its manifest names them', async () => {
  const files = builtFiles(
    await site({
      'manifest.json': JSON.stringify({
        manifest_version: 3,
        name: 'Reader',
        background: { service_worker: 'src/background.ts' },
        content_scripts: [{ matches: ['<all_urls>'], js: ['src/content.ts'] }],
      }),
      'src/background.ts': `import { a } from './shared'\nconsole.log(a)`,
      'src/content.ts': `import './content.css'\nimport { a } from './shared'\nconsole.log(a)`,
      'src/content.css': 'mark { color: inherit }',
      'src/shared.ts': 'export const a = 1',
    }),
  )
  const manifest = JSON.parse(files.get('manifest.json')!)
  const [{ js, css }] = manifest.content_scripts
  for (const path of [manifest.background.service_worker, ...js, ...css])
    expect(files.has(path)).toBe(true)
  expect(files.get(js[0])).not.toMatch(/\b(?:import|export)\b/)
})

test('a script is statements that leave its module in a variable', async () => {
  const answer = await builder.build({
    makes: { kind: 'script', entry: 'functions/hello.ts' },
    files: projectOf({ 'functions/hello.ts': 'export default (name: string) => `Hello ${name}`' }),
  })
  expect(textOf(answer)).toContain('var projectModule = ')
})

test('a project without a page says what is missing', async () => {
  expect(textOf(await site({ 'README.md': '# Nothing' }))).toContain('Add an index.html')
})

describe('What of Node is missing where code of a project is run', () => {
  const script = async (code: string) =>
    builder.build({
      makes: { kind: 'script', entry: 'functions/hello.ts' },
      files: projectOf({ 'functions/hello.ts': `${code}\nexport default () => ({})` }),
    })

  test.each([
    [`import fs from 'node:fs'; console.log(fs)`, '"fs" of Node is not there', 'with data', 1],
    [
      `import { createServer } from 'net'; createServer()`,
      '"net" of Node',
      'cannot send requests',
      1,
    ],
    [`import { Buffer } from 'node:buffer'; Buffer.from('')`, '"buffer" of Node', 'Uint8Array', 1],
    [
      `const one = 1\n\nconsole.log(Buffer.from('a'), one)`,
      '“Buffer” is not there',
      'Uint8Array',
      3,
    ],
    [`const home = process.env.HOME; console.log(home)`, '“process”', 'as env', 1],
    [
      `console.log(await1)\nfunction await1() { setTimeout(() => {}, 1) }`,
      '“setTimeout”',
      'Automation',
      2,
    ],
    [`void fetch('https://example.org')`, '“fetch”', 'other servers', 1],
  ])('is named at its place, with what to use: %s', async (code, says, advice, line) => {
    const answer = await script(code)
    expect(answer).toMatchObject({ kind: 'failed', errors: [{ file: 'functions/hello.ts', line }] })
    expect(textOf(answer)).toContain(says)
    expect(textOf(answer)).toContain(advice)
  })

  test.each([
    `const Buffer = { from: String }; console.log(Buffer.from('a'))`,
    `console.log(typeof process === 'undefined', { fetch: 1 }.fetch, data.crypto)\ndeclare const data: any`,
    `export const process = (URL: string) => URL`,
  ])('is no name that the project declares itself: %s', async (code) => {
    expect(await script(code)).toMatchObject({ kind: 'built' })
  })

  test('is there in a page', async () => {
    const answer = await site({
      'index.html': PAGE,
      'src/main.tsx': `setTimeout(() => fetch('a'), 1)`,
    })
    expect(answer).toMatchObject({ kind: 'built' })
  })
})
