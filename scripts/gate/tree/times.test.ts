import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTree } from './read-tree.ts'

test('a time behind words of its sentence does not begin with a capital', () => {
  const screens = readTree(['areas', 'platform', 'web']).filter(({ path }) => path.endsWith('.tsx'))
  const wrong = screens.flatMap(({ path }) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => /[a-z],? <TimeAgo /.test(line) && !line.includes('inSentence'))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(screens.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})
