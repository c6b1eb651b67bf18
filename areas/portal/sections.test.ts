import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ContractName } from '#core/contract.ts'
import { areas } from '../areas.ts'
import { Section } from '#platform/places.ts'
import { resolveKeptPage } from './pages.ts'
import { available, upcoming } from './section-groups.ts'
import { announcementIn, pagesIn, sectionsBelow } from './sections.ts'

const anySection = fc.record({ comingSoon: fc.boolean(), hidden: fc.boolean() }).map((flags) => ({
  ...sectionsBelow('', [])[0]!,
  ...flags,
}))

describe('the sections of the portal', () => {
  test('[SHELL-077] available are those that are neither coming soon nor hidden', () => {
    fc.assert(
      fc.property(fc.array(anySection), (sections) => {
        const expected = sections.filter((each) => !(each.comingSoon || each.hidden))
        expect(available(sections)).toEqual(expected)
      }),
    )
  })

  test('[SHELL-078] upcoming are exactly those that are coming soon', () => {
    fc.assert(
      fc.property(fc.array(anySection), (sections) => {
        expect(upcoming(sections)).toEqual(sections.filter(({ comingSoon }) => comingSoon))
      }),
    )
  })

  test('fit the contract, each with an address below its door', () => {
    for (const base of ['', '/demo']) {
      for (const section of sectionsBelow(base, [], areas)) {
        expect(Section.safeParse(section).success).toBe(true)
        expect(section.landingPath.startsWith(`${base}/`)).toBe(true)
      }
    }
  })

  const everything: ContractName[] = [
    'feed',
    'app-studio',
    'app-studio/plan',
    'ai-lab',
    'marketplace',
    'website-builder',
  ]
  const more: ContractName[] = [
    'ai-content',
    'automation',
    'profiles',
    'rules',
    'hub-settings',
    'ai-settings',
  ]
  const demoSections = sectionsBelow('/demo', [...everything, ...more], areas)
  const section = (id: string) => demoSections.find((each) => each.id === id)!

  test('[DATA-018] have all their fields', () => {
    for (const each of demoSections) {
      expect(Object.keys(each)).toEqual(
        expect.arrayContaining([
          ...['id', 'name', 'shortLabel', 'icon', 'landingPath', 'showDivider', 'description'],
          ...['subPages', 'comingSoon', 'hidden'],
        ]),
      )
    }
  })

  test('[SHELL-016, SHELL-033, SHELL-063, SHELL-067, SHELL-068] open the pages that the documents name', () => {
    expect(section('news-hub').landingPath).toBe('/demo/news-hub')
    expect(section('marketplace').landingPath).toBe('/demo/marketplace')
    expect(section('ai-studio').landingPath).toBe('/demo/ai-studio')
    expect(section('website-builder').landingPath).toBe('/demo/website-builder')
    expect(section('build-software').landingPath).toBe('/demo/build-software')
  })

  test('[SHELL-007, SHELL-008, SHELL-009] say what they are for', () => {
    expect(section('build-software')).toMatchObject({
      name: 'App Studio',
      description: expect.stringMatching(/build and deploy apps/i),
    })
    expect(section('ai-studio')).toMatchObject({
      name: 'AI Lab',
      description: expect.stringMatching(/train, fine-tune and deploy models/i),
    })
    expect(section('marketplace')).toMatchObject({
      name: 'Marketplace',
      description: expect.stringMatching(/productivity tools/i),
    })
  })

  test('[SHELL-010, SHELL-069, SHELL-070] hide the Website Builder, and set the Marketplace apart', () => {
    expect(section('website-builder').hidden).toBe(true)
    const live = sectionsBelow('', [...everything, 'website-builder/sites'], areas)
    expect(live.find(({ id }) => id === 'website-builder')!.hidden).toBe(false)
    expect(section('marketplace')).toMatchObject({ showDivider: true, subPages: [] })
    expect(demoSections.filter(({ showDivider }) => showDivider)).toHaveLength(1)
  })

  test('[SHELL-076] announce AI Content and Automation, whose pages open all the same', () => {
    expect(upcoming(demoSections).map(({ id }) => id)).toEqual(['ai-content', 'automation'])
    for (const each of upcoming(demoSections)) expect(each.subPages.length).toBeGreaterThan(0)
  })

  test('do not announce a section that a live server keeps', () => {
    expect(upcoming(sectionsBelow('', [...everything, ...more], areas))).toEqual([])
  })

  test('announce sections without a keeper, but not their pages', () => {
    const [newsHub, appStudio] = sectionsBelow('', ['feed', 'sources'], areas)
    expect(newsHub!.subPages.map(({ path }) => path)).toEqual([
      '/news-hub/feed',
      '/news-hub/add-feed',
    ])
    expect(appStudio).toMatchObject({ comingSoon: true, subPages: [] })
    expect(upcoming(sectionsBelow('', ['feed'], areas)).map(({ name }) => name)).toEqual([
      ...['App Studio', 'AI Lab', 'Marketplace', 'Website Builder', 'AI Content', 'Automation'],
    ])
  })

  test('end with the sections of areas, with those of their pages that are kept', () => {
    const page = (name: string, needs: ContractName) => ({
      path: `recipes/${name}`,
      title: name,
      screen: name,
      section: 'recipes',
      needs,
    })
    const recipes = {
      pages: [page('soups', 'notes'), page('sauces', 'saved')],
      section: {
        id: 'recipes',
        name: 'Recipes',
        icon: 'pen',
        description: 'What to cook.',
        needs: 'notes' as const,
        subPages: ['soups', 'sauces'].map((name) => [name, name] as const),
      },
    }
    expect(sectionsBelow('/demo', ['notes'], [{}, recipes]).at(-1)).toMatchObject({
      id: 'recipes',
      landingPath: '/demo/recipes',
      comingSoon: false,
      subPages: [{ name: 'soups', path: '/demo/recipes/soups' }],
    })
  })

  test('never announce and hide the same section', () => {
    const both = sectionsBelow('', [], areas).filter(
      ({ comingSoon, hidden }) => comingSoon && hidden,
    )
    expect(both).toEqual([])
  })
})

