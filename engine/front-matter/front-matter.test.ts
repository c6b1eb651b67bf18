import { expect, test } from 'vitest'
import { readFrontMatter } from './front-matter.ts'

const read = (file: string) => readFrontMatter(file, 1000)

test('facts in YAML and in TOML stand before the words', () => {
  expect(read('---\ntitle: Quay\ntags: [a, b]\n---\nWords')).toEqual({
    ...{ facts: { title: 'Quay', tags: ['a', 'b'] }, body: 'Words' },
  })
  const { facts, body } = read(
    '+++\n# A note\ntitle = "The \\"old\\" quay" # said\ndraft = true\nweight = 1_000\ndate = 2024-05-01T08:00:00Z\ntags = ["a",\n  \'b, c\',\n]\n[params]\ntitle = "No"\n+++\nWords',
  )
  expect({ ...facts }).toEqual({
    ...{ title: 'The "old" quay', draft: true, weight: 1000, date: '2024-05-01T08:00:00Z' },
    tags: ['a', 'b, c'],
  })
  expect(body).toBe('Words')
})

test('without an end, or beyond their room, they are words', () => {
  for (const file of ['---\ntitle: Quay', `---\na: ${'x'.repeat(2000)}\n---\n`, '# Quay'])
    expect(read(file)).toEqual({ facts: {}, body: file })
})

test('anything but facts is null, and names of objects are names like any other', () => {
  expect(read('---\n- a\n---\nWords').facts).toBeNull()
  expect(Object.keys(read('+++\n__proto__ = 1\n+++\n').facts!)).toEqual(['__proto__'])
})

test('a list that never closes costs no more than its length', () => {
  const { facts } = readFrontMatter(`+++\na = [\n${'"x",\n'.repeat(20_000)}+++\n`, 400_000)
  expect(facts).toHaveProperty('a')
})
