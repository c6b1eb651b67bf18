import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish } from '#e2e/played/publisher.ts'
import { expect, open, openPanelTab, reload, test } from '#e2e/test.ts'

// What the reader keeps, in the live hub.

test.use({ expectsRefusals: true })

test('a bookmarked article stands in the panel, opens from there, and goes when it is removed', async ({
  page,
  newsHub: hub,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${hub.address}/news-hub/feed`)
  const panel = page.getByRole('complementary', { name: 'Side panel' })
  await openPanelTab(page, 'Saved')
  await expect(panel.getByText(/Nothing saved yet/)).toBeVisible()

  const headline = page.locator('.headlines [data-headline]').first()
  await headline.click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  const article = page.getByRole('dialog')
  const title = await article.locator('article h2').innerText()
  const bookmark = article.getByRole('button', { name: 'Bookmark' })
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(article).toBeHidden()

  const card = panel.getByRole('list', { name: 'Articles' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('heading')).toHaveText(title)
  await reload(page)
  await openPanelTab(page, 'Saved')
  await expect(card).toHaveCount(1)
  await card.getByRole('button', { name: 'Read' }).click()
  await expect(article.getByRole('button', { name: 'Bookmark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Remove' }).click()
  await expect(panel.getByText(/Nothing saved yet/)).toBeVisible()
})

const paragraphs = [
  'The Lantern sailed into Marlow Quay on Monday with 214 passengers and a crew of nine on board.',
  'Her new engine was built in Tolland and burns a third less oil than the old one did last year.',
  'The harbour master said that the summer timetable would start at once, and last until autumn.',
]
const ferryPage = `<!doctype html><html lang="en"><head><title>Ferry returns to Marlow Quay</title></head><body><article>
  <h1>Ferry returns to Marlow Quay</h1><p>${paragraphs.join('</p><p>')}</p></article></body></html>`

/** In another tab, as the bookmarklet opens it. */
const saveAddress = (hub: string, page: string) =>
  `${hub}/news-hub/save?shared=${encodeURIComponent(page)}&shared-title=A+title`

test('a page is saved by its address, read when its site is gone, tagged, archived and deleted', async ({
  page,
  emptyHub: hub,
}) => {
  const site = await publish({ '/ferry': { body: ferryPage } })
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${hub.address}/news-hub/feed`)
  const panel = page.getByRole('complementary', { name: 'Side panel' })
  await openPanelTab(page, 'Saved')
  await panel.getByRole('tab', { name: 'Bookmarks (0)' }).click()
  await expect(panel.getByText(/No bookmarks yet/)).toBeVisible()

  await panel.getByLabel('Address of a page').fill('javascript:alert(1)')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByText(/Only pages at http and https/)).toBeVisible()
  await panel.getByLabel('Address of a page').fill(`${site.origin}/ferry`)
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  const card = panel.getByRole('list', { name: 'Bookmarks' }).getByRole('listitem').first()
  await expect(card.getByRole('heading')).toHaveText('Ferry returns to Marlow Quay', {
    timeout: patient(20_000),
  })
  await site.close()
  await expectNothingFound(page)

  await card.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit bookmark' })
  await dialog.getByLabel('Tags').fill('harbour')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('harbour', { exact: true })).toBeVisible()
  await panel.getByLabel('Search bookmarks').fill('submarine')
  await expect(panel.getByText('No bookmark matches “submarine”.')).toBeVisible()
  await panel.getByLabel('Search bookmarks').fill('engine')
  await expect(card.getByRole('heading')).toHaveText('Ferry returns to Marlow Quay')
  await panel.getByLabel('Search bookmarks').fill('')

  await card.getByRole('link', { name: 'Ferry returns to Marlow Quay' }).click()
  const kept = page.getByRole('article', { name: 'Ferry returns to Marlow Quay' })
  await expect(kept.getByText(paragraphs[1]!)).toBeVisible()
  await expectNothingFound(page)
  await kept.getByRole('button', { name: 'Mark as read' }).click()
  await expect(panel.getByText(/You have read all of your bookmarks/)).toBeVisible()
  await panel.getByRole('radio', { name: 'All' }).check({ force: true })
  await card.getByRole('button', { name: 'Archive' }).click()
  await panel.getByRole('radio', { name: 'Archived' }).check({ force: true })
  await expect(card.getByRole('heading')).toHaveText('Ferry returns to Marlow Quay')
  await card.getByRole('button', { name: 'Delete' }).click()
  await expect(panel.getByText(/No bookmarks yet|Nothing is archived/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('heading')).toHaveText('Ferry returns to Marlow Quay')
})

test('what the bookmarklet or a phone brings along is saved by a press', async ({
  page,
  emptyHub: hub,
}) => {
  const site = await publish({ '/ferry': { body: ferryPage } })
  await page.setViewportSize({ width: 560, height: 640 })
  await open(page, saveAddress(hub.address, `${site.origin}/ferry`))
  await expect(page.getByLabel('Address')).toHaveValue(`${site.origin}/ferry`)
  await expect(page.getByLabel('Title')).toHaveValue('A title')
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Read it here' }).click()
  await expect(page.getByText(paragraphs[0]!)).toBeVisible({ timeout: patient(20_000) })
  await site.close()
})

test('bookmarks of another program are looked at, imported, and given out again', async ({
  page,
  emptyHub: hub,
}) => {
  const site = await publish({ '/ferry': { body: ferryPage }, '/quay': { body: ferryPage } })
  const csv = `title,url,time_added,tags,status
Ferry,${site.origin}/ferry,1714550400,ship,unread
Quay,${site.origin}/quay,1714550401,,archive
Bookmarklet,javascript:void(0),1714550402,,unread
`
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${hub.address}/news-hub/feed`)
  const panel = page.getByRole('complementary', { name: 'Side panel' })
  await openPanelTab(page, 'Saved')
  await panel.getByRole('tab', { name: 'Bookmarks (0)' }).click()
  await panel.getByRole('button', { name: 'Import, export, bookmarklet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import, export, bookmarklet' })
  const file = { name: 'pocket.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await dialog.getByLabel('Bookmark file').setInputFiles(file)
  await expect(dialog.getByText('Pocket: 2 bookmarks')).toBeVisible()
  await expect(dialog.getByText('Left out: 1 without a web address')).toBeVisible()
  await expectNothingFound(page)
  await dialog.getByRole('button', { name: 'Import 2 bookmarks' }).click()
  await expect(dialog.getByText('Done')).toBeVisible({ timeout: patient(60_000) })
  await dialog.getByLabel('Bookmark file').setInputFiles(file)
  await expect(dialog.getByText(/0 new, 2 saved already/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'HTML' }).click()
  const text = await (await (await downloading).createReadStream()).toArray()
  expect(String(Buffer.concat(text))).toContain(`HREF="${site.origin}/ferry"`)
  const link = dialog.getByRole('link', { name: 'Save to Synthwire' })
  expect(await link.getAttribute('href')).toContain(`${hub.address}/news-hub/save?shared=`)
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('list', { name: 'Bookmarks' }).getByRole('link')).toHaveText([
    'Ferry',
  ])
  await site.close()
})
