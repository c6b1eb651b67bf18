import type { Locator, Page } from '@playwright/test'
import { settle } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// The dialogs that Your Feed, the article and the mastheads open in the demo.

const headlines = {
  name: 'Top Headlines',
  title: 'Configure Headline Types',
  profiles: ['general', 'tech-focused', 'business', 'science', 'custom'],
  tags: [
    'Tech',
    'AI',
    'Science',
    'Business',
    'Politics',
    'Sports',
    'Entertainment',
    'Health',
    'Climate',
    'Space',
  ],
  defaults: ['Tech', 'AI', 'Science', 'Business', 'Politics', 'Sports'],
  another: 'Space',
}

const breaking = {
  name: 'Breaking News',
  title: 'Configure Breaking News',
  profiles: ['general', 'priority', 'business', 'tech', 'world', 'custom'],
  tags: [
    'Politics',
    'Business',
    'Tech',
    'World',
    'Climate',
    'Health',
    'Science',
    'Sports',
    'Entertainment',
    'Security',
  ],
  defaults: ['Politics', 'Business', 'Tech', 'World', 'Climate'],
  another: 'Security',
}

test.describe("Your Feed's menu", () => {
  test.beforeEach(async ({ page, demo }) => open(page, demo))

  test('[FEED-049] offers to follow sources, to add a feed and to save a folder', async ({
    page,
  }) => {
    await addFeedButton(page).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Follow Sources',
      'Add feed',
      'Save folder',
    ])
  })

  test('[DIALOG-006, DIALOG-007, DIALOG-008, DIALOG-009, DIALOG-010] leads to Follow Sources: tabs, a search, languages, tiles and industries', async ({
    page,
  }) => {
    const dialog = await openFromMenu(page, 'Follow Sources')
    await expect(dialog.getByRole('tab')).toHaveText([
      'Websites',
      'Reddit',
      'Newsletters',
      'Google News',
    ])
    await expect(dialog.getByRole('tab', { name: 'Websites' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(
      dialog.getByPlaceholder('Search by topic, website, or RSS link', { exact: true }),
    ).toBeVisible()
    await expect(dialog.getByLabel('Language').locator('option')).toHaveText([
      'English',
      'Spanish',
      'French',
      'German',
    ])
    await expect(dialog.getByRole('list', { name: 'Categories' }).getByRole('button')).toHaveText([
      'Tech',
      'Cyber Security',
      'Marketing',
      'Business',
    ])
    await expect(dialog.getByRole('heading', { name: 'Industries' })).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Industries' }).getByRole('button')).toHaveText(
      [
        'Advertising',
        'Automotive',
        'Biopharma',
        'Cybersecurity',
        'Energy',
        'Financial Services',
        'Food',
        'Healthcare',
      ],
    )
  })

  test('[DIALOG-011] nothing in Follow Sources responds; the search and the language take what they are given', async ({
    page,
  }) => {
    const dialog = await openFromMenu(page, 'Follow Sources')
    await expect(dialog.locator('.wire-photo svg')).toHaveCount(4)
    const before = await dialog.innerHTML()
    const requests: string[] = []
    // Breaking news advances behind the dialog, and loads photographs.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requests.push(request.url())
    })
    const inert = dialog.getByRole('tabpanel').getByRole('button')
    await expect(inert).toHaveCount(12)
    for (const control of [...(await dialog.getByRole('tab').all()), ...(await inert.all())]) {
      await control.click()
      await expect(control).toBeFocused()
    }
    // Waits until everything that a click could start has happened.
    await settle(page)
    expect(await dialog.innerHTML()).toBe(before)
    await expect(page.getByRole('dialog')).toHaveCount(1)

    await dialog.getByRole('searchbox').fill('harbor pilots')
    await dialog.getByRole('searchbox').press('Enter')
    await dialog.getByLabel('Language').selectOption('French')
    await expect(dialog.getByRole('searchbox')).toHaveValue('harbor pilots')
    await expect(dialog.getByLabel('Language')).toHaveValue('fr')
    await expect(dialog.getByRole('tabpanel').getByRole('button')).toHaveCount(12)
    expect(requests).toEqual([])
  })

  test('[DIALOG-022] leads to the feed form in a dialog, which adds as the page does', async ({
    page,
  }) => {
    const dialog = await openFromMenu(page, 'Add feed')
    const url = dialog.getByLabel('Feed URL')
    await expect(url).toHaveAttribute('type', 'url')
    await expect(dialog.getByLabel('Feed name')).toBeVisible()
    await expect(dialog.getByLabel('Category')).toBeVisible()
    await expect(dialog.getByLabel('Update frequency')).toBeVisible()

    await url.fill('notaurl')
    await dialog.getByLabel('Feed name').fill('The Harbor Post')
    await dialog.getByRole('button', { name: 'Add Feed' }).click()
    await expect(url).toHaveAccessibleDescription(/"notaurl" is not a web address/)
    await expect(url).toHaveValue('notaurl')

    await url.fill('https://harborpost.example/feed')
    await dialog.getByLabel('Feed name').fill('The Harbor Post')
    await dialog.getByRole('button', { name: 'Add Feed' }).click()
    await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await expect(dialog.getByText('Added The Harbor Post')).toBeVisible()
    await expect(url).toHaveValue('')
    await expect(main(page)).toHaveAttribute('data-page', '/news-hub/feed')
  })

  test('[DIALOG-020] leads to a dialog of the folders', async ({ page }) => {
    const names = await page
      .getByRole('region', { name: 'Your Feed' })
      .getByRole('heading', { level: 3 })
      .allTextContents()
    const dialog = await openFromMenu(page, 'Save folder')
    for (const name of names) await expect(dialog.getByText(name, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  test('gives the focus back to its button, whichever dialog was closed', async ({ page }) => {
    for (const name of ['Follow Sources', 'Add feed', 'Save folder', 'Follow Sources']) {
      await addFeedButton(page).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name, exact: true }).press('Enter')
      const dialog = page.getByRole('dialog', { name, exact: true })
      await expect(dialog).toBeVisible()
      const hasFocus = () => dialog.evaluate((node) => node.contains(document.activeElement))
      await expect.poll(hasFocus).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(addFeedButton(page)).toBeFocused()
    }
  })
})

