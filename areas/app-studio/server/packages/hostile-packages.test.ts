import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectOf, textOf } from '../build/test-builder.ts'
import { testProjectBuilder } from '../test-project-builder.ts'
import { openTestRegistry } from './test-registry.ts'

/** A folder with secret files that no package may read. */
const folder = mkdtempSync(join(tmpdir(), 'package-'))
const [secret, map] = [join(folder, 'secret.txt'), join(folder, 'secret.map')]
const up = `${'../'.repeat(12)}${folder.slice(1)}`
/** The word is split, because tools that read this test would interpret it. */
const MAPPED = ['source', 'MappingURL'].join('')

let registry: Awaited<ReturnType<typeof openTestRegistry>>
let projects: ReturnType<typeof testProjectBuilder>
beforeAll(async () => {
  writeFileSync(secret, 'module.exports = "HARBOUR-KEY"')
  writeFileSync(
    map,
    JSON.stringify({
      version: 3,
      sources: ['a'],
      sourcesContent: ['HARBOUR-KEY'],
      mappings: 'AAAA',
    }),
  )
  registry = await openTestRegistry()
  projects = testProjectBuilder(registry.address)
})
afterAll(async () => {
  await projects.close()
  await registry.close()
  rmSync(folder, { recursive: true })
})

type Offered = Parameters<Awaited<ReturnType<typeof openTestRegistry>>['offer']>
interface Hostile {
  about?: Record<string, unknown>
  code?: string
  entries?: Offered[2]
  told?: Offered[3]
  /** A part of the expected error message; missing if the build must succeed. */
  says?: string
}

const depends = (name: string, range: string): Hostile => ({
  told: (told) => ({ ...told, dependencies: { [name]: range } }),
})

const packages: Record<string, Hostile> = {
  'a path that climbs out of its archive': {
    entries: [
      ['package/../../../../climbed.js', 'x'],
      ['climbed.js', 'x'],
      ['/climbed.js', 'x'],
    ],
  },
  'a link to a file of the machine': {
    entries: [['package/link.js', undefined, { type: 'symlink', linkname: secret }]],
    code: `import s from './link.js'; export default s`,
    says: 'no such module',
  },
  'a hard link': {
    entries: [['package/link.js', undefined, { type: 'link', linkname: secret }]],
    code: `import s from './link.js'; export default s`,
    says: 'no such module',
  },
  'exports that climb': { about: { exports: { '.': `${up}/secret.txt` } }, says: 'no such module' },
  'exports that climb behind a dot': {
    about: { exports: { '.': `./${up}/secret.txt` } },
    says: 'no such module',
  },
  'a main file that climbs': { about: { main: `${up}/secret.txt` }, says: 'no such module' },
  'a browser map that climbs': {
    about: { main: 'index.js', browser: { './index.js': `${up}/secret.txt` } },
    says: 'no such module',
  },
  'an import that climbs': {
    code: `export { default } from '${up}/secret.txt'`,
    says: 'no such module',
  },
  'an absolute import': { code: `export { default } from '${secret}'`, says: 'Cannot use' },
  'require of a pattern': {
    code: `const n = 'secret'; module.exports = require('./${up}/' + n + '.txt')`,
  },
  'require in sloppy code of a pattern': {
    code: `with ({}) { var n = 'secret'; module.exports = require('./${up}/' + n + '.txt') }`,
    says: '',
  },
  'a source map': { code: `export default 1\n//# ${MAPPED}=file://${map}` },
  'a source map of a file of the machine': {
    code: `export default 1\n//# ${MAPPED}=data:application/json,${encodeURIComponent(
      JSON.stringify({ version: 3, sources: [`file://${secret}`], mappings: 'AAAA' }),
    )}`,
  },
  'a dependency by git': { ...depends('a', 'git+ssh://git@127.0.0.1/x'), says: 'not a range' },
  'a dependency by a file': { ...depends('a', 'file:../../../etc'), says: 'not a range' },
  'a dependency by an address': {
    ...depends('a', 'http://169.254.169.254/x.tgz'),
    says: 'not a range',
  },
  'a dependency by another name': { ...depends('a', 'npm:b@1'), says: 'not a range' },
  'a dependency whose name climbs': { ...depends('../../x', '1'), says: 'not a name' },
  'another archive than the registry says': {
    told: (told, dist) => ({
      ...told,
      dist: { ...dist, integrity: `sha512-${Buffer.alloc(64).toString('base64')}` },
    }),
    says: 'is not what the registry says',
  },
  'an archive without a SHA-512': {
    told: (told, { tarball }) => ({ ...told, dist: { tarball, shasum: '0' } }),
    says: 'has no SHA-512',
  },
  'an archive at another host': {
    told: (told, dist) => ({ ...told, dist: { ...dist, tarball: 'http://169.254.169.254/a.tgz' } }),
    says: 'does not come from the registry',
  },
  'a module of Node': {
    code: `import fs from 'node:fs'; export default fs.readFileSync('/etc/passwd', 'utf8')`,
    says: 'modules of Node',
  },
  'a hundred megabytes of zeros': {
    entries: [['package/big.js', Buffer.alloc(100_000_000)]],
    says: 'larger than 80 MB unpacked',
  },
  'scripts that run at its installation': {
    about: { scripts: { preinstall: `touch ${folder}/ran`, postinstall: `touch ${folder}/ran` } },
  },
  'a prototype in its package.json': {
    about: JSON.parse(
      '{"__proto__": {"main": "x"}, "exports": {"__proto__": "./x.js", ".": "./index.js"}}',
    ),
    says: '',
  },
}

test.each(
  Object.entries(packages).map(([name, hostile], nth) => [name, `evil-${nth}`, hostile] as const),
)(
  '%s sees no file of the machine, and runs nothing',
  async (_, name, { about = {}, code = 'export default 1', entries = [], told, says }) => {
    await registry.offer(
      name,
      { main: 'index.js', ...about },
      [['package/index.js', code], ...entries],
      told,
    )
    const files = projectOf({
      'index.html': '<script type="module" src="./main.ts"></script>',
      'main.ts': `import x from '${name}'\nconsole.log(x)`,
      'package.json': JSON.stringify({ dependencies: { [name]: '1.0.0' } }),
    })
    const built = await projects.build(files)
    const text = textOf(built)
    expect(/HARBOUR-KEY|root:x:0/.exec(text)?.[0]).toBeUndefined()
    if (says === undefined) expect(built.kind === 'failed' ? text : 'built').toBe('built')
    else expect([built.kind, text]).toEqual(['failed', expect.stringContaining(says)])
    expect(readdirSync(folder).toSorted()).toEqual(['secret.map', 'secret.txt'])
    const stored = readdirSync(projects.dataFolder, { recursive: true, encoding: 'utf8' })
    expect(
      stored.filter((path) => !/^app-studio(?:\/packages(?:\/[0-9a-f]{64}\.tgz)?)?$/.test(path)),
    ).toEqual([])
  },
)
