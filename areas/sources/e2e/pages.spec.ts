import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

// The server first refuses to follow the page, because it has no feed.
test.use({ expectsRefusals: true })

const TITLES = [
  'Ferry to Marlow Quay sails again on Monday',
  'Council votes for a second lighthouse keeper',
  'Herring market closes for two weeks of repairs',
]
const MENU = ['The mayor and her office', 'Rubbish and recycling', 'Schools and nurseries']

const newsPage = (titles: string[], item = 'li') => ({
  body: `<!doctype html><html lang="en"><head><title>News of Saltmarsh</title></head><body>
    <nav><ul>${MENU.map((name, at) => `<li><a href="/about/${at}">${name}</a></li>`).join('')}</ul></nav>
    <div class="news">${titles.map((title) => `<${item}><a href="/news/${title.split(' ')[0]}">${title}</a><p>A sentence about it that the town wrote.</p><time>${new Date().toISOString()}</time></${item}>`).join('')}</div>
    </body></html>`,
})

test('a page without a feed is followed by its list, and the list is chosen again when the page changes', async ({
  page,
  emptyHub,
}) => {
  const answers: Parameters<typeof publish>[0] = { '/news': newsPage(TITLES) }
  const site = await publish(answers)
  try {
    await open(page, `${emptyHub.address}/news-hub/add-feed`)
    await page.getByLabel('Feed URL').fill(`${site.origin}/news`)
    await page.getByRole('button', { name: 'Add Feed', exact: true }).click()
    await expect(page.getByText(/is a web page without a feed link/)).toBeVisible({
      timeout: patient(30_000),
    })
    await page.getByRole('button', { name: 'Follow the page itself' }).click()

    const lists = page.getByRole('list', { name: 'Lists on this page' })
    const news = lists.getByRole('button', { name: TITLES[0]! })
    await expect(news).toHaveAttribute('aria-pressed', 'true', { timeout: patient(30_000) })
    const found = page.getByRole('region', { name: 'Articles found' })
    await expect(found.getByText(TITLES[2]!)).toBeVisible()
    await lists.getByRole('button', { name: MENU[0]! }).click()
    await expect(found.getByText(MENU[2]!)).toBeVisible({ timeout: patient(15_000) })
    await expect(found.getByText(TITLES[2]!)).toBeHidden()
    await news.click()
    await expect(found.getByText(TITLES[2]!)).toBeVisible({ timeout: patient(15_000) })
    await expectNothingFound(page)

    await page.getByText('Selectors', { exact: true }).click()
    await page.getByLabel('Title', { exact: true }).fill('a[')
    await expect(page.getByText('“a[” is no CSS selector.')).toBeVisible()
    await page.getByLabel('Title', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Follow this page' }).click()
    await expect(page.getByText('3 articles in the list of this page.')).toBeVisible({
      timeout: patient(30_000),
    })

    const news2 = 'Library opens on Sundays from next month on'
    answers['/news'] = newsPage([news2, ...TITLES], 'section')
    await open(page, `${emptyHub.address}/news-hub/sources`)
    await page.getByRole('button', { name: 'Actions for News of Saltmarsh' }).click()
    await page.getByRole('menuitem', { name: 'List of articles' }).click()
    const dialog = page.getByRole('dialog', { name: 'List of News of Saltmarsh' })
    await expect(dialog.getByText('These selectors find no article.')).toBeVisible({
      timeout: patient(30_000),
    })
    await dialog.getByRole('button', { name: news2 }).click()
    await expect(dialog.getByRole('region', { name: 'Articles found' })).toContainText(news2)
    await dialog.getByRole('button', { name: 'Save list' }).click()
    await expect(page.getByText('The list of News of Saltmarsh was saved')).toBeVisible()
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await expect(page.getByText(news2).first()).toBeVisible({ timeout: patient(60_000) })
  } finally {
    await site.close()
  }
})
