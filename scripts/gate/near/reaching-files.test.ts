import { expect, test } from 'vitest'
import { reachingFiles } from './reaching-files.ts'

const tree = [
  file('areas/areas.ts', 'areas/rules/area.ts', 'areas/notes/area.ts'),
  file('areas/rules/area.ts', 'areas/rules/rule-words.ts'),
  file('areas/rules/rule-words.ts'),
  file('areas/rules/rule-words.test.ts', 'areas/rules/rule-words.ts'),
  file('areas/notes/lends.ts', 'areas/rules/rule-words.ts'),
  file('areas/notes/notes.test.ts', 'areas/notes/lends.ts', 'areas/areas.ts'),
  file('server/all.test.ts', 'areas/areas.ts'),
]

test('files come by how near they are, and not by the list of all areas', () => {
  expect(reachingFiles(['areas/rules/rule-words.ts'], tree)).toEqual([
    'areas/rules/rule-words.ts',
    'areas/rules/area.ts',
    'areas/rules/rule-words.test.ts',
    'areas/notes/lends.ts',
    'areas/notes/notes.test.ts',
  ])
})

test('a change to the list itself reaches what imports it', () => {
  expect(reachingFiles(['areas/areas.ts'], tree)).toContain('server/all.test.ts')
})

test('files that import each other are walked once', () => {
  const circle = [file('a.ts', 'b.ts'), file('b.ts', 'a.ts')]
  expect(reachingFiles(['a.ts'], circle)).toEqual(['a.ts', 'b.ts'])
})

function file(path: string, ...imports: string[]) {
  return { path, imports, lines: 1, staticImports: imports }
}
