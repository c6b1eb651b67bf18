import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '#e2e/demo-test.ts'

// Focus Cards and the settings of folders in the demo.

test.use({ hasClock: true })

test.beforeEach(async ({ page, demo }) => {
  await open(page, demo)
  await expect(cards(page)).toHaveCount(6)
  await expect(feed(page).getByRole('heading', { level: 3 })).not.toHaveCount(0)
})

test.describe('the Focus Cards strip', () => {
  test('[FEED-029, FEED-036, FEED-037] offers edit and delete on each card, in edit mode only', async ({
    page,
  }) => {
    const tools = cards(page).getByRole('button', { name: /^(Edit|Delete) / })
    await expect(tools).toHaveCount(0)
    await strip(page).getByRole('button', { name: 'Edit', exact: true }).click()
    for (const card of await cards(page).all()) {
      await expect(card.getByRole('button', { name: /^Edit / })).toHaveCount(1)
      await expect(card.getByRole('button', { name: /^Delete / })).toHaveCount(1)
      await expect(card.getByRole('button', { name: /generate/i })).toHaveCount(0)
    }
    await strip(page).getByRole('button', { name: 'Done', exact: true }).click()
    await expect(tools).toHaveCount(0)
  })

  test('[FEED-054, FEED-055] asks before it deletes a topic, and keeps it when told no', async ({
    page,
  }) => {
    const titles = await cardTitles(page)
    const asked: string[] = []
    let answer = false
    page.on('dialog', async (dialog) => {
      asked.push(`${dialog.type()}: ${dialog.message()}`)
      await (answer ? dialog.accept() : dialog.dismiss())
    })
    await strip(page).getByRole('button', { name: 'Edit', exact: true }).click()
    const remove = cards(page)
      .nth(1)
      .getByRole('button', { name: /^Delete / })
    await remove.click()
    expect(asked).toEqual(['confirm: Are you sure you want to delete this topic?'])
    expect(await cardTitles(page)).toEqual(titles)

    answer = true
    await remove.click()
    await expect(cards(page)).toHaveCount(titles.length - 1)
    expect(await cardTitles(page)).toEqual(titles.toSpliced(1, 1))
    await expect(
      cards(page)
        .nth(1)
        .getByRole('button', { name: /^Delete / }),
    ).toBeFocused()
  })

  test('keeps its add button when the last card is gone', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept())
    await strip(page).getByRole('button', { name: 'Edit', exact: true }).click()
    for (let left = await cards(page).count(); left > 0; left--) {
      await cards(page)
        .first()
        .getByRole('button', { name: /^Delete / })
        .click()
      await expect(cards(page)).toHaveCount(left - 1)
    }
    await expect(strip(page)).toContainText('No Focus Cards yet.')
    await expect(strip(page).getByRole('button', { name: 'Add topic' })).toBeFocused()
  })
})

