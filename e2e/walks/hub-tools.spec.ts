import type { Locator, Page } from '@playwright/test'
import { drawnHues } from '#e2e/pages/drawn-hues.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// Rules, settings, profiles and AI settings, as the two specification documents draw them.

const pages = {
  addFeed: '/news-hub/add-feed',
  rules: '/news-hub/rules',
  settings: '/news-hub/settings',
  profiles: '/news-hub/personalize',
  aiSettings: '/news-hub/ai-studio',
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name })

/** Watches requests to a server, and the browser's storage, from here on. */
async function watch(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) requests.push(request.url())
  })
  return {
    requests,
    stored: () => page.evaluate(() => localStorage.length + sessionStorage.length),
  }
}

function optionValues(select: Locator): Promise<string[]> {
  return select
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
}

test('[SHELL-022, SHELL-023, SHELL-024, SHELL-025, SHELL-026] each tool has its page', async ({
  page,
  demo,
}) => {
  await open(page, demo + pages.addFeed)
  await expect(page.getByRole('main')).toHaveAttribute('data-page', /\/news-hub\/add-feed$/)
  await expect(page.getByLabel('Feed URL *')).toBeVisible()

  await open(page, demo + pages.rules)
  await expect(page.getByRole('main')).toHaveAttribute('data-page', /\/news-hub\/rules$/)
  await expect(page.getByRole('list', { name: 'Rules' })).toBeVisible()

  await open(page, demo + pages.settings)
  await expect(page.getByRole('main')).toHaveAttribute('data-page', /\/news-hub\/settings$/)
  await expect(region(page, 'Data retention')).toBeVisible()
  await expect(region(page, 'Auto refresh')).toBeVisible()

  await open(page, demo + pages.profiles)
  await expect(page.getByRole('main')).toHaveAttribute('data-page', /\/news-hub\/personalize$/)
  await expect(region(page, 'Personalization Profiles')).toBeVisible()

  await open(page, demo + pages.aiSettings)
  await expect(page.getByRole('main')).toHaveAttribute('data-page', /\/news-hub\/ai-studio$/)
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
})

test.describe('Automation Rules', () => {
  test.beforeEach(async ({ page, demo }) => {
    await open(page, demo + pages.rules)
    await expect(items(page).first()).toBeVisible()
  })
  const items = (page: Page) => page.getByRole('list', { name: 'Rules' }).getByRole('listitem')

  test('[TOOLS-008, TOOLS-056, TOOLS-057] each says when it acts and what it does', async ({
    page,
  }) => {
    const count = await items(page).count()
    expect(count).toBeGreaterThanOrEqual(2)
    for (let index = 0; index < count; index++) {
      const rule = items(page).nth(index)
      await expect(rule.getByRole('heading')).not.toBeEmpty()
      await expect(rule.getByRole('term')).toHaveText(['When', 'Then'])
      for (const words of await rule.getByRole('definition').all()) {
        await expect(words).not.toBeEmpty()
      }
    }
    await expect(
      items(page)
        .filter({ hasText: /archive/i })
        .first(),
    ).toContainText('over 30 days')
    await expect(items(page).filter({ hasText: /spam/i }).first()).toContainText('under 0.3')
  })

  test('[TOOLS-009] a switch turns one rule on and off', async ({ page }) => {
    const switches = items(page).getByRole('switch')
    const states = () =>
      switches.evaluateAll((all) => all.map((each) => each.getAttribute('aria-checked')))
    const before = await states()
    await switches.nth(1).click()
    const flipped = before[1] === 'true' ? 'false' : 'true'
    await expect.poll(states).toEqual(before.with(1, flipped))
    await switches.nth(1).press('Space')
    await expect.poll(states).toEqual(before)
  })

  test('[TOOLS-010, TOOLS-011] rules can be deleted, down to "No rules yet"', async ({ page }) => {
    const names = await items(page).getByRole('heading').allTextContents()
    for (const [index, name] of names.entries()) {
      await page.getByRole('button', { name: `Delete ${name}` }).click()
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
      await expect(items(page)).toHaveCount(names.length - index - 1)
    }
    await expect(page.getByRole('heading', { name: 'No rules yet' })).toBeVisible()
  })
})

