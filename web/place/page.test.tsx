import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { areas } from '#areas/areas.ts'
import { splitPage } from '#areas/portal/pages.ts'
import { pagesIn } from '#areas/portal/sections.ts'
import { address } from '#core/route.ts'
import { PageLink, PageProvider, usePage } from './page.tsx'
import { pageInMemory } from './page-keepers.ts'
import { useRoute } from '../use-route.ts'

const pages = pagesIn(areas)

/** Shows the current page as a screen reads it, and the targets of its links. */
function Probe() {
  const { page } = usePage()
  const opened = useRoute('projects/:project/files/*')
  return (
    <>
      <output>{JSON.stringify([page, opened])}</output>
      <PageLink page={address('projects/:project', { project: 'wire desk' })}>another</PageLink>
      <PageLink page=".">none</PageLink>
      <PageLink page="/marketplace">elsewhere</PageLink>
    </>
  )
}

function render(base: string, start: string) {
  const html = renderToStaticMarkup(
    <PageProvider keeper={pageInMemory(base, start)} split={(path) => splitPage(path, pages)}>
      <Probe />
    </PageProvider>,
  )
  const said = /<output>(.*)<\/output>/.exec(html)![1]!.replaceAll('&quot;', '"')
  return {
    said: JSON.parse(said),
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to),
  }
}

test.each([
  ['/demo', '/demo/build-software', '/build-software'],
  ['', '/build-software', '/build-software'],
  // A page with a bare name keeps it when something is open on it.
  ['/demo', 'build-software', 'build-software'],
])('below "%s", the page at %s keeps its name whatever is open on it', (base, start, name) => {
  const path = `${start}/projects/tide/files/a%20b/c.ts`
  const { said, links } = render(base, path)
  expect(said).toEqual([name, { project: 'tide', '*': 'a b/c.ts' }])
  expect(links).toEqual([
    `${base}/build-software/projects/wire%20desk`,
    `${base}/build-software`,
    `${base}/marketplace`,
  ])
  expect(render(base, start).said).toEqual([name, null])
})

test('a page that was asked for with a slash behind it leads to the same places', () => {
  expect(render('', '/build-software/').links).toEqual(render('', '/build-software').links)
})

test('a screen of another kind begins at its top, and one that stays does not move', () => {
  const list = { path: 'recipes', title: 'Recipes', screen: 'list', section: null, needs: null }
  const soup = { ...list, opens: 'soups/:soup', screen: 'soup' }
  const folder = { ...list, opens: 'folders/:folder' }
  const scrollTo = vi.fn()
  vi.stubGlobal('window', { scrollTo })
  function scrolls(start: string, to: string): boolean {
    scrollTo.mockClear()
    function Goer() {
      usePage().goTo(to)
      return null
    }
    const split = (path: string) => splitPage(path, [list, soup, folder])
    renderToStaticMarkup(
      <PageProvider keeper={pageInMemory('', start)} split={split}>
        <Goer />
      </PageProvider>,
    )
    return scrollTo.mock.calls.length > 0
  }
  expect(scrolls('/recipes', './soups/borscht')).toBe(true)
  expect(scrolls('/recipes/soups/borscht', '.')).toBe(true)
  expect(scrolls('/recipes/soups/borscht', './soups/minestrone?x=1')).toBe(false)
  expect(scrolls('/recipes', './folders/winter')).toBe(false)
  expect(scrolls('/recipes', '/news-hub/feed')).toBe(true)
  expect(scrolls('/news-hub/feed', '/news-hub/feed?source=x')).toBe(false)
  vi.unstubAllGlobals()
})
