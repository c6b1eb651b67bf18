import { describe, expect, test } from 'vitest'
import { journeysNear, unitTestsNear } from './choose-tests.ts'

const tree = [
  file('areas/notes/notes.test.ts', 'areas/rules/rule-words.ts'),
  file('areas/rules/e2e/rules.spec.ts', 'areas/rules/e2e/add-rule.ts'),
  file('areas/rules/e2e/sharing.spec.ts', 'e2e/hubs/hub.ts'),
  file('areas/rules/e2e/add-rule.ts'),
  file('areas/rules/joining.test.ts', 'areas/rules/rule-words.ts'),
  file('areas/rules/rule-words.ts'),
  file('areas/rules/server/rules.test.ts'),
  file('areas/topics/topics.test.ts'),
]
const changed = ['areas/rules/rule-words.ts']

describe('unit tests near a change', () => {
  test('are those that reach it, then the others of its area', () => {
    const { chosen, slow } = unitTestsNear(changed, tree, { plain: [] })
    expect(chosen).toEqual(['areas/notes/notes.test.ts', 'areas/rules/server/rules.test.ts'])
    expect(slow).toEqual(['areas/rules/joining.test.ts'])
  })

  test('are left out from the far end where many are costly, and changed ones never', () => {
    const own = ['areas/rules/rule-words.ts', 'areas/rules/joining.test.ts']
    expect(unitTestsNear(own, tree, { plain: [], most: 1 })).toEqual({
      chosen: ['areas/rules/joining.test.ts', 'areas/notes/notes.test.ts'],
      slow: [],
      farther: ['areas/rules/server/rules.test.ts'],
    })
  })

  test('are all taken where they are plain', () => {
    const plain = ['areas/notes/notes.test.ts', 'areas/rules/server/rules.test.ts']
    expect(unitTestsNear(changed, tree, { plain, most: 0 }).chosen).toEqual(plain)
  })

  test('are none where only journeys changed', () => {
    expect(unitTestsNear(['areas/rules/e2e/rules.spec.ts'], tree, { plain: [] }).chosen).toEqual([])
  })
})

describe('journeys near a change', () => {
  const read = (path: string) => (path.includes('sharing') ? '({ ownNewsHub })' : '({ newsHub })')

  test('are all of its area, apart from those that start a server', () => {
    expect(journeysNear(changed, tree, read)).toEqual({
      fromSources: ['areas/rules/e2e/rules.spec.ts'],
      leftOut: ['areas/rules/e2e/sharing.spec.ts'],
    })
  })

  test('are those that import it where it is of the journeys', () => {
    expect(journeysNear(['areas/rules/e2e/add-rule.ts'], tree, read)).toEqual({
      fromSources: ['areas/rules/e2e/rules.spec.ts'],
      leftOut: [],
    })
  })
})

function file(path: string, ...imports: string[]) {
  return { path, imports, lines: 1, staticImports: imports }
}