test.describe('the topic dialog', () => {
  test('[FEED-028, DIALOG-004, DIALOG-075, DIALOG-076, DIALOG-077] opens empty from the add button', async ({
    page,
  }) => {
    const dialog = await createTopic(page)
    await expect(dialog.getByRole('button', { name: 'Create Topic' })).toBeVisible()
    await expectDefaults(dialog)
  })

  test('[DIALOG-026, DIALOG-027, DIALOG-028, DIALOG-029, DIALOG-071] asks for style, three lists of words, instructions and rules', async ({
    page,
  }) => {
    const dialog = await createTopic(page)
    const styles = dialog.getByRole('radiogroup', { name: 'Style' }).getByRole('radio')
    const values = await styles.evaluateAll((all) =>
      all.map((radio) => (radio as HTMLInputElement).value),
    )
    expect(values).toEqual(['concise', 'detailed', 'bullet-points'])
    for (const list of wordLists) await expect(dialog.getByLabel(list)).toBeEditable()
    const instructions = dialog.getByLabel('Summarization instructions')
    expect(await instructions.evaluate((element) => element.tagName)).toBe('TEXTAREA')
    await expect(dialog.getByRole('switch', { name: 'Require image' })).toBeVisible()
    const minimum = dialog.getByLabel('Minimum source count')
    await expect(minimum).toHaveAttribute('type', 'number')
    await expect(minimum).toHaveAttribute('min', '1')
  })

  test('[DIALOG-070, DIALOG-067, DIALOG-068] alerts about a topic without a name or a source, and keeps what was typed', async ({
    page,
  }) => {
    const before = await cards(page).count()
    const alerts = collectAlerts(page)
    const dialog = await createTopic(page)
    const submit = dialog.getByRole('button', { name: 'Create Topic' })
    await submit.click()
    await dialog.getByLabel('Topic name').fill('   ')
    await addChip(dialog, 'Sources', 'Tidemark')
    await dialog.getByLabel('Highlight words').fill('half a wor')
    await submit.click()
    await dialog.getByLabel('Topic name').fill('Tides')
    await dialog.getByRole('button', { name: 'Remove source Tidemark' }).click()
    await submit.click()
    expect(alerts).toEqual(Array(3).fill('Topic name and at least one source are required'))
    await expect(dialog).toBeVisible()
    await expect(dialog.getByLabel('Topic name')).toHaveValue('Tides')
    await expect(dialog.getByLabel('Highlight words')).toHaveValue('half a wor')
    await expect(cards(page)).toHaveCount(before)
  })

  test('[DIALOG-069] says at the sources that one is required, until there is one', async ({
    page,
  }) => {
    collectAlerts(page)
    const dialog = await createTopic(page)
    const message = dialog.getByText('At least one source is required')
    await dialog.getByLabel('Topic name').fill('Tides')
    await dialog.getByRole('button', { name: 'Create Topic' }).click()
    await expect(message).toBeVisible()
    await expect(dialog.getByLabel('Sources')).toBeFocused()
    await addChip(dialog, 'Sources', 'Tidemark')
    await expect(message).toHaveCount(0)
  })

  test('[DIALOG-023, DIALOG-024, DIALOG-025, DIALOG-053, DIALOG-055, DIALOG-056] adds the topic as the last card and starts afresh', async ({
    page,
  }) => {
    const titles = await cardTitles(page)
    const moment = (await page.evaluate(() => Date.now())) + 60_000
    await page.clock.setFixedTime(moment)
    const dialog = await createTopic(page)
    await fillTopic(dialog)
    await dialog.getByRole('button', { name: 'Create Topic' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await cardTitles(page)).toEqual([...titles, 'Tides & timetables'])
    const card = cards(page).last()
    await expect(card).toHaveAttribute('id', `topic-${moment}`)
    await expect(card).toContainText('0 articles, 2 sources')
    await expect(card.locator('time')).toHaveText('Just now')
    await expect(card.getByRole('img')).toHaveCount(1)
    await expect(strip(page).getByRole('button', { name: 'Add topic' })).toBeFocused()

    await strip(page).getByRole('button', { name: 'Add topic' }).click()
    await expectDefaults(page.getByRole('dialog'))
  })

  test('[FEED-038, DIALOG-005, DIALOG-054] changes a topic in its place', async ({ page }) => {
    const titles = await cardTitles(page)
    const ids = await cards(page).evaluateAll((all) => all.map(({ id }) => id))
    const dialog = await editTopic(page, 2)
    await expect(dialog.getByLabel('Topic name')).toHaveValue(titles[2]!)
    await dialog.getByLabel('Topic name').fill('Labels, and who prints them')
    await dialog.getByRole('button', { name: 'Update Topic' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await cardTitles(page)).toEqual(titles.with(2, 'Labels, and who prints them'))
    expect(await cards(page).evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids)
  })

  test('[DIALOG-027, DIALOG-028, DIALOG-029, DIALOG-072] brings back all that was saved; a count that is none became 1', async ({
    page,
  }) => {
    const create = await createTopic(page)
    await fillTopic(create)
    await create.getByLabel('Minimum source count').fill('')
    await create.getByRole('button', { name: 'Create Topic' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const dialog = await editTopic(page, (await cards(page).count()) - 1)
    for (const list of wordLists) {
      const item = list.toLowerCase().replace(/s$/, '')
      await expect(
        dialog.getByRole('button', { name: `Remove ${item} of ${list}` }),
        list,
      ).toBeVisible()
    }
    await expect(dialog.getByLabel('Tone')).toHaveValue('technical')
    await expect(dialog.getByRole('radio', { name: 'Bullet points' })).toBeChecked()
    await expect(dialog.getByLabel('Summarization instructions')).toHaveValue('Say when it floods.')
    await expect(dialog.getByRole('switch', { name: 'Require image' })).toBeChecked()
    await expect(dialog.getByLabel('Minimum source count')).toHaveValue('1')
  })

  test('[DIALOG-057] asks nobody, and a reload starts afresh', async ({ page, demo }) => {
    const before = await cards(page).count()
    const dialog = await createTopic(page)
    await fillTopic(dialog)
    const requests: string[] = []
    page.on('request', (request) => {
      const isOwnFile = new URL(request.url()).pathname.startsWith('/assets/')
      if (request.resourceType() !== 'image' && !isOwnFile) requests.push(request.url())
    })
    await dialog.getByRole('button', { name: 'Create Topic' }).click()
    await expect(cards(page)).toHaveCount(before + 1)
    expect(requests).toEqual([])
    await open(page, demo)
    await expect(cards(page)).toHaveCount(before)
  })

  test('forgets what was typed when it is closed, and gives the focus back', async ({ page }) => {
    const dialog = await createTopic(page)
    await dialog.getByLabel('Topic name').fill('Tides')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(strip(page).getByRole('button', { name: 'Add topic' })).toBeFocused()
    await expectDefaults(await createTopic(page))
  })

  test('takes any text, and the card keeps its width', async ({ page }) => {
    const title = `${'Tide'.repeat(120)} <b>مد</b> 🌊`
    const dialog = await createTopic(page)
    await dialog.getByLabel('Topic name').fill(title)
    await addChip(dialog, 'Sources', title)
    const body = dialog.locator('.dialog-body')
    expect(await body.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await dialog.getByRole('button', { name: 'Create Topic' }).click()
    const card = cards(page).last()
    await expect(card.getByRole('heading')).toHaveText(title)
    expect((await card.boundingBox())!.width).toBeLessThanOrEqual(340)
  })
})

test.describe('Edit Folder', () => {
  test('[FEED-046, DIALOG-003, DIALOG-073, DIALOG-074, DIALOG-037] opens for each folder, with three outlets and the general profile', async ({
    page,
  }) => {
    const names = await feed(page).getByRole('heading', { level: 3 }).allTextContents()
    await expect(feed(page).getByRole('button', { name: /^Edit folder / })).toHaveCount(
      names.length,
    )
    const dialog = await editFolder(page, names[1]!)
    await expect(dialog).toContainText(names[1]!)
    await expect(sources(dialog)).toHaveCount(3)
    const profile = dialog.getByLabel('Personalization profile')
    await expect(profile).toHaveValue('general')
    const values = await profile
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    expect(values).toEqual(['general', 'tech-focused', 'business', 'science', 'custom'])
    await expect(dialog.getByLabel('Tone')).toHaveValue('balanced')
  })

  test('[DIALOG-063] cannot be saved without a source', async ({ page }) => {
    const dialog = await editFolder(page)
    const save = dialog.getByRole('button', { name: 'Save', exact: true })
    await expect(save).toBeEnabled()
    for (let left = 3; left > 0; left--) await sources(dialog).first().click()
    await expect(sources(dialog)).toHaveCount(0)
    await expect(save).toBeDisabled()
    await addChip(dialog, 'Sources', 'Tidemark')
    await expect(save).toBeEnabled()
  })

  test('[DIALOG-064, DIALOG-065, DIALOG-066] adds sources and keywords on Enter, trimmed, and never blanks', async ({
    page,
  }) => {
    const dialog = await editFolder(page)
    for (const [list, item, typed] of [
      ['Sources', 'source', ' Wire '],
      ['Include keywords', 'include keyword', 'ai'],
      ['Exclude keywords', 'exclude keyword', 'ads'],
    ] as const) {
      const chips = dialog.getByRole('button', { name: new RegExp(`^Remove ${item} `) })
      const before = await chips.count()
      await addChip(dialog, list, typed)
      await expect(chips.last()).toHaveAccessibleName(`Remove ${item} ${typed.trim()}`)
      await expect(dialog.getByLabel(list)).toHaveValue('')
      await addChip(dialog, list, '    ')
      await expect(chips).toHaveCount(before + 1)
    }
  })

  test('keeps what was saved for this folder, and drops what was not', async ({ page }) => {
    const names = await feed(page).getByRole('heading', { level: 3 }).allTextContents()
    const dialog = await editFolder(page, names[0]!)
    await dialog.getByLabel('Personalization profile').selectOption('science')
    await addChip(dialog, 'Include keywords', 'tides')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(
      feed(page).getByRole('button', { name: `Edit folder ${names[0]}`, exact: true }),
    ).toBeFocused()

    const again = await editFolder(page, names[0]!)
    await expect(again.getByLabel('Personalization profile')).toHaveValue('science')
    await expect(again.getByText('tides', { exact: true })).toBeVisible()
    await sources(again).first().click()
    await again.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(sources(await editFolder(page, names[0]!))).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const other = await editFolder(page, names[1]!)
    await expect(other.getByLabel('Personalization profile')).toHaveValue('general')
  })
})

const wordLists = ['Include keywords', 'Exclude keywords', 'Highlight words']

function strip(page: Page): Locator {
  return page.getByRole('region', { name: 'Focus Cards', exact: true })
}

function cards(page: Page): Locator {
  return strip(page).locator('li.focus-card')
}

function cardTitles(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allTextContents()
}

function feed(page: Page): Locator {
  return page.getByRole('region', { name: 'Your Feed', exact: true })
}

function sources(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: /^Remove source / })
}

async function createTopic(page: Page): Promise<Locator> {
  await strip(page).getByRole('button', { name: 'Add topic' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Topic' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function editTopic(page: Page, nth: number): Promise<Locator> {
  const toggle = strip(page).getByRole('button', { name: 'Edit', exact: true })
  if (await toggle.isVisible()) await toggle.click()
  await cards(page)
    .nth(nth)
    .getByRole('button', { name: /^Edit / })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Update Topic' })).toBeVisible()
  return dialog
}

async function editFolder(page: Page, name?: string): Promise<Locator> {
  const buttons = feed(page).getByRole('button', { name: /^Edit folder / })
  const button = name
    ? feed(page).getByRole('button', { name: `Edit folder ${name}`, exact: true })
    : buttons.first()
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Folder' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Fills in two sources and all lists of words, and changes every choice. */
async function fillTopic(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Topic name').fill('  Tides & timetables ')
  await addChip(dialog, 'Sources', 'Tidemark')
  await addChip(dialog, 'Sources', 'Port Ansel Mercury')
  await dialog.getByLabel('Tone').selectOption('technical')
  await dialog.getByRole('radio', { name: 'Bullet points' }).check({ force: true })
  for (const list of wordLists) await addChip(dialog, list, `of ${list}`)
  await dialog.getByLabel('Summarization instructions').fill('Say when it floods.')
  await dialog.getByRole('switch', { name: 'Require image' }).click()
}

async function expectDefaults(dialog: Locator): Promise<void> {
  await expect(dialog.getByLabel('Topic name')).toHaveValue('')
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(0)
  await expect(dialog.getByLabel('Tone')).toHaveValue('balanced')
  await expect(dialog.getByRole('radio', { name: 'Concise' })).toBeChecked()
  await expect(dialog.getByLabel('Minimum source count')).toHaveValue('1')
  await expect(dialog.getByRole('switch', { name: 'Require image' })).not.toBeChecked()
}

async function addChip(dialog: Locator, list: string, text: string): Promise<void> {
  await dialog.getByLabel(list).fill(text)
  await dialog.getByLabel(list).press('Enter')
}

function collectAlerts(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'alert') alerts.push(dialog.message())
    await dialog.accept()
  })
  return alerts
}
