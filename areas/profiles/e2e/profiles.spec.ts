import { readFile, writeFile } from 'node:fs/promises'
import { pdfOf } from '#platform/files/server/test-documents.ts'
import type { Article } from '#areas/articles/contract.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

// The profiles of a live server.

test.use({ expectsRefusals: true })

test('a profile reads its documents, says what an article means, and is exported and imported as a file', async ({
  page,
  newsHub: hub,
}) => {
  // The test needs an article with many sources. If an article has one source with two sentences,
  // nothing is left that it could show in addition.
  const headlines = await askHub(hub, 'feed/listHeadlines?period=today&search=')
  const byCount = (headlines as Article[]).toSorted((a, b) => b.sourceCount - a.sourceCount)
  const headline = page.locator(`.headlines [data-headline="${byCount[0]!.id}"]`)
  await open(page, `${hub.address}/news-hub/feed`)
  await headline.click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  const article = page.getByRole('dialog')
  const title = await article.locator('article h2').innerText()
  const meaning = article.getByRole('complementary', { name: 'What this means for you' })
  await expect(meaning).toBeHidden()

  await open(page, `${hub.address}/news-hub/personalize`)
  const profile = page.getByRole('article', { name: 'My profile' })
  await profile.getByLabel('Files', { exact: true }).setInputFiles([
    { name: 'about.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf(title)) },
    { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') },
  ])
  const files = profile.getByRole('list', { name: 'Uploaded files' })
  await expect(files.getByRole('listitem')).toHaveText(/about\.pdf.* words read/)
  await expect(profile.getByText('“fake.pdf” is not a PDF')).toBeVisible()

  await profile.getByRole('tab', { name: 'Links & Resources' }).click()
  await profile.getByRole('textbox', { name: 'URL' }).fill('not a url')
  await profile.getByRole('button', { name: 'Add link' }).click()
  await expect(profile.getByText('Enter a full web address')).toBeVisible()
  await expect(profile.getByRole('textbox', { name: 'URL' })).toHaveValue('not a url')

  await profile.getByRole('button', { name: 'Apply to feed' }).click()
  await expect(profile.getByRole('button', { name: 'Applied to feed' })).toBeVisible()
  await expect(profile.getByText('where its sources touch this profile')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const exported = await (await downloading).path()
  expect(await readFile(exported, 'utf8')).toContain('about.pdf')
  await page.getByLabel('Profiles file').setInputFiles({
    name: 'profiles.json',
    mimeType: 'application/json',
    buffer: await readFile(exported),
  })
  await expect(page.getByRole('list', { name: 'Profiles' }).getByRole('listitem')).toHaveCount(2)

  await open(page, `${hub.address}/news-hub/feed`)
  await headline.click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  await expect(meaning).toContainText('Because it is in “about.pdf”')
  await meaning
    .getByRole('button', { name: /^Source/ })
    .first()
    .click()
  await expect(article.getByRole('complementary', { name: /^In the words of/ })).toBeVisible()
})

test('instructions that could not be saved say so, and are saved when the field is left again', async ({
  page,
  emptyHub: hub,
}) => {
  await open(page, `${hub.address}/news-hub/personalize`)
  await page.getByRole('tab', { name: 'Instructions' }).click()
  const field = page.getByRole('textbox', { name: 'Instructions' })
  const refused = {
    status: 503,
    title: 'Unavailable',
    detail: 'Busy just now.',
    kind: 'unavailable',
  }
  await page.route('**/api/profiles/saveInstructions', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', json: refused }),
  )
  await field.fill('Berths first')
  await field.blur()
  await expect(page.getByText('Busy just now.')).toBeVisible()

  await page.unroute('**/api/profiles/saveInstructions')
  const saving = page.waitForResponse('**/api/profiles/saveInstructions')
  await field.focus()
  await field.blur()
  await saving
  await expect(page.getByText('Busy just now.')).toBeHidden()
  await reload(page)
  await page.getByRole('tab', { name: 'Instructions' }).click()
  await expect(field).toHaveValue('Berths first')
})

test('a copy that cannot be made says so', async ({ page, emptyHub: hub }) => {
  await open(page, `${hub.address}/news-hub/personalize`)
  const refused = {
    status: 503,
    title: 'Unavailable',
    detail: 'Busy just now.',
    kind: 'unavailable',
  }
  await page.route('**/api/profiles/copyProfile', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', json: refused }),
  )
  await page.getByRole('button', { name: 'Copy My profile' }).click()
  await expect(page.getByText('Busy just now.')).toBeVisible()
})

for (const width of [390, 1280]) {
  test(`a document that is too large says so, and does not stop others, ${width} wide`, async ({
    page,
    emptyHub: hub,
  }, testInfo) => {
    const onDisk = async (name: string, body: Buffer) => {
      await writeFile(testInfo.outputPath(name), body)
      return testInfo.outputPath(name)
    }
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await open(page, `${hub.address}/news-hub/personalize`)
    const profile = page.getByRole('article', { name: 'My profile' })
    await profile
      .getByLabel('Files', { exact: true })
      .setInputFiles([
        await onDisk('first.txt', Buffer.from('Berths at the quay')),
        await onDisk('large.txt', Buffer.alloc(11_000_000, 'x')),
        await onDisk('last.txt', Buffer.from('Cranes at the quay')),
      ])
    await expect(
      profile.getByText('“large.txt” is 11 MB, and up to 10 MB can be read. Split it'),
    ).toBeVisible()
    const files = profile.getByRole('list', { name: 'Uploaded files' })
    await expect(files.getByRole('listitem')).toHaveText([/first\.txt/, /last\.txt/])
    await expect(page.getByText('Something went wrong')).toBeHidden()
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBeLessThanOrEqual(width)

    // A file of the largest allowed size is accepted, even in base64.
    await profile
      .getByLabel('Files', { exact: true })
      .setInputFiles(await onDisk('whole.txt', Buffer.alloc(10_000_000, 'berth ')))
    await expect(files.getByRole('listitem')).toHaveCount(3)

    await page
      .getByLabel('Profiles file')
      .setInputFiles(await onDisk('profiles.json', Buffer.alloc(25_000_000, ' ')))
    await expect(
      page.getByText('“profiles.json” is 25 MB, and up to 20 MB can be read.'),
    ).toBeVisible()
  })
}
