import { parseHTML } from 'linkedom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Store, useStored } from './store.ts'
import { ofVisit, VisitContext } from './visit.ts'

const useCount = ofVisit(() => new Store(0))

function Counter() {
  const count = useCount()
  return <button onClick={() => count.set(count.get() + 1)}>{useStored(count)}</button>
}

beforeAll(() => {
  const window = parseHTML('<main></main>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterAll(() => vi.unstubAllGlobals())

test('what a visit keeps is the same on all its screens, and the next visit begins anew', async () => {
  const root = createRoot(document.querySelector('main')!)
  const show = (visit: Map<() => unknown, unknown>, screen: string) =>
    act(async () =>
      root.render(
        <VisitContext value={visit}>
          <Counter key={screen} />
          <Counter key={`beside ${screen}`} />
        </VisitContext>,
      ),
    )
  const words = () => document.querySelector('main')!.textContent

  const first = new Map()
  await show(first, 'feed')
  expect(words()).toBe('00')
  const press = new window.Event('click', { bubbles: true })
  await act(async () => void document.querySelector('button')!.dispatchEvent(press))
  expect(words()).toBe('11')
  await show(first, 'notes')
  expect(words()).toBe('11')
  await show(new Map(), 'feed')
  expect(words()).toBe('00')
  await act(async () => root.unmount())
})
