import { describe, expect, test } from 'vitest'
import { isDeep, seed } from '#core/testing/test-share.ts'
import { emptyPlaces } from '../blocks/empty-places.ts'
import { linksIn } from '../blocks/uses.ts'
import { features, industries, purposes, sizes } from '../contract.ts'
import { PageDraft } from '../contracts/pages.ts'
import { drawPage } from '../drawing/draw-page.ts'
import { readPage, testSite } from '../drawing/test-pages.ts'
import { themes } from '../themes/themes.ts'
import { blueprint } from './blueprint.ts'
import type { BlueprintAnswers } from './plan.ts'

const nobody = { mail: '', phone: '', street: '', town: '', country: '' }
const somebody = {
  ...{ mail: 'us@mill.example', phone: '+49 40 123', street: 'Mill Street 3' },
  ...{ town: 'Ashford', country: 'Ireland' },
}

/** All sets of features except the empty one. */
const featureSets = Array.from({ length: 2 ** features.length - 1 }, (_, at) =>
  features.filter((_feature, bit) => (at + 1) & (1 << bit)),
)

const everyAnswer: BlueprintAnswers[] = industries.flatMap((industry) =>
  sizes.flatMap((size) =>
    [...purposes, 'news' as const].flatMap((purpose) =>
      featureSets.map((chosen, at) => ({
        ...{ industry, size, purpose, features: chosen, name: 'Mill Café' },
        contact: at % 2 === 0 ? nobody : somebody,
      })),
    ),
  ),
)

/**
 * Usually only every 11th combination of answers is tested. 11 is prime to the numbers of choices,
 * so all choices occur.
 */
const STEP = 11
const drawn = isDeep ? everyAnswer : everyAnswer.filter((_, at) => at % STEP === seed % STEP)

function siteOf(answers: BlueprintAnswers) {
  const { themeId, plugins, pages } = blueprint(answers)
  const { name, contact } = answers
  return testSite({ name, contact, plugins, pages, theme: themes[themeId].theme })
}

test('every site has pages whose links lead somewhere, headings in order and labelled inputs', () => {
  for (const answers of drawn) {
    const site = siteOf(answers)
    const paths = new Set(site.pages.map(({ path }) => path))
    for (const page of site.pages)
      for (const mode of ['served', 'preview', 'files'] as const) {
        const about = JSON.stringify([answers, page.path, mode])
        const { elements, faults } = readPage(drawPage(site, page, mode))
        expect(faults, about).toEqual([])
        if (mode !== 'served') continue
        const hrefs = elements.flatMap(({ name, attributes }) =>
          name === 'a' ? (attributes['href'] ?? []) : [],
        )
        const ids = new Set(elements.map(({ attributes }) => attributes['id']))
        const dead = hrefs.filter((href) =>
          href.startsWith('#')
            ? !ids.has(href.slice(1))
            : href.startsWith('/') && href !== '/chat' && !paths.has(href.slice(1)),
        )
        expect(dead, about).toEqual([])
      }
  }
})

test('every page can be saved, and has all that it links to', () => {
  for (const answers of drawn) {
    const { pages, plugins } = blueprint(answers)
    const targets = new Set([...pages.map(({ path }) => `/${path}`), '/chat'])
    for (const page of pages) {
      expect(PageDraft.parse(page)).toEqual(page)
      const ids = page.content.map(({ props }) => `#${props.id}`)
      for (const { address } of linksIn(page.content))
        expect(targets.has(address) || ids.includes(address), address).toBe(true)
    }
    expect(new Set(plugins).size).toBe(plugins.length)
  }
})

const answersOf = (some: Partial<BlueprintAnswers> = {}): BlueprintAnswers => ({
  ...{ industry: 'restaurant-cafe', size: 'small-team', purpose: 'informational' },
  ...{ features: ['seo'], name: 'Mill Café', contact: nobody },
  ...some,
})
const pathsOf = (some: Partial<BlueprintAnswers>) =>
  blueprint(answersOf(some)).pages.map(({ path }) => path)
const typesOf = (some: Partial<BlueprintAnswers>, path = '') =>
  blueprint(answersOf(some))
    .pages.find((page) => page.path === path)!
    .content.map(({ type }) => type)

describe('The answers decide', () => {
  test('the purpose: which pages there are', () => {
    expect(pathsOf({})).toEqual(['', 'menu', 'about', 'team', 'contact'])
    expect(pathsOf({ purpose: 'single-page' })).toEqual([''])
    expect(pathsOf({ purpose: 'booking', size: 'solo' })).toEqual([
      ...['', 'book', 'menu', 'about', 'contact'],
    ])
    expect(pathsOf({ purpose: 'news', size: 'solo' })).toEqual(['', 'about', 'contact'])
    expect(typesOf({ purpose: 'marketing-funnel' })).toContain('newsletter')
  })

  test('the size: nobody, a team, or departments', () => {
    expect(pathsOf({ size: 'solo' })).not.toContain('team')
    expect(typesOf({ size: 'small-team' }, 'team')).toEqual(['team'])
    expect(typesOf({ size: 'mid-team' }, 'team')).toEqual(['opening', 'team', 'team', 'team'])
  })

  test.each(industries)('the size: a person says "I", others say "we" (%s)', (industry) => {
    const wordsOf = (size: BlueprintAnswers['size']) =>
      purposes
        .map((purpose) => JSON.stringify(blueprint(answersOf({ size, industry, purpose })).pages))
        .join()
    expect(wordsOf('solo')).not.toMatch(/\b(?:we|us|our)\b/i)
    expect(wordsOf('mid-team')).not.toMatch(/\b(?:write to|talk to|ask|about) me\b/i)
  })

  test('the features: descriptions, gallery, chat, counts, legal pages, workflows', () => {
    const plain = blueprint(answersOf({ features: ['analytics'] }))
    expect(plain.pages.every(({ description }) => description === '')).toBe(true)
    expect(plain.plugins).toEqual(['contact-form', 'analytics'])
    expect(plain.workflows).toEqual([])
    const all = blueprint(answersOf({ features: [...features] }))
    expect(all.pages.every(({ description }) => description !== '')).toBe(true)
    expect(all.plugins).toContain('chat')
    expect(all.workflows).toHaveLength(2)
    const paths = all.pages.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['gallery', 'privacy', 'imprint']))
    const inMenu = all.pages.filter(({ isInMenu }) => isInMenu).map(({ path }) => path)
    expect(inMenu).not.toContain('privacy')
  })

  test('the place: an address that is known is written, another one is a marked place', () => {
    const home = (contact: BlueprintAnswers['contact']) =>
      blueprint(answersOf({ contact })).pages[0]!.content
    expect(emptyPlaces(home(nobody)).map(({ label }) => label)).toContain('Address')
    expect(emptyPlaces(home(somebody)).map(({ label }) => label)).not.toContain('Address')
    expect(JSON.stringify(home(somebody))).toContain(String.raw`Mill Street 3\nAshford\nIreland`)
  })
})

test('visitors see no mark, and the preview shows each', () => {
  const site = siteOf(answersOf({ features: ['media-gallery', 'compliance'] }))
  for (const page of site.pages) {
    const marks = (mode: 'served' | 'preview') =>
      readPage(drawPage(site, page, mode)).elements.filter(({ attributes }) =>
        attributes['class']?.split(' ').includes('empty'),
      ).length
    expect(marks('served')).toBe(0)
    expect(marks('preview')).toBeGreaterThanOrEqual(emptyPlaces(page.content).length)
  }
})
