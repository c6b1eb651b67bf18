import { act, useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { askKeepers } from '#core/contract.ts'
import { testPage } from './test-page.tsx'
import { useFurtherPages } from './use-further-pages.ts'

interface Page {
  names: string[]
  next: number | null
}

const askFrom = vi.fn<(next: number) => Promise<Page>>()
let further: ReturnType<typeof useFurtherPages<Page>>

function Names({ first, list }: { first?: Page; list: string }) {
  const read = useFurtherPages(first, askFrom, list)
  useEffect(() => {
    further = read
  })
  return <p>{read.pages.flatMap(({ names }) => names).join(' ')}</p>
}

const { show, words } = testPage(askKeepers({}))
const first = { names: ['a', 'b'], next: 2 }
beforeEach(() => vi.resetAllMocks())

test('each page goes on where the one before ended, until there are no more', async () => {
  askFrom.mockResolvedValueOnce({ names: ['c'], next: 3 })
  askFrom.mockResolvedValueOnce({ names: ['d'], next: null })
  await show(<Names first={first} list="one" />)
  await act(() => further.more())
  await act(() => further.more())
  expect(askFrom.mock.calls).toEqual([[2], [3]])
  expect(words()).toBe('a b c d')
  expect(further.hasMore).toBe(false)
  await act(() => further.more())
  expect(askFrom).toHaveBeenCalledTimes(2)
})

test('a page that fails says so, and can be asked for again', async () => {
  askFrom.mockRejectedValueOnce(new Error('away'))
  await show(<Names first={first} list="one" />)
  await act(() => further.more().catch(() => {}))
  expect(further.error?.message).toBe('away')
  expect(further.hasMore).toBe(true)
  askFrom.mockResolvedValueOnce({ names: ['c'], next: null })
  await act(() => further.more())
  expect(words()).toBe('a b c')
})

test('another list begins with its own first page', async () => {
  askFrom.mockResolvedValueOnce({ names: ['c'], next: 3 })
  await show(<Names first={first} list="one" />)
  await act(() => further.more())
  await show(<Names first={{ names: ['x'], next: null }} list="other" />)
  expect(words()).toBe('x')
})

test('before the first page is there, there is none behind it', async () => {
  await show(<Names list="one" />)
  await act(() => further.more())
  expect(askFrom).not.toHaveBeenCalled()
})