test.describe('Settings', () => {
  test.beforeEach(async ({ page, demo }) => {
    await open(page, demo + pages.settings)
  })

  test('[TOOLS-012, TOOLS-044, TOOLS-045] articles are kept for 90 days, or six other spans', async ({
    page,
  }) => {
    const select = page.getByLabel('Keep articles for')
    await expect(select).toHaveValue('90')
    expect(await optionValues(select)).toEqual(['30', '60', '90', '180', '365', '-1'])
    const options = select.locator('option')
    await expect(options.nth(3)).toContainText('6 months')
    await expect(options.nth(4)).toContainText('1 year')
    await expect(options.nth(5)).toContainText(/forever/i)
    await expect(region(page, 'Data retention')).toContainText('Older articles are archived')
  })

  test('[TOOLS-013, TOOLS-046, TOOLS-047] it refreshes by itself, every 30 minutes', async ({
    page,
  }) => {
    const isOn = page.getByRole('switch', { name: 'Auto refresh' })
    await expect(isOn).toBeChecked()
    const interval = page.getByLabel('Refresh interval')
    await expect(interval).toHaveValue('30')
    expect(await optionValues(interval)).toEqual(['15', '30', '60', '120'])
    await isOn.click()
    await expect(isOn).not.toBeChecked()
    await expect(interval).toBeDisabled()
  })

  test('[TOOLS-014, TOOLS-015] emails are on and push is off', async ({ page }) => {
    await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Push notifications' })).not.toBeChecked()
  })

  test('[TOOLS-016, TOOLS-043] 2.4 GB of 10 GB are used, drawn as 24 percent', async ({ page }) => {
    const storage = region(page, 'Storage')
    await expect(storage).toContainText('2.4 GB of 10 GB')
    const bar = storage.getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '24')
    const whole = (await bar.boundingBox())!
    const drawn = (await bar.locator('svg').boundingBox())!
    expect(drawn.width / whole.width).toBeCloseTo(0.24, 2)
  })
})

