import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, reload, test, whenKeysWork } from '#e2e/test.ts'

// An article next to the list that it is opened from, in wide windows.

test.use({ isFresh: true, viewport: { width: 1600, height: 900 } })

test('an article stands beside the list, which stays where it is, each at its own address', async ({
  page,
  newsHub: hub,
}) => {
  await open(page, `${hub.address}/news-hub/settings?at=reading`)
  await page.getByRole('radio', { name: 'Beside the list' }).check({ force: true })
  await open(page, `${hub.address}/news-hub/feed?q=the+OR+of&time=year`)
  await whenKeysWork(page)
  const article = page.getByRole('dialog', { name: 'Article' })
  const links = page.locator('.feed .article-link')
  const ids = await links.evaluateAll((all) => all.map((one) => one.getAttribute('data-headline')))
  expect(ids.length).toBeGreaterThan(5)
  const shows = async (at: number) => {
    await expect(page).toHaveURL(new RegExp(`[?&]article=${ids[at]}$`))
    // Keys are ignored until the article has loaded.
    await expect(article.getByRole('navigation', { name: 'Articles of the list' })).toBeVisible()
    await expect(article.locator('[aria-busy]')).toHaveCount(0)
    await expect(page.locator('.feed [aria-current]')).toHaveAttribute('data-headline', ids[at]!)
  }
  const topOf = (at: number) => links.nth(at).evaluate((link) => link.getBoundingClientRect().top)

  // The list becomes narrower, but the headline that was pressed stays in place.
  await links.nth(4).scrollIntoViewIfNeeded()
  const top = await topOf(4)
  await links.nth(4).click()
  await expect(article.getByRole('heading', { level: 2 }).last()).toBeVisible()
  await shows(4)
  expect(Math.abs((await topOf(4)) - top)).toBeLessThan(2)
  const [list, pane] = [await page.locator('.feed').boundingBox(), await article.boundingBox()]
  expect(pane!.x).toBeGreaterThan(list!.x + list!.width)
  expect(pane!.y + pane!.height).toBeLessThanOrEqual(900)
  await expectNothingFound(page)

  // The list stays usable: each further headline is a step of history.
  await links.nth(3).click()
  await shows(3)
  await page.keyboard.press('n')
  await shows(4)
  await page.goBack()
  await shows(4)
  await expect(article).toBeVisible()

  // After a reload, the list has its narrow width from the first paint.
  await reload(page)
  await expect(article).toBeVisible()
  expect((await page.locator('.feed').boundingBox())!.width).toBe(list!.width)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.locator('.dialog-scrim')).toBeVisible()
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect(page.locator('.dialog-scrim')).toHaveCount(0)

  // In print, the article is alone on the page and shows its full date.
  await page.emulateMedia({ media: 'print' })
  await expect(article.getByRole('heading', { level: 2 }).last()).toBeVisible()
  for (const gone of ['.feed', '.dialog-head', '.rail'])
    await expect(page.locator(gone).first()).toBeHidden()
  const told = article.locator('time').first()
  expect(await told.evaluate((time) => getComputedStyle(time, '::after').content)).toMatch(
    / 20\d\d/,
  )
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await expect(article).toBeHidden()
  await expect(page).not.toHaveURL(/article=/)

  // The place of articles can also be changed in the article. The button that opened the menu is
  // gone when the menu closes.
  await links.nth(2).click()
  await shows(2)
  for (const [place, scrims] of [
    ['Over the list', 1],
    ['Beside the list', 0],
  ] as const) {
    await article.getByRole('button', { name: 'Text and lists' }).click()
    await page.getByRole('radio', { name: place }).click()
    await expect(page.locator('.dialog-scrim')).toHaveCount(scrims)
    await expect(article.getByRole('heading', { level: 2 }).last()).toBeVisible()
  }
  await article.focus()
  await page.keyboard.press('Escape')
  await expect(article).toBeHidden()
  await expect(links.nth(2)).toBeFocused()
})
