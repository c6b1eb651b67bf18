import type { Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish } from '#e2e/played/publisher.ts'
import { expect, open, openPanelTab, reload, test } from '#e2e/test.ts'

// Notes and highlights of a reader on the live server.

test.use({ expectsRefusals: true })

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Side panel' })

async function openNotes(page: Page, address: string) {
  await open(page, `${address}/news-hub/feed`)
  await openPanelTab(page, 'Notes')
  return panelOf(page)
}

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ }))

test('a note is written, saved by itself, previewed, found, and deleted with undo', async ({
  page,
  emptyHub: hub,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const panel = await openNotes(page, hub.address)
  await expect(panel.getByText('No notes yet.')).toBeVisible()
  await panel.getByRole('button', { name: 'New Note' }).click()
  await panel.getByLabel('Title').fill('Pilots')
  await panel.getByRole('textbox', { name: 'Note', exact: true }).click()
  await page.keyboard.type('Berth **four** in large letters. <script>alert(1)</script> שלום')
  await saved(page).toBeVisible()
  await panel.getByLabel('Tags').fill('harbour')
  await page.keyboard.press('Enter')
  await saved(page).toBeVisible()
  await expectNothingFound(page)
  await panel.getByRole('button', { name: 'Preview' }).click()
  await expect(
    panel.getByRole('paragraph').filter({ hasText: '<script>alert(1)</script>' }),
  ).toBeVisible()
  await expect(panel.locator('strong', { hasText: 'four' })).toBeVisible()

  await reload(page)
  await openPanelTab(page, 'Notes')
  const list = panel.getByRole('list', { name: 'Notes' })
  await panel.getByLabel('Search notes').fill('letter')
  await expect(list.getByRole('heading', { name: 'Pilots' })).toBeVisible()
  await panel.getByLabel('Search notes').fill('lettres')
  await expect(panel.getByText('Showing results for')).toBeVisible()
  await panel.getByLabel('Search notes').fill('submarine')
  await expect(panel.getByText('No note matches “submarine”.')).toBeVisible()
  await panel.getByLabel('Search notes').fill('')
  await expectNothingFound(page)
  await list.getByRole('button', { name: 'Delete' }).click()
  await expect(panel.getByText('No notes yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('heading', { name: 'Pilots' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to or do' }).fill('pilots')
  await page
    .getByRole('option', { name: /Pilots/ })
    .first()
    .click()
  await expect(page.getByRole('main').getByLabel('Title')).toHaveValue('Pilots')
})

test('two windows that edit one note are merged, or told and asked', async ({
  page,
  context,
  emptyHub: hub,
}) => {
  const added = await page.request.post(`${hub.address}/api/notes/editor/addNote`, {
    data: { title: 'Tides', text: 'one\ntwo\nthree' },
  })
  const { id } = (await added.json()) as { id: string }
  const address = `${hub.address}/news-hub/notes?id=${id}`
  const other = await context.newPage()
  const texts = [page, other].map((window) =>
    window.getByRole('textbox', { name: 'Note', exact: true }),
  )
  await open(page, address)
  await open(other, address)
  await texts[0]!.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('ONE ')
  await saved(page).toBeVisible()
  // The other window has no changes of its own, so it shows the saved text.
  await expect(texts[1]!).toContainText('ONE one')

  await context.setOffline(true)
  for (const [at, window] of [page, other].entries()) {
    await texts[at]!.click()
    await window.keyboard.press('Control+End')
    await window.keyboard.type(` by ${at}`)
    await expect(window.getByText(/^Offline/)).toBeVisible({ timeout: patient(10_000) })
  }
  await context.setOffline(false)
  const conflicts = [page, other].map((window) =>
    window.getByRole('button', { name: 'Keep both as two notes' }),
  )
  await expect
    .poll(
      async () =>
        (await Promise.all(conflicts.map((one) => one.isVisible()))).filter(Boolean).length,
      {
        timeout: patient(20_000),
      },
    )
    .toBe(1)
  const asked = (await conflicts[0]!.isVisible()) ? 0 : 1
  await expectNothingFound([page, other][asked]!)
  await conflicts[asked]!.click()
  await expect(texts[asked]!).toContainText(`three by ${1 - asked}`)
  const listed = await page.request.get(`${hub.address}/api/notes/listNotes`)
  expect(
    ((await listed.json()) as { title: string }[]).map(({ title }) => title).toSorted(),
  ).toEqual(['Tides', 'Tides (my version)'])
})

const paragraphs = [
  'The Lantern sailed into Marlow Quay on Monday with 214 passengers and a crew of nine on board.',
  'Her new engine was built in Tolland and burns a third less oil than the old one did last year.',
  'The harbour master said that the summer timetable would start at once, and last until autumn.',
]
const ferryPage = (
  texts: readonly string[],
) => `<!doctype html><html lang="en"><head><title>Ferry returns</title></head>
  <body><article><h1>Ferry returns</h1><p>${texts.join('</p><p>')}</p></article></body></html>`

/** Selects words by dragging over them. */
async function select(page: Page, words: string) {
  await page.evaluate((words) => {
    for (const root of document.querySelectorAll('[data-words]')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = (node as Text).data.indexOf(words)
        if (at < 0) continue
        document.getSelection()!.setBaseAndExtent(node, at, node, at + words.length)
        return
      }
    }
    throw new Error(`Nothing says “${words}”`)
  }, words)
}

