import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keptUsesIn } from './kept-uses.ts'
import { readTree } from './read-tree.ts'

/**
 * The most uses of `useKept`. The number should only get lower, because the demo and the live
 * server are one product.
 */
const MOST_USES = 52

const screens = () =>
  readTree(['areas', 'platform', 'web']).filter(
    ({ path }) => /\.tsx?$/.test(path) && !path.endsWith('use-kept.ts'),
  )

test('useKept chooses a control, never another screen', () => {
  const uses = screens().map(({ path }) => keptUsesIn(path, readFileSync(path, 'utf8')))
  const choosing = uses.flatMap(({ choosing }) => choosing)
  expect(choosing).toEqual([])
  expect(uses.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(MOST_USES)
})

const imports = `import { Button } from '#web/ui/controls/Button.tsx'
import { A } from './A.tsx'
import { B } from './B.tsx'
`
const choosing = (body: string) =>
  keptUsesIn('Some.tsx', `${imports}export function Some() {\n${body}\n}`).choosing

test.each([
  ['one of two', `return useKept('a') ? <A /> : <B />`],
  ['one by its name', `const has = useKept('a')\nreturn has && is ? <div><A /></div> : <B />`],
  ['one after the other', `const has = useKept('a')\nif (!has) return <A />\nreturn <p><B /></p>`],
  ['one beside the other', `const has = useKept('a')\nreturn <>{has && <A />}{!has && <B />}</>`],
])('a use that draws %s chooses a screen', (_, body) => {
  expect(choosing(body)).toHaveLength(1)
})

test.each([
  ['a part or nothing', `return useKept('a') ? <A /> : null`],
  ['a part more', `const has = useKept('a')\nreturn <>{has && <A />}<B /></>`],
  ['nothing first', `if (!useKept('a')) return null\nreturn <A />`],
  ['what an item opens', `const has = useKept('a')\nif (!has) add({ icon: <B /> })\nreturn <A />`],
  ['a control in place of a part', `return useKept('a') ? <A /> : <Button>Go</Button>`],
  ['other words', `const has = useKept('a')\nreturn <A hint={has ? 'one' : 'two'} />`],
])('a use that draws %s chooses none', (_, body) => {
  expect(choosing(body)).toEqual([])
})
