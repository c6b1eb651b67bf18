import { expect, test } from 'vitest'
import { testPage } from '#web/asking/test-page.tsx'
import { BriefingSources } from './BriefingSources.tsx'

const page = testPage()

test('A briefing names each outlet once, with its reports, and the others when they are asked for', async () => {
  const coverage = ['Post', 'Post', 'Times', 'Wire', 'Mail', 'Star', 'Post'].map((name, nth) => ({
    outlet: { name, logo: name },
    title: `Report ${nth}`,
    link: `https://outlet.example/${nth}`,
    publishedTime: '2026-11-23T18:00:00.000Z',
  }))
  await page.show(<BriefingSources coverage={coverage} />)
  const links = () =>
    [...document.querySelectorAll('a')].map((link) => [
      link.lastChild!.textContent === ' (3 reports)' ? `${name(link)} (3)` : name(link),
      link.getAttribute('href')!.slice(-1),
    ])
  const name = (link: Element) =>
    [...link.childNodes].find(({ nodeType }) => nodeType === 3)!.textContent
  const button = () => document.querySelector('button')!
  const press = () => page.press(button())

  expect(links()).toEqual([
    ['Post (3)', '0'],
    ['Times', '2'],
    ['Wire', '3'],
    ['Mail', '4'],
  ])
  expect([button().textContent, button().getAttribute('aria-expanded')]).toEqual([
    'and 1 more',
    'false',
  ])
  await press()
  expect(links()).toHaveLength(5)
  expect([button().textContent, button().getAttribute('aria-expanded')]).toEqual([
    'Show fewer',
    'true',
  ])
  await press()
  expect(links()).toHaveLength(4)
})
