import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ContractName } from '#core/contract.ts'
import { address } from '#core/route.ts'
import type { AddedPage } from '#platform/places.ts'
import { areas } from '../areas.ts'
import { pageOf, resolveKeptPage, resolvePage, splitPage } from './pages.ts'
import { pagesIn } from './sections.ts'

const pages = pagesIn(areas)
const screenOf = (page: string) => resolvePage(page, pages).screen

describe('the page router', () => {
  test('[SHELL-013] gives one screen for a string, and the same one on every call', () => {
    fc.assert(
      fc.property(fc.string(), (page) => {
        expect(resolvePage(page, pages)).toEqual(resolvePage(page, pages))
      }),
    )
  })

  test('knows a page under the address of either door', () => {
    const paths = fc.constantFrom('/news-hub/feed', '/news-hub/add-feed', '/marketplace', '/none')
    fc.assert(
      fc.property(paths, (path) => {
        expect(resolvePage(`/demo${path}`, pages)).toEqual(resolvePage(path, pages))
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

  test.each([
    ['SHELL-015', 'news-hub', 'feed'],
    ['SHELL-016', '/demo/news-hub', 'feed'],
    ['SHELL-017', '/demo/news-hub/feed', 'feed'],
    ['SHELL-018', '/demo/news-hub/dashboard', 'feed'],
    ['SHELL-019', '/demo/news-hub/feed/anything/deeper', 'feed'],
    ['SHELL-020', '/demo/news-hub/dashboard/x', 'feed'],
    ['SHELL-022', '/demo/news-hub/add-feed', 'add-feed'],
    ['SHELL-023', '/demo/news-hub/rules', 'rules'],
    ['SHELL-024', '/demo/news-hub/settings', 'hub-settings'],
    ['SHELL-025', '/demo/news-hub/personalize', 'profiles'],
    ['SHELL-026', '/demo/news-hub/ai-studio', 'ai-settings'],
    ['SHELL-027', '/demo/news-hub/lmarena', 'leaderboard'],
    ['SHELL-028', '/demo/news-hub/lmarena/leaderboard', 'leaderboard'],
    ['SHELL-029', '/demo/news-hub/lmarena/text-arena', 'arena'],
    ['SHELL-030', '/demo/news-hub/lmarena/vision-arena', 'arena'],
    ['SHELL-031', '/demo/news-hub/lmarena/about', 'about-arena'],
    ['SHELL-032', 'marketplace', 'marketplace'],
    ['SHELL-033', '/demo/marketplace', 'marketplace'],
    ['SHELL-034', 'website-builder', 'site-overview'],
    ['SHELL-067', '/demo/website-builder', 'site-overview'],
    ['SHELL-035', '/demo/website-builder/creation', 'site-creation'],
    ['SHELL-036', '/demo/website-builder/manage', 'site-management'],
    ['SHELL-042', 'build-software', 'app-studio'],
    ['SHELL-068', '/demo/build-software', 'app-studio'],
    ['SHELL-049', 'ai-content', 'ai-content'],
    ['SHELL-095', '/demo/ai-content', 'ai-content'],
    ['SHELL-050', '/demo/ai-content/templates', 'ai-content'],
    ['SHELL-055', 'automation', 'automation'],
    ['SHELL-096', '/demo/automation', 'automation'],
    ['SHELL-056', '/demo/automation/workflows', 'automation'],
    ['SHELL-062', 'ai-studio', 'ai-lab'],
    ['SHELL-063', '/demo/ai-studio', 'ai-lab'],
    ['SHELL-064', '/demo/ai-studio/anything', 'ai-lab'],
    ['SHELL-065', '/demo/none', 'unknown'],
  ])('knows the screen of row %s: %s', (_, page, screen) => {
    expect(screenOf(page)).toBe(screen)
  })

  test('announces the pages of a section without a keeper, under their own names', () => {
    const agents = '/demo/automation/agents'
    expect(resolveKeptPage(agents, { kept: ['feed'], pages })).toMatchObject({
      screen: 'coming-soon',
      title: 'AI Agents',
    })
    const kept = ['automation', 'automation/agents'] as const
    expect(resolveKeptPage(agents, { kept: [...kept], pages }).screen).toBe('automation')
    expect(resolveKeptPage('/demo/none', { kept: [], pages: [] })).toMatchObject({
      ...{ screen: 'unknown', title: 'Select a Page' },
    })
    const missing: Parameters<typeof resolveKeptPage>[1] = {
      kept: ['feed'],
      pages: [],
      missingPage: 'Page not found',
    }
    for (const page of ['/none', '/news-hub/sources'])
      expect(resolveKeptPage(page, missing)).toMatchObject({
        ...{ screen: 'unknown', title: 'Page not found' },
      })
  })

  test('[SHELL-065] does not know a page whose own contract is not kept', () => {
    expect(resolveKeptPage('/demo/news-hub/sources', { kept: ['feed'], pages: [] })).toMatchObject({
      screen: 'unknown',
      title: 'Select a Page',
      section: null,
    })
    expect(
      resolveKeptPage('/demo/news-hub/sources', { kept: ['feed', 'sources/health'], pages: [] })
        .screen,
    ).toBe('sources')
  })

  const recipes: AddedPage = {
    path: 'recipes/soups',
    title: 'Soups',
    screen: 'soups',
    section: 'recipes',
    needs: 'saved',
  }

  test('knows the pages that areas add, at either door', () => {
    for (const page of ['recipes/soups', '/recipes/soups', '/demo/recipes/soups']) {
      expect(resolveKeptPage(page, { kept: ['saved'], pages: [recipes] })).toMatchObject({
        screen: 'soups',
        title: 'Soups',
        section: 'recipes',
      })
      expect(resolveKeptPage(page, { kept: [], pages: [recipes] }).screen).toBe('coming-soon')
      expect(screenOf(page)).toBe('unknown')
    }
  })

  test('knows the places that areas add to a page, each with its own screen and title', () => {
    const soup = { ...recipes, opens: ':soup', title: 'Soup', screen: 'soup' }
    const step = { ...soup, opens: ':soup/steps/:step', title: 'Step', isWork: true }
    const fresh = { ...recipes, path: 'recipes/soups/new', title: 'New soup' }
    const added = [recipes, fresh, soup, step]
    const shown = (page: string, kept: ContractName[] = ['saved']) =>
      resolveKeptPage(page, { kept, pages: added })
    for (const base of ['', '/', '/demo/']) {
      const page = `${base}recipes/soups`
      expect(shown(`${page}/42`)).toMatchObject({ screen: 'soup', title: 'Soup' })
      expect(shown(`${page}/42/steps/7`)).toMatchObject({ title: 'Step', isWork: true })
      expect(shown(`${page}/new`)).toMatchObject({ title: 'New soup' })
      expect(splitPage(`${page}/42/steps/7`, added)).toMatchObject({ page, place: '42/steps/7' })
      expect(splitPage(`${page}/new`, added)).toMatchObject({ page: `${page}/new`, place: '' })
      for (const none of ['42/steps', '42/steps/7/8', '%', '42/steps/%E0'])
        expect(shown(`${page}/${none}`).screen).toBe('unknown')
      expect(shown(`${page}/42`, []).screen).toBe('coming-soon')
    }
  })

  test('tells a page from what is open on it, at either door and by its bare name', () => {
    const names = fc.string({ minLength: 1, unit: 'grapheme' })
    fc.assert(
      fc.property(names, names, (project, rest) => {
        const place = address('projects/:project/*', { project, '*': rest }).slice('./'.length)
        for (const page of ['build-software', '/build-software', '/demo/build-software']) {
          expect(splitPage(`${page}/${place}`, pages)).toMatchObject({ page, place })
          expect(screenOf(`${page}/${place}`)).toBe('app-studio')
        }
      }),
    )
  })

  test.each([
    ['/ai-studio', 'tabs/models/spaces', 'ai-lab'],
    ['/ai-studio/fine-tuning', 'tabs/overview', 'ai-lab'],
    ['/marketplace', 'categories/ai-ml', 'marketplace'],
    ['marketplace', 'categories/research', 'marketplace'],
    ['/demo/website-builder', 'sites/site-a/site-b', 'site-overview'],
    ['/website-builder/creation', 'steps/size', 'site-creation'],
  ])('at %s, "%s" is open on a page, and not a page itself', (page, place, screen) => {
    expect(splitPage(`${page}/${place}`, pages)).toMatchObject({ page, place })
    expect(screenOf(`${page}/${place}`)).toBe(screen)
  })

  test.each([
    '/build-software/projects',
    '/build-software/projects/',
    '/news-hub/feed/projects/x',
    '/ai-studio/models',
    '/ai-studio/tabs',
    '/website-builder/creation',
  ])('has nothing open at %s', (page) => {
    expect(splitPage(page, pages)).toMatchObject({ page, place: '' })
  })

  test('does not take a name for a known page only because it begins alike', () => {
    expect(screenOf('/demo/news-hub/feeder')).toBe('unknown')
    expect(screenOf('/demonstration')).toBe('unknown')
    expect(screenOf('/demo/constructor')).toBe('unknown')
    expect(screenOf('/demo/__proto__')).toBe('unknown')
  })
})

test.each([
  ['/demo/website-builder', true],
  ['/website-builder/sites/one', true],
  ['/website-builder/creation', true],
  ['/website-builder/manage', true],
  ['/website-builder/manage/media', false],
  ['/build-software', false],
  ['build-software', false],
  ['/build-software/projects/tide', true],
  ['/news-hub/feed', false],
  ['/ai-studio', false],
])('at %s, the right panel begins folded: %s', (page, isFolded) => {
  expect(resolvePage(page, pages).isWork ?? false).toBe(isFolded)
})