test.describe('AI settings', () => {
  const defaults = {
    Summarization: true,
    'Semantic search': false,
    'Content intelligence': true,
    'Trend detection': false,
    'Auto-process new articles': true,
    'Advanced NLP features': false,
  }

  async function expectDefaults(page: Page) {
    for (const [name, checked] of Object.entries(defaults)) {
      await expect(page.getByRole('switch', { name })).toBeChecked({ checked })
    }
    await expect(page.getByLabel('Primary model')).toHaveValue('gpt4')
    await expect(page.getByRole('radio', { checked: true })).toHaveValue('balanced')
  }

  test('[AISET-002, AISET-003, AISET-004, AISET-005, AISET-006, AISET-007, AISET-009, AISET-011] begins with its defaults', async ({
    page,
    demo,
  }) => {
    await open(page, demo + pages.aiSettings)
    await expectDefaults(page)
    for (const [name, checked] of Object.entries(defaults)) {
      await page.getByRole('switch', { name }).click()
      await expect(page.getByRole('switch', { name })).toBeChecked({ checked: !checked })
    }
  })

  test('[AISET-001, AISET-008, AISET-010, AISET-014] has six switches, two selections, three figures and a Save button', async ({
    page,
    demo,
  }) => {
    await open(page, demo + pages.aiSettings)
    const main = page.getByRole('main')
    const { requests, stored } = await watch(page)
    await expect(main.getByRole('switch')).toHaveCount(6)
    await expect(main.getByRole('button', { name: 'Save', exact: true })).toHaveCount(1)
    const model = main.getByLabel('Primary model')
    expect(await optionValues(model)).toEqual(['gpt4', 'claude', 'gemini', 'custom'])
    const priorities = main.getByRole('group', { name: 'Processing priority' }).getByRole('radio')
    const values = await priorities.evaluateAll((all) =>
      all.map((each) => (each as HTMLInputElement).value),
    )
    expect(values).toEqual(['speed', 'balanced', 'quality'])

    const expectFigures = async () => {
      const activity = region(page, 'Activity')
      await expect(activity.getByRole('term')).toHaveText(['Summaries', 'Searches', 'Accuracy'])
      await expect(activity.getByRole('definition')).toHaveText(['1,247', '523', '89%'])
    }
    await expectFigures()
    await main.getByRole('switch').first().click()
    await model.selectOption('claude')
    await priorities.last().check()
    await expectFigures()
    expect(requests).toEqual([])
    expect(await stored()).toBe(0)
  })

  test.describe(() => {
    test.use({ hasClock: true })

    test('[AISET-012, AISET-013] says "Saving..." for a second, and keeps nothing', async ({
      page,
      demo,
    }) => {
      await open(page, demo + pages.aiSettings)
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      const { requests, stored } = await watch(page)
      await page.getByRole('switch', { name: 'Trend detection' }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.clock.runFor(999)
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
      await page.clock.runFor(1)
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
      await expect(page.getByRole('switch', { name: 'Trend detection' })).toBeChecked()
      expect(requests).toEqual([])
      expect(await stored()).toBe(0)
      await page.clock.resume()
      await open(page, demo + pages.aiSettings)
      await expectDefaults(page)
    })
  })
})

test.describe('Personalization Profiles', () => {
  test.beforeEach(async ({ page, demo }) => {
    await open(page, demo + pages.profiles)
    await expect(list(page).first()).toBeVisible()
  })
  const list = (page: Page) => page.getByRole('list', { name: 'Profiles' }).getByRole('button')
  const names = (page: Page) => list(page).locator('strong').allTextContents()
  const profile = (page: Page) => page.getByRole('main').getByRole('article')
  const select = (page: Page, name: string) => list(page).filter({ hasText: name }).first().click()
  const showTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

  test('[TOOLS-017] has five tabs, each with its content', async ({ page }) => {
    const tabs = profile(page).getByRole('tab')
    await expect(tabs).toHaveText([
      'Upload Context',
      'Instructions',
      'Links & Resources',
      'Integrations',
      'Preferences',
    ])
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByRole('button', { name: 'Choose files' })).toBeVisible()
    await tabs.nth(1).click()
    await expect(panel.getByRole('textbox', { name: 'Instructions' })).toBeVisible()
    await tabs.nth(2).click()
    await expect(panel.getByRole('button', { name: 'Add link' })).toBeVisible()
    await tabs.nth(3).click()
    await expect(panel.getByRole('list', { name: 'Integrations' })).toBeVisible()
    await tabs.nth(4).click()
    await expect(panel.getByRole('group', { name: 'Preferred topics' })).toBeVisible()
  })

  test('[TOOLS-018, TOOLS-036, TOOLS-037, TOOLS-038] takes files of any size, and lists them', async ({
    page,
  }) => {
    const input = page.locator('input[type="file"]')
    await expect(input).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt')
    await expect(profile(page)).toContainText('up to 10MB')
    await input.setInputFiles([
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello harbor') },
      { name: 'big.txt', mimeType: 'text/plain', buffer: Buffer.alloc(11_000_000, 'x') },
    ])
    const files = page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem')
    await expect(files.filter({ hasText: 'a.txt' })).toContainText(/12 B · TXT · just now/i)
    await expect(files.filter({ hasText: 'big.txt' })).toContainText('11 MB')
  })

  test('takes files that are dropped', async ({ page }) => {
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['Tide tables'], 'tides.txt'))
      transfer.items.add(new File(['x'], 'tides.png'))
      return transfer
    })
    await page
      .getByRole('group', { name: 'Upload files' })
      .dispatchEvent('drop', { dataTransfer: dropped })
    const files = page.getByRole('list', { name: 'Uploaded files' })
    await expect(files).toContainText('tides.txt')
    await expect(files).not.toContainText('tides.png')
  })

  test('[TOOLS-019] each profile has instructions of its own', async ({ page }) => {
    await showTab(page, 'Instructions')
    const field = page.getByRole('textbox', { name: 'Instructions' })
    const text = 'Short. <b>No</b> puns. مرحبا 👩‍👩‍👧'
    await field.fill(text)
    await select(page, 'Harbor desk')
    await expect(field).toHaveValue(/Write for people on the phone/)
    await select(page, 'Work')
    await expect(field).toHaveValue(text)
    await showTab(page, 'Preferences')
    await showTab(page, 'Instructions')
    await expect(field).toHaveValue(text)
  })

  test('[TOOLS-033, TOOLS-034, TOOLS-035, TOOLS-051] links are titled by their host; anything else adds nothing', async ({
    page,
  }) => {
    await showTab(page, 'Links & Resources')
    const links = page.getByRole('list', { name: 'Links' }).getByRole('listitem')
    const url = page.getByLabel('URL')
    const add = page.getByRole('button', { name: 'Add link' })
    expect(await optionValues(page.getByLabel('Type'))).toEqual(['rss', 'website', 'api'])
    const before = await links.count()
    const words = await profile(page).innerText()
    for (const nothing of ['   ', 'not a url']) {
      await url.fill(nothing)
      await add.click()
      await expect(links).toHaveCount(before)
      expect(await profile(page).innerText()).toBe(words)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    await page.getByLabel('Type').selectOption('api')
    await url.fill('https://example.com/a/b')
    await url.press('Enter')
    await expect(links).toHaveCount(before + 1)
    await expect(links.last().getByRole('link')).toHaveText('example.com')
    await expect(links.last()).toContainText('API')
    await expect(url).toHaveValue('')
  })

  test('[TOOLS-020, TOOLS-054] six services can be connected', async ({ page }) => {
    await showTab(page, 'Integrations')
    const items = page.getByRole('list', { name: 'Integrations' }).getByRole('listitem')
    await expect(items.locator('label')).toHaveText([
      'Notion',
      'Google Drive',
      'Slack',
      'GitHub',
      'X',
      'Reddit',
    ])
    await expect(items.locator('.sign svg')).toHaveCount(6)
    for (const hint of await items.locator('.field-hint').all()) await expect(hint).not.toBeEmpty()
    const reddit = page.getByRole('switch', { name: 'Reddit' })
    await expect(reddit).not.toBeChecked()
    await reddit.click()
    await expect(reddit).toBeChecked()
    await reddit.click()
    await expect(reddit).not.toBeChecked()
  })

  test('[TOOLS-021, TOOLS-022, TOOLS-050] eight topics can be preferred, and curation left to the hub', async ({
    page,
  }) => {
    await showTab(page, 'Preferences')
    const topics = page.getByRole('group', { name: 'Preferred topics' }).getByRole('button')
    await expect(topics).toHaveText([
      'Technology',
      'Science',
      'Business',
      'Health',
      'Sports',
      'Entertainment',
      'Politics',
      'Art',
    ])
    const art = topics.last()
    await expect(art).toHaveAttribute('aria-pressed', 'false')
    await art.click()
    await expect(art).toHaveAttribute('aria-pressed', 'true')
    await art.click()
    await expect(art).toHaveAttribute('aria-pressed', 'false')
    const curation = page.getByRole('switch', { name: 'Smart curation' })
    await expect(curation).toBeChecked()
    await curation.click()
    await expect(curation).not.toBeChecked()
  })

  test('[TOOLS-025] a copy stands beside its original', async ({ page }) => {
    const before = await names(page)
    await page.getByRole('button', { name: 'Copy Work' }).click()
    await expect.poll(() => names(page)).toEqual([...before, 'Work (Copy)'])
  })

  test('[TOOLS-026, TOOLS-027] profiles can be deleted until one is left', async ({ page }) => {
    const remove = profile(page).getByRole('button', { name: /^Delete / })
    for (let left = (await list(page).count()) - 1; left > 0; left--) {
      await remove.click()
      await expect(list(page)).toHaveCount(left)
    }
    await expect(remove).toHaveCount(0)
    await expect(list(page)).toHaveAttribute('aria-current', 'true')
    const [name] = await names(page)
    await expect(profile(page).getByRole('heading', { level: 3 })).toHaveText(name!)
  })

  test('[TOOLS-030, TOOLS-031, TOOLS-032, TOOLS-052, TOOLS-053] a profile needs a name and nothing else, and is yellow beside blue, green and purple ones', async ({
    page,
  }) => {
    const before = await names(page)
    await page.getByRole('button', { name: 'New profile' }).click()
    const name = page.getByLabel('Profile name')
    const create = page.getByRole('button', { name: 'Create Profile' })
    await expect(name).toBeFocused()
    for (const blank of ['', '   ']) {
      await name.fill(blank)
      await expect(create).toBeDisabled()
      await name.press('Enter')
      expect(await names(page)).toEqual(before)
    }
    await name.fill('A')
    await expect(create).toBeEnabled()
    await create.click()
    await expect.poll(() => names(page)).toEqual([...before, 'A'])
    await expect(profile(page).getByRole('heading', { level: 3 })).toHaveText('A')
    await expect(profile(page).locator('header [data-color]')).toHaveAttribute(
      'data-color',
      'yellow',
    )
    await expect(page.getByRole('button', { name: 'New profile' })).toBeFocused()
    const signs = page.getByRole('list', { name: 'Profiles' }).locator('.sign')
    for (const [index, hue] of ['blue', 'green', 'purple', 'yellow'].entries())
      expect((await drawnHues(signs.nth(index)))[1]).toBe(hue)
  })

  test('[TOOLS-039, TOOLS-040] generating and applying say so', async ({ page }) => {
    const said: string[] = []
    page.on('dialog', (dialog) => {
      said.push(`${dialog.type()}: ${dialog.message()}`)
      void dialog.accept()
    })
    await profile(page).getByRole('button', { name: 'Generate content' }).click()
    await profile(page).getByRole('button', { name: 'Apply to feed' }).click()
    expect(said).toEqual([
      'alert: Generating content using "Work" profile...',
      'alert: Applying "Work" to feed modules...',
    ])
  })

  test('[TOOLS-041, TOOLS-042] export and import only write to the console', async ({ page }) => {
    const before = await names(page)
    const { requests } = await watch(page)
    const written: string[] = []
    page.on('console', (message) => written.push(message.type()))
    page.on('download', () => written.push('download'))
    await page.getByRole('button', { name: 'Export' }).click()
    await expect.poll(() => written).toEqual(['log'])
    await page.getByRole('button', { name: 'Import' }).click()
    await expect.poll(() => written).toEqual(['log', 'log'])
    expect(await names(page)).toEqual(before)
    expect(requests).toEqual([])
  })

  test('any words fit, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'New profile' }).click()
    const long = `${'W'.repeat(400)} <i>x</i> مرحبا 👩‍👩‍👧`
    await page.getByLabel('Profile name').fill(long)
    await page.getByLabel('Description').fill(long)
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await expect(profile(page).getByRole('heading', { level: 3 })).toHaveText(long)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
