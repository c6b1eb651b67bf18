import type { Page } from '@playwright/test'
import { expect, open, test } from '#e2e/test.ts'

// The letters of the first paint are in separate font files. All other letters must still be drawn
// in the same font.

test.use({ isFresh: true, opensDemo: true })

const western = 'Ærøskøbing, “Noël” – l’été à Łódź: Győr, Iași, Dvořák… 12 € — «ça»'
const eastern = 'Жизнь Κόσμος'

for (const [family, letters] of [
  ['Newsreader', western],
  ['Source Sans 3', `${western} ${eastern}`],
] as const) {
  test(`${family} has every letter of ${letters}`, async ({ page, demo }) => {
    await open(page, demo)
    const fonts = await fontsOf(page, `500 20px '${family} Variable'`, letters)
    const others = fonts.filter(
      ({ isCustomFont, familyName }) => !isCustomFont || !familyName.startsWith(family),
    )
    expect(others).toEqual([])
  })
}

/** The fonts that a text is really drawn with. */
async function fontsOf(page: Page, font: string, text: string) {
  await page.evaluate(
    async ([font, text]) => {
      const line = Object.assign(document.createElement('p'), { id: 'letters', textContent: text })
      line.style.font = font
      document.body.append(line)
      await document.fonts.load(font, text)
    },
    [font, text] as const,
  )
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#letters',
  })
  return (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts
}
