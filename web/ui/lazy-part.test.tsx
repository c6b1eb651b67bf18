import { parseHTML } from 'linkedom'
import { act, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

function Notes({ names }: { names: string[] }) {
  return names.map((name) => (
    <section key={name} id={name}>
      <button>{name}</button>
    </section>
  ))
}

const handleAlive = vi.fn()

beforeEach(() => {
  const window = parseHTML('<main></main>')
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('Event', window.Event)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  handleAlive.mockReset()
  document.addEventListener('part-alive', handleAlive)
})
afterEach(() => vi.unstubAllGlobals())

const main = () => document.querySelector('main')!
const marked = () => [...document.querySelectorAll('[data-alive]')].map(({ id }) => id)

describe('A part whose code comes later', () => {
  test('marks its own elements once it lives, and those that it draws from then on', async () => {
    const Part = lazyPart(async () => Notes)
    const root = createRoot(main())
    await act(async () => root.render(<Part names={['a', 'b']} />))
    expect(marked()).toEqual(['a', 'b'])
    expect(handleAlive).toHaveBeenCalledTimes(1)
    await act(async () => root.render(<Part names={['a', 'b', 'c']} />))
    expect(marked()).toEqual(['a', 'b', 'c'])
    await act(async () => root.unmount())
  })

  test('has no mark where a server drew it, until its code is there', async () => {
    let arrive = (_part: typeof Notes) => {}
    const Drawn = lazyPart(async () => Notes)
    const Late = lazyPart(() => new Promise<typeof Notes>((resolve) => (arrive = resolve)))
    const page = (Part: typeof Late) => (
      <Suspense fallback={null}>
        <Part names={['a']} />
      </Suspense>
    )
    const { prelude } = await prerender(page(Drawn))
    main().innerHTML = await new Response(prelude).text()
    expect(main().textContent).toBe('a')

    let root: ReturnType<typeof hydrateRoot>
    await act(async () => (root = hydrateRoot(main(), page(Late))))
    expect(main().textContent).toBe('a')
    expect(marked()).toEqual([])
    await act(async () => arrive(Notes))
    expect(marked()).toEqual(['a'])
    await act(async () => root.unmount())
  })
})
