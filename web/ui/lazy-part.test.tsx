import { act, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testPage } from '../asking/test-page.tsx'
import { lazyPart } from './lazy-part.tsx'

function Notes({ names }: { names: string[] }) {
  return names.map((name) => (
    <section key={name} id={name}>
      <button>{name}</button>
    </section>
  ))
}

const handleAlive = vi.fn()

const { main, show } = testPage()
beforeEach(() => {
  handleAlive.mockReset()
  document.addEventListener('part-alive', handleAlive)
})

const marked = () => [...document.querySelectorAll('[data-alive]')].map(({ id }) => id)

describe('A part whose code comes later', () => {
  test('marks its own elements once it lives, and those that it draws from then on', async () => {
    const Part = lazyPart(async () => Notes)
    await show(<Part names={['a', 'b']} />)
    expect(marked()).toEqual(['a', 'b'])
    expect(handleAlive).toHaveBeenCalledTimes(1)
    await show(<Part names={['a', 'b', 'c']} />)
    expect(marked()).toEqual(['a', 'b', 'c'])
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
