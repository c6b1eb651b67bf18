import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { iconSheet } from './icon-sheet.tsx'
import * as firstIcons from './ui/icons.ts'
import { Archive } from './ui/more-icons.ts'

test('every icon of the first page refers to a drawing in the document', async () => {
  for (const Icon of Object.values(firstIcons)) {
    const [, name] = /href="#(icon-[\w-]+)"/.exec(await markupOf(<Icon />)) ?? []
    expect(iconSheet).toMatch(new RegExp(`<symbol id="${name}" viewBox="0 0 24 24"><\\w+ `))
  }
})

test('an icon is passed over when read aloud, unless it has a name, as those of the library are', async () => {
  const { Bell } = firstIcons
  expect(await markupOf(<Archive />)).toContain('aria-hidden="true"')
  expect(await markupOf(<Bell />)).toContain('aria-hidden="true"')
  expect(await markupOf(<Bell aria-label="Done" />)).not.toContain('aria-hidden')
})

async function markupOf(icon: React.ReactElement) {
  return new Response((await prerender(icon)).prelude).text()
}
