import type { Page } from '@playwright/test'
import { expectNothing } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row')

test.describe('AI Content', () => {
  test('[SHELL-095, CONTENT-002] opens with three cards that lead on', async ({ page, demo }) => {
    await open(page, `${demo}/ai-content`)
    const cards = page.getByRole('list', { name: 'AI Content', exact: true })
    const titles = cards.getByRole('heading')
    await expect(titles).toHaveText(['Generate Content', 'Templates', 'History'])
    for (const [title, path] of [
      ['Generate Content', 'generate'],
      ['Templates', 'templates'],
      ['History', 'history'],
    ] as const) {
      await cards.getByRole('link', { name: title }).click()
      await expect(page.getByRole('main')).toHaveAttribute('data-page', `/ai-content/${path}`)
      await pagesOf(page).getByRole('link', { name: 'Overview' }).click()
    }
  })

  test('[CONTENT-003] shows what was generated lately', async ({ page, demo }) => {
    await open(page, `${demo}/ai-content`)
    await expect(rows(page, 'Recent generations')).toHaveCount(5)
  })

  test('[SHELL-050, CONTENT-005] has a gallery of templates, each of which fills the form', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/ai-content/templates`)
    const gallery = page.getByRole('list', { name: 'Templates', exact: true })
    await expect(gallery.getByRole('listitem').first()).toBeVisible()
    expect(await gallery.getByRole('listitem').count()).toBeGreaterThan(5)
    await gallery.getByRole('link', { name: 'For the record' }).click()
    await expect(page.getByRole('main')).toHaveAttribute('data-page', '/ai-content/generate')
    await expect(page.getByLabel('Content type')).toHaveValue('press-release')
    await expect(page.getByLabel('Tone')).toHaveValue('formal')
  })

  test('[SHELL-051, CONTENT-004, CONTENT-013, CONTENT-014, CONTENT-015] asks for type, tone and length', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/ai-content/generate`)
    const form = page.getByRole('form', { name: 'Generate Content' })
    await expect(form.getByLabel('Content type').getByRole('option')).toHaveText([
      'Blog Post',
      'Social Media Post',
      'Email Newsletter',
      'Product Description',
      'Ad Copy',
      'Press Release',
    ])
    await expect(form.getByLabel('Tone').getByRole('option')).toHaveText([
      'Professional',
      'Casual',
      'Friendly',
      'Formal',
      'Persuasive',
    ])
    const lengths = form.getByRole('group', { name: 'Length' }).locator('label')
    await expect(lengths).toHaveText([
      /^Short\s*100-300 words$/,
      /^Medium\s*300-800 words$/,
      /^Long\s*800-1500 words$/,
      /^Custom/,
    ])
    await expect(form.getByRole('button', { name: 'Generate' })).toBeVisible()
  })

  test('four lengths stand in one row or two by two, and leave no hole', async ({ page, demo }) => {
    await open(page, `${demo}/ai-content/generate`)
    const cards = page.getByRole('group', { name: 'Length' }).locator('label')
    await expect(cards).toHaveCount(4)
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await cards.evaluateAll((all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().y)),
      )
      const inFirstRow = tops.filter((top) => top === tops[0]).length
      expect([2, 4], `${width} px`).toContain(inFirstRow)
    }
  })

  test('[SHELL-052, CONTENT-006, CONTENT-012] keeps a history of what is published or a draft', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/ai-content/history`)
    const history = rows(page, 'Content history')
    await expect(history.first()).toBeVisible()
    expect(await history.count()).toBeGreaterThan(5)
    const statuses = await statusesIn(page, 'Content history', ['Published', 'Draft'])
    expect(new Set(statuses)).toEqual(new Set(['Published', 'Draft']))
  })

  test('[CONTENT-007] has a filter that has no effect', async ({ page, demo }) => {
    await open(page, `${demo}/ai-content/history`)
    await expect(rows(page, 'Content history').first()).toBeVisible()
    await expectNothing(page, () => page.getByRole('button', { name: 'Filter' }).click(), {
      mayToast: true,
    })
  })

  test('[CONTENT-008] exports the history to the console alone', async ({ page, demo }) => {
    await open(page, `${demo}/ai-content/history`)
    const logged: string[] = []
    const downloads: string[] = []
    page.on('console', (message) => logged.push(message.type()))
    page.on('download', (download) => downloads.push(download.url()))
    await page.getByRole('button', { name: 'Export' }).click()
    await expect.poll(() => logged).toEqual(['log'])
    expect(downloads).toEqual([])
  })

  test('[SHELL-053, CONTENT-009] lets the brand voice be set', async ({ page, demo }) => {
    await open(page, `${demo}/ai-content/brand-voice`)
    await expect(page.getByRole('heading', { name: 'Brand voice', level: 2 })).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Calder & Finch')
    await expect(page.getByLabel('Usual tone')).toHaveValue('friendly')
    const words = page.getByLabel('Preferred words')
    await words.fill('مرحبا <b>tide</b>')
    await words.press('Enter')
    await expect(page.getByText('مرحبا <b>tide</b>')).toBeVisible()
  })

  test('[SHELL-054, CONTENT-010, CONTENT-016, CONTENT-017, CONTENT-018] has settings of model, creativity and language', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/ai-content/settings`)
    const optionsOf = (name: string) => page.getByLabel(name).getByRole('option')
    await expect(optionsOf('Model')).toHaveText(['GPT-4', 'GPT-3.5', 'Claude 3'])
    await expect(optionsOf('Creativity')).toHaveText(['Low', 'Medium', 'High'])
    await expect(optionsOf('Language')).toHaveText(['English', 'Spanish', 'French', 'German'])
  })

  test('[CONTENT-011] shows usage statistics with figures', async ({ page, demo }) => {
    await open(page, `${demo}/ai-content/settings`)
    const usage = page.getByRole('region', { name: 'Usage statistics' })
    await expect(usage.getByRole('term')).toHaveCount(4)
    const figures = await usage.getByRole('definition').allInnerTexts()
    expect(figures.filter((figure) => /^[\d,]+$/.test(figure))).toHaveLength(4)
  })

  test('keeps voice and settings while the page is open', async ({ page, demo }) => {
    await open(page, `${demo}/ai-content/settings`)
    await page.getByLabel('Model').selectOption('Claude 3')
    await visit(page, 'Brand Voice')
    await page.getByLabel('Audience').fill('Pilots')
    await page.getByRole('button', { name: 'Remove word leverage' }).click()
    await visit(page, 'Settings')
    await expect(page.getByLabel('Model')).toHaveValue('claude-3')
    await visit(page, 'Brand Voice')
    await expect(page.getByLabel('Audience')).toHaveValue('Pilots')
    await expect(page.getByText('leverage', { exact: true })).toHaveCount(0)
    await open(page, `${demo}/ai-content/brand-voice`)
    await expect(page.getByText('leverage', { exact: true })).toBeVisible()
  })

  test('[CONTENT-001] asks nobody and generates nothing, whatever is used', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/ai-content`)
    // One visit to each page loads all code, so that later requests come from the controls alone.
    await expect(pagesOf(page)).toBeVisible()
    const names = await pagesOf(page).getByRole('link').allInnerTexts()
    for (const name of names) await visit(page, name)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const name of names) {
      await visit(page, name)
      for (const button of await page.getByRole('main').getByRole('button').all()) {
        // Removing a word also removes its button.
        if (await button.isVisible()) await button.click()
      }
      for (const select of await page.getByRole('main').getByRole('combobox').all()) {
        await select.selectOption({ index: 1 })
      }
      for (const radio of await page.getByRole('main').getByRole('radio').all()) {
        await radio.check()
      }
    }
    await visit(page, 'Generate')
    await page.getByLabel('Topic').fill('Gulls, and what to do about them')
    await expectNothing(page, () => page.getByRole('button', { name: 'Generate' }).click())
    await visit(page, 'History')
    await expect(rows(page, 'Content history')).toHaveCount(13)
    expect(asked).toEqual([])
  })
})

test('[SHELL-011] AI Content is coming soon, and can be visited all the same', async ({
  page,
  demo,
}) => {
  await open(page, demo)
  const rail = page.getByRole('navigation', { name: 'Sections' })
  await rail.hover()
  const entry = rail
    .getByRole('list', { name: 'Coming Soon' })
    .getByRole('link', { name: 'AI Content', exact: true })
    .first()
  await entry.hover()
  const flyOut = rail.getByRole('list', { name: 'Pages of AI Content' })
  await expect(flyOut.getByRole('link')).toHaveText([
    'Templates',
    'Generate',
    'History',
    'Brand Voice',
    'Settings',
  ])
  await entry.click()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/ai-content')
})

function pagesOf(page: Page) {
  return page.getByRole('main').getByRole('navigation', { name: 'Pages of AI Content' })
}

async function visit(page: Page, name: string): Promise<void> {
  const link = pagesOf(page).getByRole('link', { name, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('main .skeleton')).toHaveCount(0)
}

/** Returns for each row the one of these statuses that it shows. */
async function statusesIn(page: Page, table: string, statuses: string[]): Promise<string[]> {
  await expect(rows(page, table).first()).toBeVisible()
  const found: string[] = []
  for (const row of await rows(page, table).all()) {
    const cells = await row.getByRole('cell').allInnerTexts()
    const said = cells.filter((cell) => statuses.includes(cell))
    expect(said).toHaveLength(1)
    found.push(...said)
  }
  return found
}
