import { describe, expect, test } from 'vitest'
import { askKeepers } from '#core/contract.ts'
import { testPage } from '#web/asking/test-page.tsx'
import type { ArticlePage, Coverage } from '../../contract.ts'
import { SourceChips } from './SourceChips.tsx'
import { SourceList } from './SourceList.tsx'

// The article of these tests has more sources than are named at once.

const TIME = '2026-11-23T18:00:00.000Z'
const outletOf = (name: string) => ({ name, logo: name })
const named = ['Post', 'Times', 'Wire', 'Mail', 'Star']

function articleFrom(names: string[], sourceCount = names.length): ArticlePage {
  const coverage: Coverage[] = names.map((name, nth) => ({
    outlet: outletOf(name),
    title: `Report ${nth}`,
    link: null,
    publishedTime: TIME,
  }))
  return {
    ...{ id: 1, title: 'Two boats lost', summary: '', publishedTime: TIME, category: 'World' },
    ...{ method: '', tape: [], isRead: false, summarySentences: [], paragraphs: [], related: [] },
    ...{ sources: names.map(outletOf), sourceCount, coverage },
  }
}

const ask = askKeepers({ portal: { getPortal: async () => ({ kept: [] }) } })
const page = testPage(ask)
const { show } = page

const items = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const opener = () => document.querySelector('[aria-expanded]')!
const press = () => page.press(opener())

/** Returns the texts of the chips, without the letters of the marks. */
const chips = () =>
  [...document.querySelectorAll('.chip')].map(
    (chip) => chip.querySelector(':scope > span:last-child')?.textContent ?? chip.textContent,
  )

describe('The chips of an article', () => {
  test('name three outlets, and the others when they are asked for, and fewer again', async () => {
    await show(<SourceChips article={articleFrom(named)} />)
    expect(chips()).toEqual(['Post', 'Times', 'Wire', '+2 more'])
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    await press()
    expect(chips()).toEqual([...named, 'Show fewer'])
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    await press()
    expect(chips()).toEqual(['Post', 'Times', 'Wire', '+2 more'])
  })

  test('name an outlet once, and count those that have no name', async () => {
    await show(<SourceChips article={articleFrom(['Post', 'Post', ...named], 9)} />)
    expect(chips()).toEqual(['Post (3 feeds)', 'Times', 'Wire', '+4 more'])
    await press()
    expect(items()).toContain('and 2 other sources')
  })
})

test('The sources of an article are shown in full, and fewer again', async () => {
  await show(<SourceList article={articleFrom([...named, 'Bell', 'Sun'])} canCorrect={false} />)
  expect(opener().textContent).toBe('Show 1 more')
  await press()
  expect(items()).toHaveLength(7)
  expect(opener().textContent).toBe('Show fewer')
  await press()
  expect(items()).toHaveLength(6)
})
