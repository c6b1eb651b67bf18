import { expect, test } from 'vitest'
import { testPage } from '../asking/test-page.tsx'
import { Store, useStored } from './store.ts'
import { ofVisit, VisitContext } from './visit.ts'

const useCount = ofVisit(() => new Store(0))

function Counter() {
  const count = useCount()
  return <button onClick={() => count.set(count.get() + 1)}>{useStored(count)}</button>
}

const page = testPage()
const { words } = page

test('what a visit keeps is the same on all its screens, and the next visit starts afresh', async () => {
  const show = (visit: Map<() => unknown, unknown>, screen: string) =>
    page.show(
      <VisitContext value={visit}>
        <Counter key={screen} />
        <Counter key={`beside ${screen}`} />
      </VisitContext>,
    )

  const first = new Map()
  await show(first, 'feed')
  expect(words()).toBe('00')
  await page.press('0')
  expect(words()).toBe('11')
  await show(first, 'notes')
  expect(words()).toBe('11')
  await show(new Map(), 'feed')
  expect(words()).toBe('00')
})
