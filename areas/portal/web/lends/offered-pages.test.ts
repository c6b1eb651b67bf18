import { expect, test } from 'vitest'
import type { ContractName } from '#core/contract.ts'
import { areas } from '../../../areas.ts'
import { pagesIn, sectionsBelow } from '../../sections.ts'
import { offeredPages } from './offered-pages.ts'

const shownBy = (base: string, kept: ContractName[]) => ({
  ...{ sections: sectionsBelow(base, kept, areas), pages: pagesIn(areas), kept },
  ...{ sidebarBadge: null, topBarBadge: null, isPanelOpen: false, build: 'local dev' },
})
const live: ContractName[] = [
  'feed',
  'sources',
  'sources/health',
  'rules',
  'saved/bookmarks',
  'assistant/threads',
]
const names = (kept: ContractName[], base = '') =>
  offeredPages(shownBy(base, kept)).map(({ name }) => name)

test('pages are offered if their contract is kept and they are not coming soon', () => {
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

test('no page is offered twice, nor one that its section hides', () => {
  const everything = areas.flatMap(({ demo = {} }) => Object.keys(demo)) as ContractName[]
  for (const [base, kept] of [
    ['', live],
    ['/demo', everything],
  ] as const) {
    const paths = offeredPages(shownBy(base, [...kept])).map(({ path }) =>
      path.replace(/^\/demo(?=\/)/, ''),
    )
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => path.includes('website-builder'))).toEqual([])
  }
  expect(names(everything, '/demo')).toContain('Workflows')
})

test('pages with the same name are told apart by their titles', () => {
  const everything = areas.flatMap(({ demo = {} }) => Object.keys(demo)) as ContractName[]
  const offered = names(everything, '/demo')
  expect(offered).toContain('Automation Settings')
  expect(offered.filter((name) => name === 'Settings')).toHaveLength(1)
  expect(new Set(offered).size).toBe(offered.length)
})
