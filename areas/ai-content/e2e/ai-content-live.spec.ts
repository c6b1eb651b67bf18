import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

test('a text is written from a brief and articles, found in the history, deleted and restored', async ({
  page,
  newsHub,
}) => {
  await open(page, `${newsHub.address}/ai-content/generate`)
  const form = page.getByRole('form', { name: 'Generate Content' })
  const about = form.getByLabel('About')
  await form.getByLabel('Content type').selectOption('press-release')
  await about.fill('The pier opens again')
  await form.getByLabel('Place').fill('Porto')
  await form.getByLabel('Content type').selectOption('email-newsletter')
  await expect(form.getByLabel('Place')).toHaveCount(0)
  await form.getByLabel('Tone').selectOption('casual')
  await page.getByLabel('Topic, hub or folder').selectOption('recent:168')
  const chosen = page.getByRole('list', { name: 'Chosen sources' })
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  const ahead = page.getByRole('region', { name: 'Before you generate' })
  await expect(ahead).toContainText(/\d+ articles by \d+ outlets/, { timeout: patient(20_000) })
  await expectNothingFound(page)
  await form.getByRole('button', { name: 'Add a point' }).click()
  const point = form.getByRole('textbox', { name: 'Point 1' })
  await expect(point).toBeFocused()
  await page.keyboard.type('Boats leave on the hour')
  await expect(point).toHaveValue('Boats leave on the hour')

  // The form keeps its values after leaving the page, including fields that other types use.
  const pages = page.getByRole('main').getByRole('navigation', { name: 'Pages of AI Content' })
  await pages.getByRole('link', { name: 'History' }).click()
  await pages.getByRole('link', { name: 'Generate' }).click()
  await expect(about).toHaveValue('The pier opens again')
  await expect(form.getByLabel('Content type')).toHaveValue('email-newsletter')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', /\/ai-content/)
  await expect(page).toHaveURL(/\/ai-content\/drafts\//)

  // The file is complete in itself: it makes no requests, and each number links to its source.
  const file = await page.request.get(`${page.url()}/text.html`)
  const sheet = await page.context().newPage()
  const asked: string[] = []
  sheet.on('request', (request) => asked.push(request.url()))
  await sheet.setContent(await file.text())
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('The pier opens again')
  const sources = sheet.getByRole('list').last().getByRole('listitem')
  await sheet.getByRole('link', { name: '1', exact: true }).first().click()
  await expect(sources.first()).toBeInViewport()
  await expect(sources.first().getByRole('link')).toHaveAttribute('href', /^https?:/)
  expect(asked).toEqual([])
  await sheet.close()

  await open(page, `${newsHub.address}/ai-content/history`)
  const table = page.getByRole('table', { name: 'Content history' })
  const text = table.getByRole('row', { name: /The pier opens again/ })
  await page.getByLabel('Type').selectOption('ad-copy')
  await expect(table).toContainText('No text matches this filter.')
  await page.getByLabel('Type').selectOption('')
  await text.getByRole('checkbox').check()
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(text).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toBeVisible()

  await text.getByRole('button', { name: /More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Save as template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as template' })
  await dialog.getByLabel('Name').fill('Pier letter')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await open(page, `${newsHub.address}/ai-content/templates`)
  await page.getByRole('link', { name: 'Pier letter' }).click()
  await expect(form.getByLabel('Content type')).toHaveValue('email-newsletter')
  await expect(about).toHaveValue('')
  await expect(chosen.getByRole('listitem')).toHaveText(/Most important of the last 7 days/)
})