test('a highlight in a bookmark is found in its revised text, and kept when its passage is gone', async ({
  page,
  emptyHub: hub,
}) => {
  const answers = { '/ferry': { body: ferryPage(paragraphs) } }
  const site = await publish(answers)
  await page.setViewportSize({ width: 390, height: 844 })
  const added = await page.request.post(`${hub.address}/api/saved/bookmarks/addBookmark`, {
    data: { address: `${site.origin}/ferry` },
  })
  const { id } = (await added.json()) as { id: number }
  await open(page, `${hub.address}/news-hub/bookmark?id=${id}`)
  await expect(page.getByText(paragraphs[1]!)).toBeVisible({ timeout: patient(20_000) })
  await select(page, 'burns a third less oil')
  await page.getByRole('button', { name: 'Highlight green' }).click()
  const list = page.getByRole('region', { name: 'Your highlights' })
  await expect(list.getByRole('button', { name: /Green.*burns a third less oil/ })).toBeVisible()
  await expectNothingFound(page)

  const revised = paragraphs.map((words) => words.replace('a third', 'nearly a third'))
  answers['/ferry'] = { body: ferryPage(revised) }
  await page.getByRole('button', { name: 'Fetch again' }).click()
  await expect(page.getByText('nearly a third')).toBeVisible({ timeout: patient(20_000) })
  await expect.poll(() => painted(page)).toEqual(['burns nearly a third less oil'])

  answers['/ferry'] = { body: ferryPage([paragraphs[0]!, paragraphs[2]!]) }
  await page.getByRole('button', { name: 'Fetch again' }).click()
  await expect(list.getByText('No longer in this text')).toBeVisible({ timeout: patient(20_000) })
  await list.getByRole('button', { name: /Green/ }).click()
  const note = page.getByRole('dialog', { name: 'Note' })
  await expect(note.getByRole('blockquote')).toHaveText('burns a third less oil')
  await expect(note.getByText(/no longer has this passage/)).toBeVisible()
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await site.close()
})

/** The words that are highlighted on the page. */
function painted(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...CSS.highlights.values()].flatMap((highlight) =>
      [...highlight].map((range) => (range as Range).toString()),
    ),
  )
}

test('a passage of an article is highlighted and written on, stays after a reload, and goes out and comes back', async ({
  page,
  newsHub: hub,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${hub.address}/news-hub/feed`)
  await page.locator('.headlines [data-headline]').first().click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  const article = page.getByRole('dialog', { name: 'Article' })
  const words = (await article.locator('[data-words]').first().innerText())
    .split(' ')
    .slice(1, 4)
    .join(' ')
  await select(page, words)
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  const note = page.getByRole('dialog', { name: 'Note', exact: true })
  await note.getByRole('textbox', { name: 'Note', exact: true }).click()
  await page.keyboard.type('Ask Ines about this.')
  await saved(page).toBeVisible()
  await expectNothingFound(page)
  await note.getByRole('button', { name: 'Close note' }).click()
  await expect.poll(() => painted(page)).toEqual([words])

  await reload(page)
  await expect.poll(() => painted(page)).toEqual([words])
  const box = await page.evaluate(() => {
    const range = [...[...CSS.highlights.values()].flatMap((one) => [...one])][0] as Range
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  await page.mouse.click(box.x, box.y)
  await expect(note.getByText('Ask Ines about this.')).toBeVisible()
  await note.getByRole('button', { name: 'Close note' }).click()
  await page.keyboard.press('Escape')

  const zip = await (await page.request.get(`${hub.address}/notes/export/notes.zip`)).body()
  await openPanelTab(page, 'Notes')
  await panelOf(page).getByRole('button', { name: 'Import, export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import and export notes' })
  await dialog.getByLabel('File with notes').setInputFiles({
    name: 'notes.zip',
    mimeType: 'application/zip',
    buffer: zip,
  })
  await expect(dialog.getByText('0 notes added, 1 here already.')).toBeVisible()
  await expectNothingFound(page)

  // Other tests use the same server, so this test restores its state.
  await page.keyboard.press('Escape')
  await panelOf(page).getByRole('button', { name: 'Delete' }).click()
  await expect(panelOf(page).getByText('No notes yet.')).toBeVisible()
})
