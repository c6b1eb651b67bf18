import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areas } from '#areas/areas.ts'
import { circlesIn, readTree, type SourceFile } from './read-tree.ts'

/** The folders with the code of the program. */
const folders = ['areas', 'core', 'engine', 'feeds', 'media', 'platform', 'server', 'web']
const files = readTree(folders)
const everything = [...files, ...readTree(['scripts', 'e2e'])]

const isTest = ({ path }: SourceFile) => /\.(?:test|spec)\.tsx?$|\/test-[\w-]+\.ts$/.test(path)
/** Says if a file is exempt from the import rules, because it puts the program together. */
const isComposition = ({ path }: SourceFile) =>
  /\/area\.ts$|^areas\/areas\.ts$|^server\/(areas|readings|children\/programs)\.ts$|^web\/((more-)?screens\.tsx|demo\.ts)$/.test(
    path,
  )
const program = files.filter((file) => !isTest(file) && !isComposition(file))

const areaOf = (path: string) => /^(?:areas|platform)\/([^/]+)\//.exec(path)?.[1]
const sideOf = (path: string) => /^(?:areas|platform)\/[^/]+\/(demo|server|web)\//.exec(path)?.[1]

describe('The tree', () => {
  test('every area is in the list, once', () => {
    const folders = new Set(files.flatMap(({ path }) => areaOf(path) ?? []))
    expect(areas.map(({ name }) => name).toSorted()).toEqual([...folders].toSorted())
  })

  test('an area uses only what those before it in the list lend', () => {
    const place = new Map(areas.map(({ name }, index) => [name, index]))
    const wrong = program.flatMap(({ path, imports }) => {
      const own = areaOf(path)
      if (!own || !sideOf(path)) return []
      return imports
        .filter((target) => {
          const other = areaOf(target)
          return other && other !== own && sideOf(target) && place.get(other)! > place.get(own)!
        })
        .map((target) => `${path} uses ${target}`)
    })
    expect(wrong).toEqual([])
  })

  test('the platform knows no area', () => {
    const wrong = program.flatMap(({ path, imports }) =>
      imports
        .filter((target) => path.startsWith('platform/') && target.startsWith('areas/'))
        .map((target) => `${path} uses ${target}`),
    )
    expect(wrong).toEqual([])
  })

  // Imports between a folder and its subfolders do not count; `lends/` counts as its parent folder.
  test('no folders import each other in a circle', () => {
    const folderOf = (path: string) => posix.dirname(path).replace(/\/lends$/, '')
    const edges = new Map<string, Set<string>>()
    for (const { path, imports } of program) {
      const from = folderOf(path)
      for (const target of imports) {
        const to = folderOf(target)
        if (to === from || isInside(to, from) || isInside(from, to)) continue
        edges.set(from, (edges.get(from) ?? new Set()).add(to))
      }
    }
    expect(circlesIn(edges)).toEqual([])
  })

  // The build reads the areas from areas/areas.ts. Only the lower part of the front page is named,
  // because the program loads it at once.
  test('the build names no area', () => {
    const names = areas.map(({ name }) => name).join('|')
    // safe expression: our own sources
    const named = new RegExp(`\\b(?:areas|platform)\\\\?/\\(?(?:${names})\\b[^\\s'"]*`, 'g')
    const found = everything
      .filter(({ path }) => path.startsWith('scripts/build/'))
      .flatMap(({ path }) => readFileSync(path, 'utf8').match(named) ?? [])
    expect(found).toEqual(['areas/feed/web/LowerModules.tsx'])
  })

  // Up to three are fine, such as a file and two helpers that use its types; more are a knot.
  test('at most three files import each other in a circle, types included', () => {
    const sources = files.filter((file) => !isTest(file))
    const edges = new Map(
      sources.map(({ path, staticImports }) => [path, new Set(staticImports)] as const),
    )
    expect(circlesIn(edges).filter(({ length }) => length > 3)).toEqual([])
  })

  test('a folder above 20 files says why it is one subject, and none has more than 25', () => {
    const counts = grouped(everything, ({ path }) => posix.dirname(path))
    const above = [...counts].filter(([, { length }]) => length > 20)
    expect(above.map(([folder]) => folder).toSorted()).toEqual(Object.keys(oneSubject).toSorted())
    const large = above.filter(([, { length }]) => length > 25)
    expect(large.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
  })

  test('no list of what an area lends has more than 30 names: a longer one is split by subject', () => {
    // safe expression: our own sources
    const LIST = /^export \{([^}]*)\}/gm
    const large = program.flatMap(({ path }) => {
      if (!/\/(?:demo|server)\/lends(?:\.ts$|\/)/.test(path)) return []
      const lists = [...readFileSync(path, 'utf8').matchAll(LIST)].map(([, list]) => list!)
      const names = lists.flatMap((list) => list.split(',')).filter((name) => name.trim())
      return names.length > 30 ? [`${path}: ${names.length}`] : []
    })
    expect(large).toEqual([])
  })

  test('no area is more than 12 % of the source', () => {
    const total = sum(everything)
    const large = [...grouped(files, ({ path }) => areaOf(path))].filter(
      ([area, own]) => area && sum(own) > total * 0.12,
    )
    expect(large.map(([area, own]) => `${area}: ${sum(own)} of ${total} lines`)).toEqual([])
  })

  test('the product imports nothing of the journeys', () => {
    const wrong = program
      .filter(({ imports }) => imports.some((target) => target.startsWith('e2e/')))
      .map(({ path }) => path)
    expect(wrong.filter((path) => !/^(areas|platform)\/[^/]+\/e2e\//.test(path))).toEqual([])
  })

  test('files are short: 60 lines in the middle, and nine of ten at most 140', () => {
    const lines = program.map(({ lines }) => lines).toSorted((a, b) => a - b)
    expect(lines[Math.floor(lines.length * 0.5)]).toBeLessThanOrEqual(60)
    expect(lines[Math.floor(lines.length * 0.9)]).toBeLessThanOrEqual(140)
  })
})

describe('The search for circles', () => {
  test('finds what leads back to itself, and nothing else', () => {
    const edges = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set(['a'])],
      ['d', new Set(['e'])],
    ])
    expect(circlesIn(edges)).toEqual([['a', 'b', 'c']])
  })
})

