import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, reload, test, whenKeysWork } from '#e2e/test.ts'

// Moving from article to article in a list, on the live server.

test('n and p, and the buttons at the foot, walk through the list that an article was opened from', async ({
  page,
  newsHub: hub,
}) => {
  await open(page, `${hub.address}/news-hub/feed?time=year`)
  await whenKeysWork(page)
  const list = page.getByRole('region', { name: 'Top Headlines' }).locator('[data-headline]')
  const titles = await list.allTextContents()
  const ids = await list.evaluateAll((all) => all.map((one) => one.getAttribute('data-headline')))
  expect(titles.length).toBeGreaterThan(2)
  const shows = (at: number) => expect(page).toHaveURL(new RegExp(`[?&]article=${ids[at]}$`))
  await list.first().click()
  await page.getByRole('button', { name: /^Read/ }).first().click()
  const article = page.getByRole('dialog', { name: 'Article' })
  const foot = article.getByRole('navigation', { name: 'Articles of the list' })
  await shows(0)
  await expect(foot.getByRole('button')).toHaveText(['Next article'])
  await page.keyboard.press('p')
  await expect(page.getByText('This is the first article of the list.')).toBeVisible()
  await page.keyboard.press('n')
  await shows(1)
  await foot.getByRole('button', { name: 'Next article' }).click()
  await shows(2)
  await expect(foot.getByRole('button')).toHaveCount(ids.length > 3 ? 2 : 1)
  await reload(page)
  await whenKeysWork(page)
  await foot.getByRole('button', { name: 'Previous article' }).click()
  await shows(1)
  // A gray line stands for the heading until the article has loaded.
  await expect(article.locator('[aria-busy]')).toHaveCount(0)
  await expect(article.getByRole('heading', { name: titles[1]! })).toBeVisible()
  await expectNothingFound(page)
  await expect(foot).toBeVisible()
  await page.keyboard.press('p')
  await shows(0)
  // Moving from article to article does not add to the history, so going back leads to the list.
  await page.keyboard.press('Escape')
  await expect(article).toBeHidden()
})