test.describe('the settings of a module', () => {
  test.beforeEach(async ({ page, demo }) => {
    await open(page, demo)
    await startCustomizing(page)
  })

  test('[DIALOG-012, DIALOG-013, DIALOG-016, DIALOG-017, DIALOG-078, DIALOG-082] open from its gear, with profiles and two buttons', async ({
    page,
  }) => {
    for (const module of [headlines, breaking]) {
      const dialog = await openSettings(page, module)
      await expect(dialog.getByRole('button', { name: 'Reset to Default' })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Apply Changes' })).toBeVisible()
      const values = await dialog
        .getByRole('radio')
        .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value))
      expect(values).toEqual(module.profiles)
      expect(await profileIn(dialog)).toBe('general')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
      await expect(gearOf(page, module)).toBeFocused()
    }
  })

  test('[DIALOG-079, DIALOG-080, DIALOG-081, DIALOG-083, DIALOG-084] offer ten tags, some of them selected, each a toggle', async ({
    page,
  }) => {
    for (const module of [headlines, breaking]) {
      const dialog = await openSettings(page, module)
      await expect(tagsIn(dialog)).toHaveText(module.tags)
      expect(await selectedIn(dialog)).toEqual(module.defaults)
      const tag = tagsIn(dialog).filter({ hasText: module.another })
      await tag.click()
      await expect(tag).toHaveAttribute('aria-pressed', 'true')
      await tag.press('Space')
      await expect(tag).toHaveAttribute('aria-pressed', 'false')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  test('[DIALOG-014, DIALOG-018] go back to the profile and the tags they started with', async ({
    page,
  }) => {
    for (const module of [headlines, breaking]) {
      const dialog = await openSettings(page, module)
      await dialog.getByRole('radio', { name: 'Custom' }).check()
      await tagsIn(dialog).first().click()
      await tagsIn(dialog).last().click()
      expect(await selectedIn(dialog)).not.toEqual(module.defaults)
      await dialog.getByRole('button', { name: 'Reset to Default' }).click()
      expect(await profileIn(dialog)).toBe('general')
      expect(await selectedIn(dialog)).toEqual(module.defaults)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  test('[DIALOG-015, DIALOG-019] keep what was applied, and only that, until the page is loaded again', async ({
    page,
    demo,
  }) => {
    for (const module of [headlines, breaking]) {
      const dialog = await openSettings(page, module)
      await tagsIn(dialog).filter({ hasText: module.another }).click()
      await dialog.getByRole('button', { name: 'Apply Changes' }).click()
      await expect(dialog).toBeHidden()

      await openSettings(page, module)
      expect(await selectedIn(dialog)).toEqual([...module.defaults, module.another])
      await tagsIn(dialog).first().click()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await openSettings(page, module)
      expect(await selectedIn(dialog)).toEqual([...module.defaults, module.another])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }

    await open(page, demo)
    await startCustomizing(page)
    expect(await selectedIn(await openSettings(page, headlines))).toEqual(headlines.defaults)
  })
})

test('the settings of the modules are offered only while customizing', async ({ page, demo }) => {
  await open(page, demo)
  await expect(page.getByRole('button', { name: /^Configure/ })).toHaveCount(0)
})

test.describe('a source of an article', () => {
  test.beforeEach(async ({ page, demo }) => {
    await open(page, demo)
    const titles = page.getByRole('region', { name: 'Top Headlines' })
    await titles.locator('button[data-headline]').first().click()
    await page.getByRole('button', { name: 'Read Full Article' }).click()
  })

  test('[DIALOG-021] opens over the article under its own name, and closes before it', async ({
    page,
  }) => {
    const article = page.getByRole('dialog', { name: 'Article' })
    const chips = article.locator('.source-chips').getByRole('button')
    for (const chip of await chips.all()) {
      const name = (await chip.locator('> span').textContent())!
      await chip.click()
      const dialog = page.getByRole('dialog', { name, exact: true })
      await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(dialog.getByRole('heading', { name: 'In this article' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(article).toBeVisible()
      await expect(chip).toBeFocused()
    }
    await chips.first().click()
    await expect(page.getByRole('heading', { name: 'In this article' })).toBeVisible()
    // On a busy machine, the lower dialog may be inserted after the upper one.
    await page.locator('.dialog-article').evaluate((lower) => lower.parentElement!.append(lower))
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('leads to the other articles that it is counted in', async ({ page }) => {
    const article = page.getByRole('dialog', { name: 'Article' })
    await article.locator('.source-chips').getByRole('button').first().click()
    const other = page.getByRole('dialog').getByRole('region', { name: 'Also counted in' })
    const link = other.getByRole('link').first()
    const title = (await link.textContent())!
    await link.click()
    await expect(article.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(article).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(article).toBeHidden()
  })

  test('a click beside it closes it and leaves the article open', async ({ page }) => {
    const article = page.getByRole('dialog', { name: 'Article' })
    await article.locator('.source-chips').getByRole('button').first().click()
    await expect(page.getByRole('heading', { name: 'In this article' })).toBeVisible()
    await page.mouse.click(120, 500)
    await expect(page.getByRole('heading', { name: 'In this article' })).toBeHidden()
    await expect(article).toBeVisible()
  })
})

function main(page: Page): Locator {
  return page.getByRole('main')
}

function addFeedButton(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Your Feed' })
    .getByRole('button', { name: 'Add feed', exact: true })
}

async function openFromMenu(page: Page, name: string): Promise<Locator> {
  await addFeedButton(page).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Shows the controls that exist only while the feed is being customized. */
async function startCustomizing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Customize' }).click()
  await expect(page.getByRole('button', { name: /^Configure/ })).toHaveCount(2)
}

type Module = typeof headlines

function gearOf(page: Page, { name, title }: Module): Locator {
  return page.getByRole('region', { name, exact: true }).getByRole('button', { name: title })
}

async function openSettings(page: Page, module: Module): Promise<Locator> {
  await gearOf(page, module).click()
  const dialog = page.getByRole('dialog', { name: module.title })
  await expect(dialog.getByRole('heading', { name: module.title })).toBeVisible()
  return dialog
}

function tagsIn(dialog: Locator): Locator {
  return dialog.getByRole('group', { name: /Source tags/ }).getByRole('button')
}

function selectedIn(dialog: Locator): Promise<string[]> {
  return dialog
    .getByRole('group', { name: /Source tags/ })
    .locator('[aria-pressed="true"]')
    .allTextContents()
}

function profileIn(dialog: Locator): Promise<string> {
  return dialog.locator('input[type="radio"]:checked').inputValue()
}