/** Folders with more than 20 files, with the reason why each holds one subject. */
const oneSubject: Record<string, string> = {
  ...{
    'areas/app-studio': 'Its contract and its rules; each room has a folder below it.',
    'areas/articles/server/reading': 'Each file reads one thing of an article.',
    'areas/automation/server/agents': 'One agent, from its words to its answer.',
    'areas/automation/server/engine': 'A kind of step a file, and what carries them out.',
    'areas/automation/web': 'The frame of its pages; each room has a folder below it.',
  },
  ...{
    core: 'The few words that everybody shares.',
    'engine/answers/reading': 'A kind of question a file.',
    'engine/feeds': 'A dialect of feeds a file.',
    'engine/joining': 'One decision, whose parts weigh each other.',
    'engine/markup': 'A step of making markup harmless a file.',
    'engine/names': 'A way in which a name is written a file.',
    'engine/pages': 'A part of a page that is found a file.',
    'engine/scripts': 'A part of a script a file.',
    'engine/search': 'A step from words to a query a file.',
    'engine/summaries': 'A step from sentences to a summary a file.',
    'engine/words': 'A rule of words a file, each with its test.',
    'feeds/fetch': 'One fetch, and what may go wrong with it.',
  },
  ...{
    'platform/models/server/asking': 'A way of asking a file, each with its test.',
    'platform/runs/server': 'A table of its own and what each screen asks of it.',
    'scripts/measure/bench': 'A measurement a file.',
    'scripts/measure/day': 'A judge of a day a file.',
    server: 'Where everything is put together.',
    'server/database': 'A property of the database a file, each with its test.',
    'server/fetch': 'The guarded fetcher, of which half are tests against hostile servers.',
    'server/second-listener': 'One program, read in the order of an answer.',
    'server/settings': 'A setting of the server a file.',
    'server/web/sign-in': 'A way in a file.',
  },
  ...{
    web: 'Where a page begins.',
    'web/ui': 'What every component may use.',
    'web/ui/blocks': 'A component and its styles are two files.',
    'web/ui/controls': 'A component and its styles are two files.',
    'web/ui/marks': 'A component and its styles are two files.',
  },
}

const isInside = (inner: string, outer: string) => inner.startsWith(`${outer}/`)
const sum = (some: readonly SourceFile[]) => some.reduce((lines, file) => lines + file.lines, 0)

function grouped<Key>(some: readonly SourceFile[], keyOf: (file: SourceFile) => Key) {
  const groups = new Map<Key, SourceFile[]>()
  for (const file of some) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file])
  return groups
}
