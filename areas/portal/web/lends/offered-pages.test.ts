import { expect, test } from 'vitest'
import { areas } from '../../../areas.ts'
import { pagesIn, sectionsBelow } from '../../sections.ts'
import { offeredPages } from './offered-pages.ts'

const parts = areas.map(({ pages = [], section }) => ({ pages, ...(section && { section }) }))
const shownBy = (base: string, kept: string[]) => ({
  ...{ sections: sectionsBelow(base, kept, parts), pages: pagesIn(parts), kept },
  ...{ sidebarBadge: null, topBarBadge: null, isPanelOpen: false, build: 'local dev' },
})
const live = ['feed', 'sources', 'sources/health', 'rules', 'saved/bookmarks', 'assistant/threads']
const names = (kept: string[], base = '') =>
  offeredPages(shownBy(base, kept)).map(({ name }) => name)

test('pages are offered once their contract is kept, and none that is coming soon', () => {
  expect(names(live)).toEqual(expect.arrayContaining(['Add Feed', 'Sources', 'Automation Rules']))
  for (const announced of ['App Studio', 'Marketplace', 'Automation', 'Workflows', 'Requirements'])
    expect(names(live)).not.toContain(announced)
  expect(names([...live, 'marketplace'])).toContain('Marketplace')
})

test('a page that shows one thing by its id is not offered without one', () => {
  expect(names(live)).toContain('Save a page')
  expect(names(live)).not.toContain('Bookmark')
  expect(names(live)).not.toContain('Thread')
})

test('no page is offered twice', () => {
  const paths = offeredPages(shownBy('', live)).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
