import type { Download } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish } from '#e2e/played/publisher.ts'
import { expect, open, openPanelTab, reload, test } from '#e2e/test.ts'

// Saved things on the live server.

test.use({ expectsRefusals: true })

test('a bookmarked article is listed in the panel, opens from there, and disappears when it is removed', async ({
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

/** The address that the bookmarklet opens in another tab. */
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

  await open(page, `${hub.address}/news-hub/bookmark?id=999999`)
  await expect(page.getByRole('heading', { name: 'This bookmark is not here' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The server renders the same text, so hydration in the browser corrects nothing.
  for (const kind of ['bookmark', 'thread']) {
    const reply = await page.goto(`${hub.address}/news-hub/${kind}?id=999999`)
    expect([reply?.status(), await reply?.text()]).toEqual([
      404,
      expect.stringContaining(`This ${kind} is not here`),
    ])
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
  }
})

test('a page that the bookmarklet or a phone sends is saved by a press', async ({
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

test('bookmarks of another program are previewed, imported, and exported again', async ({
  page,
  emptyHub: hub,
}) => {
  const site = await publish({ '/ferry': { body: ferryPage }, '/quay': { body: ferryPage } })
  const html = `<!DOCTYPE NETSCAPE-Bookmark-file-1><TITLE>Bookmarks</TITLE><DL><p>
<DT><A HREF="${site.origin}/ferry" ADD_DATE="1714550400" TAGS="ship" TOREAD="1">Ferry</A>
<DD>Ask the purser
<DT><A HREF="${site.origin}/quay" ADD_DATE="1714550401" ARCHIVED="1">Quay</A>
<DT><A HREF="javascript:void(0)" ADD_DATE="1714550402">Bookmarklet</A>
</DL>`
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${hub.address}/news-hub/feed`)
  const panel = page.getByRole('complementary', { name: 'Side panel' })
  await openPanelTab(page, 'Saved')
  await panel.getByRole('tab', { name: 'Bookmarks (0)' }).click()
  await panel.getByRole('button', { name: 'Import, export, bookmarklet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import, export, bookmarklet' })
  const file = { name: 'bookmarks.html', mimeType: 'text/html', buffer: Buffer.from(html) }
  await dialog.getByLabel('Bookmark file').setInputFiles(file)
  await expect(dialog.getByText('Browser bookmarks: 2 bookmarks')).toBeVisible()
  await expect(
    dialog.getByText('Left out: 1 with an address that is not http or https'),
  ).toBeVisible()
  const leftOut = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download what is left out (CSV)' }).click()
  expect(await textOf(await leftOut)).toContain('"3","javascript:void(0)","Bookmarklet"')
  await expectNothingFound(page)
  await dialog.getByRole('button', { name: 'Import 2 bookmarks' }).click()
  await expect(dialog.getByText('Done')).toBeVisible({ timeout: patient(60_000) })
  await expect(
    dialog.getByRole('link', { name: 'Download what was not imported or fetched (1)' }),
  ).toBeVisible()
  await dialog.getByLabel('Bookmark file').setInputFiles(file)
  await expect(dialog.getByText(/0 new, 2 saved already/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'HTML' }).click()
  const given = await textOf(await downloading)
  expect(given).toContain(`HREF="${site.origin}/ferry"`)
  expect(given).toContain('<DD>Ask the purser')
  const link = dialog.getByRole('link', { name: 'Save to Synthwire' })
  expect(await link.getAttribute('href')).toContain(`${hub.address}/news-hub/save?shared=`)
  await page.keyboard.press('Escape')
  const cards = panel.getByRole('list', { name: 'Bookmarks' })
  await expect(cards.getByRole('link')).toHaveText(['Ferry'])
  await expect(cards.getByText('Ask the purser')).toBeVisible()
  await cards.getByRole('button', { name: 'Edit' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit bookmark' })
  await edited.getByLabel('Note').fill('Ask the captain')
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(cards.getByText('Ask the captain')).toBeVisible()
  await expectNothingFound(page)
  await site.close()
})

async function textOf(download: Download): Promise<string> {
  return String(Buffer.concat(await (await download.createReadStream()).toArray()))
}
