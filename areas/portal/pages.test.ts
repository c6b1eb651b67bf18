import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOf, resolvePage } from './pages.ts'

const screenOf = (page: string) => resolvePage(page).screen

describe('the page router', () => {
  test('[SHELL-013] gives one screen for a string, and the same one on every call', () => {
    fc.assert(
      fc.property(fc.string(), (page) => {
        expect(resolvePage(page)).toEqual(resolvePage(page))
      }),
    )
  })

  test('knows a page under the address of either door', () => {
    const paths = fc.constantFrom('/news-hub/feed', '/news-hub/add-feed', '/marketplace', '/none')
    fc.assert(
      fc.property(paths, (path) => {
        expect(resolvePage(`/demo${path}`)).toEqual(resolvePage(path))
        expect(pageOf(`/demo${path}`)).toBe(path)
        expect(pageOf(path)).toBe(path)
      }),
    )
  })

  test.each(['news-hub', '/demo/news-hub', '/demo/news-hub/feed', '/demo/news-hub/dashboard'])(
    'shows the feed at %s',
    (page) => {
      expect(screenOf(page)).toBe('feed')
    },
  )

  test('shows the feed at any path below feed and dashboard', () => {
    const segments = fc.array(fc.webSegment(), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(segments, (parts) => {
        const path = `x${parts.join('/')}`
        expect(screenOf(`/demo/news-hub/feed/${path}`)).toBe('feed')
        expect(screenOf(`/demo/news-hub/dashboard/${path}`)).toBe('feed')
      }),
    )
  })

  test('does not take a name that merely begins alike for a page it knows', () => {
    expect(screenOf('/demo/news-hub/feeder')).toBe('unknown')
    expect(screenOf('/demonstration')).toBe('unknown')
    expect(screenOf('/demo/constructor')).toBe('unknown')
    expect(screenOf('/demo/__proto__')).toBe('unknown')
  })
})
