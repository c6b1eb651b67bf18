import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { OperationPath } from '#core/contract.ts'
import type { PlaceDraft } from '#platform/places.ts'
import type { Tools } from '#server/tools.ts'
import type { Stale } from '#web/asking/api.tsx'
import type { useKept } from '#web/asking/use-kept.ts'
import { readTree } from './read-tree.ts'

describe('A name', () => {
  // The compiler does the checking: if one of the wrong lines is accepted, this test does not
  // compile.
  test('of a contract or an operation that is misspelt does not compile', () => {
    type Announced = Parameters<Tools['announce']>[0]
    type Kept = Parameters<typeof useKept>[0]
    const right = [
      'marking' satisfies Kept,
      'sources/health' satisfies Kept,
      'sources/health/getNotices' satisfies OperationPath,
      { area: 'marking', readerId: 'ada' } satisfies Announced,
      { area: 'feed', operations: ['listHeadlines'] } satisfies Announced,
      { area: 'sources/health', operations: ['getNotices'] } satisfies Stale,
    ]
    const wrong = [
      // @ts-expect-error A contract.
      'markin' satisfies Kept,
      // @ts-expect-error A part of a contract.
      'sources/heath' satisfies Kept,
      // @ts-expect-error A part that is another one's.
      'feed/health' satisfies Kept,
      // @ts-expect-error An operation.
      'feed/listHeadline' satisfies OperationPath,
      // @ts-expect-error An operation of a part.
      'sources/health/getNotice' satisfies OperationPath,
      // @ts-expect-error A contract that is announced.
      { area: 'markin', readerId: 'ada' } satisfies Announced,
      // @ts-expect-error An operation that is announced.
      { area: 'feed', operations: ['listHeadline'] } satisfies Announced,
      // @ts-expect-error An operation of another contract.
      { area: 'marking', operations: ['listHeadlines'] } satisfies Announced,
      // @ts-expect-error An operation of the contract, announced of its part.
      { area: 'sources/health', operations: ['listSources'] } satisfies Announced,
      // @ts-expect-error A contract that is read again.
      { area: 'markin' } satisfies Stale,
      // @ts-expect-error An operation that is read again.
      { area: 'sources/health', operations: ['getNotice'] } satisfies Stale,
      // @ts-expect-error A contract that a page needs.
      { path: 'recipes', title: 'Recipes', needs: 'markin' } satisfies PlaceDraft,
    ]
    expect([...right, ...wrong]).toHaveLength(18)
  })
})

test('each file that defines a contract adds it to the names, as in docs/decisions/0104', () => {
  // safe expression: our own sources
  const definition = /export const (\w+) = defineContract\(\s*'([^']+)'/g
  const missing = readTree(['areas', 'platform'])
    .filter(({ path }) => /\/contract(s\/[^/]+)?\.ts$/.test(path))
    .flatMap(({ path }) => {
      const text = readFileSync(path, 'utf8')
      const names = text.slice(text.indexOf("declare module '#core/contract.ts'"))
      return [...text.matchAll(definition)]
        .map(([, contract, name]) => [`'${name}': typeof ${contract}`, `${path}: ${name}`] as const)
        .filter(([entry]) => !names.includes(`${entry}\n`) && !names.includes(`${bare(entry)}\n`))
        .map(([, where]) => where)
    })
  expect(missing).toEqual([])
})

/** An entry without quotes, because the formatter removes unnecessary ones. */
const bare = (entry: string) => entry.replaceAll("'", '')
