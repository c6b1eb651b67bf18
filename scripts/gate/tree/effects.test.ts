import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { effectsReturningValues } from './effects.ts'
import { readTree } from './read-tree.ts'

test('no effect returns the value of an expression, which would be called as its clean-up', () => {
  const screens = readTree(['areas', 'platform', 'web']).filter(({ path }) => /\.tsx?$/.test(path))
  const texts = screens.map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(texts.filter(({ text }) => text.includes('useEffect(')).length).toBeGreaterThan(50)
  expect(texts.flatMap(({ path, text }) => effectsReturningValues(path, text))).toEqual([])
})

describe('An effect that returns a value', () => {
  const found = (text: string) => effectsReturningValues('some/file.tsx', text)

  test.each([
    'useEffect(() => form.current?.scrollIntoView(), [])',
    'useLayoutEffect(() => (box.current ? goTo(box.current) : undefined))',
    'React.useInsertionEffect(() => follow(tell), [])',
    'useEffect(\n  () =>\n    follow(tell),\n  [],\n)',
    'useEffect(async () => load(), [])',
  ])('is found: %s', (text) => {
    expect(found(`function Part() {\n  ${text}\n}`)).toEqual(['some/file.tsx:2'])
  })

  test.each([
    'useEffect(() => {\n  form.current?.scrollIntoView()\n}, [])',
    'useEffect(() => {\n  return follow(tell)\n}, [])',
    'useEffect(() => () => audio.current?.pause(), [])',
    'useEffect(() => function stop() {}, [])',
    'useEffect(tell, [])',
    'const tell = useEffectEvent(() => onGone())',
  ])('is not: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})