describe('a page that is coming soon', () => {
  const pages = pagesIn(areas)
  const kept = areas.flatMap(({ demo = {} }) => Object.keys(demo)) as ContractName[]
  const screenOf = (path: string) => resolveKeptPage(path, { kept, pages }).screen
  const announced = pages.filter(({ path }) => screenOf(path) === 'coming-soon')
  const said = (page: string) => announcementIn(areas, page)!

  test.each(announced)(
    '$path says in its own words when it is coming, and what to use until then',
    ({ path }) => {
      const { plan, meanwhile } = said(`/${path}`)
      expect(plan).toMatch(/next version.*\.$/)
      expect(meanwhile).toMatch(/^Until then, .*\.$/)
      expect(announced.filter((other) => said(other.path).plan === plan)).toHaveLength(1)
    },
  )

  test('belongs to a kept section, and exists at another door', () => {
    const live: ContractName[] = ['app-studio', 'app-studio/projects']
    const page = '/build-software/projects'
    expect(screenOf(page)).toBe('coming-soon')
    expect(resolveKeptPage(page, { kept: live, pages }).screen).toBe('app-studio')
    const subPages = (names: ContractName[]) =>
      sectionsBelow('', names, areas).find(({ id }) => id === 'build-software')!.subPages.length
    expect([subPages(kept), subPages(live), subPages([])]).toEqual([6, 1, 0])
  })

  test('is every page that the documents name, except those that a section has kept', () => {
    const below = (section: string) => announced.filter(({ path }) => path.startsWith(section))
    expect([below('build-software/').length, below('website-builder/manage/').length]).toEqual([
      6, 5,
    ])
    expect(announced).toHaveLength(11)
    expect(announcementIn(areas, '/automation/agents')).toBeNull()
  })
})
