import type { Locator, Page } from '@playwright/test'
import { expectNothing, settle } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// The right panel, which stands beside every page of the demo.

const tabs = ['Assistant', 'Notifications', 'Saved', 'Notes', 'AI Studio']
const values = ['assistant', 'notifications', 'saved', 'note', 'ai-studio']

test.beforeEach(async ({ page, demo }) => {
  await open(page, demo)
})

test.describe('the right panel', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('[PANEL-001] is 420 px wide and fixed to the right edge', async ({ page }) => {
    const { x, y, width, height } = (await panel(page).boundingBox())!
    expect({ x, y, width, height }).toEqual({ x: 1020, y: 0, width: 420, height: 900 })
    await expect(panel(page)).toHaveCSS('position', 'fixed')
  })

  test('[PANEL-002, PANEL-003, PANEL-060] has five tabs, of which one is open', async ({
    page,
  }) => {
    const list = panel(page).getByRole('tablist', { name: 'Side panel' }).getByRole('tab')
    await expect(list).toHaveText(tabs)
    const given = await list.evaluateAll((all) => all.map((each) => each.dataset['value']))
    expect(given).toEqual(values)
    const inside = [
      panel(page).getByPlaceholder('Ask the assistant anything...'),
      panel(page).getByRole('list', { name: 'Notifications' }),
      panel(page).getByRole('tablist', { name: 'Saved' }),
      panel(page).getByRole('button', { name: 'New Note' }),
      panel(page).getByRole('heading', { level: 3 }),
    ]
    for (const [index, name] of tabs.entries()) {
      await tab(page, name).click()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
      await expect(list.and(page.locator('[aria-selected="true"]'))).toHaveCount(1)
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
      await expect(inside[index]!.first()).toBeVisible()
      await expect(page.getByRole('tabpanel', { name, exact: true })).not.toBeEmpty()
    }
  })

  test('moves through its tabs with the arrow keys', async ({ page }) => {
    await tab(page, 'Assistant').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Notifications')).toBeFocused()
    await page.keyboard.press('End')
    await expect(tab(page, 'AI Studio')).toHaveAttribute('aria-selected', 'true')
  })

  test('[PANEL-004, PANEL-005] explains the switch that hides it automatically', async ({
    page,
  }) => {
    await settings(page).click()
    const popover = page.getByRole('dialog', { name: 'Sidebar Settings' })
    await expect(popover.getByText('Sidebar Settings')).toBeVisible()
    const autoHide = popover.getByRole('switch', { name: 'Auto-hide' })
    await expect(autoHide).toHaveAccessibleDescription(/hide the panel when not hovering/i)
    await expect(autoHide).toHaveAttribute('aria-checked', 'false')
    await autoHide.click()
    await expect(autoHide).toHaveAttribute('aria-checked', 'true')
    await page.keyboard.press('Escape')
    await expect(popover).toBeHidden()
    await expect(settings(page)).toBeFocused()
  })

  test('[PANEL-006, PANEL-007] hides when the pointer leaves, and comes back at the edge', async ({
    page,
  }) => {
    await startAutoHide(page)
    await page.mouse.move(400, 400)
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'Sidebar Settings' })).toBeHidden()
    await expect(frame(page)).toHaveCSS('padding-right', '0px')
    for (let time = 0; time < 2; time++) {
      await page.mouse.move(1438, 450)
      await expect(panel(page)).toBeVisible()
      await page.mouse.move(400, 400)
      await expect(panel(page)).toBeHidden()
    }
  })

  test('hides automatically for the keyboard, too', async ({ page }) => {
    await startAutoHide(page)
    await page.mouse.move(400, 400)
    await expect(panel(page)).toBeHidden()
    const strip = page.getByRole('button', { name: 'Reveal the side panel' })
    await page.getByRole('main').focus()
    for (let stops = 0; stops < 100 && !(await isFocused(strip)); stops++)
      await page.keyboard.press('Tab')
    await expect(strip).toBeFocused()
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(settings(page)).toBeFocused()
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
  })

  test('[PANEL-008, PANEL-009, PANEL-010] is replaced by a rail of its five tabs when it is hidden', async ({
    page,
  }) => {
    const rail = page.getByRole('navigation', { name: 'Side panel tabs' }).getByRole('button')
    await expect(rail).toHaveCount(0)
    for (const name of tabs) {
      await panel(page).getByRole('button', { name: 'Hide panel' }).click()
      await expect(panel(page)).toBeHidden()
      await expect(rail).toHaveCount(5)
      for (const [index, each] of tabs.entries())
        await expect(rail.nth(index)).toHaveAccessibleName(each)
      await rail.and(page.getByRole('button', { name, exact: true })).click()
      await expect(panel(page)).toBeVisible()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
      await expect(tab(page, name)).toBeFocused()
      await expect(rail).toHaveCount(0)
    }
  })

  test('[PANEL-011] has its own space next to the page on large screens', async ({ page }) => {
    await expect(frame(page)).toHaveCSS('padding-right', '420px')
    await panel(page).getByRole('button', { name: 'Hide panel' }).click()
    await expect(frame(page)).toHaveCSS('padding-right', '0px')
    await page.setViewportSize({ width: 800, height: 900 })
    await expect(frame(page)).toHaveCSS('padding-right', '0px')
    await page.setViewportSize({ width: 1440, height: 900 })
    await rail(page, 'Saved').click()
    await expect(frame(page)).toHaveCSS('padding-right', '420px')
    await page.setViewportSize({ width: 800, height: 900 })
    await expect(frame(page)).toHaveCSS('padding-right', '0px')
  })

  test('keeps its state while the page changes', async ({ page }) => {
    await panel(page).getByRole('button', { name: 'View 5 updates' }).click()
    await tab(page, 'Notes').click()
    await page.getByRole('banner').getByRole('link', { name: 'Add Feed' }).click()
    await expect(page.getByRole('main')).toHaveAttribute('data-page', /add-feed/)
    await expect(tab(page, 'Notes')).toHaveAttribute('aria-selected', 'true')
    await tab(page, 'Assistant').click()
    await expect(panel(page).getByRole('button', { name: 'Hide updates' })).toBeVisible()
  })
})

test.describe('the assistant', () => {
  test('[PANEL-012, PANEL-013] sends a weekly recap with a menu that only closes', async ({
    page,
  }) => {
    const message = messages(page).first()
    await expect(message).toContainText('Assistant')
    await expect(message).toContainText('Weekly recap')
    for (const name of ['Copy', 'Save', 'Share', 'Not interested']) {
      await message.getByRole('button', { name: 'Message options' }).click()
      const items = page.getByRole('menuitem')
      await expect(items).toHaveText(['Copy', 'Save', 'Share', 'Not interested'])
      await items.and(page.getByRole('menuitem', { name })).click()
      await expect(items).toHaveCount(0)
    }
    await expect(messages(page)).toHaveCount(1)
  })

  test('[PANEL-014, PANEL-015, PANEL-036] shows five updates, and hides them again', async ({
    page,
  }) => {
    await panel(page).getByRole('button', { name: 'View 5 updates' }).click()
    const ids = await items(page).evaluateAll((all) => all.map((each) => each.dataset['item']))
    expect(ids).toEqual(['gpt5', 'gemini', 'claude', 'llama', 'euai'])
    await expect(items(page)).toHaveText([
      /GPT-5/,
      /Gemini 2\.0/,
      /Claude computer use/,
      /Llama 4/,
      /EU AI Act/,
    ])
    await panel(page).getByRole('button', { name: 'Hide updates' }).click()
    await expect(items(page)).toHaveCount(0)
    await expect(panel(page).getByRole('button', { name: 'View 5 updates' })).toBeVisible()
  })

  test('[PANEL-016, PANEL-017, PANEL-018, PANEL-019, PANEL-020, PANEL-021] tells more about each update in place of the thread', async ({
    page,
  }) => {
    await panel(page).getByRole('button', { name: 'View 5 updates' }).click()
    for (let index = 0; index < 5; index++) {
      const item = items(page).nth(index)
      const title = (await item.textContent())!
      await item.click()
      const detail = panel(page).getByRole('article')
      await expect(detail).toHaveCount(1)
      await expect(detail.getByRole('heading', { level: 3 })).toHaveText(title)
      await expect(detail.getByRole('img')).toBeVisible()
      expect((await detail.getByRole('paragraph').first().textContent())!.length).toBeGreaterThan(
        99,
      )
      const features = detail.getByRole('list', { name: 'Key features' }).getByRole('listitem')
      expect(await features.count()).toBeGreaterThan(0)
      for (const group of ['Sources', 'Resources']) {
        const links = detail.getByRole('list', { name: group }).getByRole('link')
        expect(await links.count()).toBeGreaterThan(0)
        for (const link of await links.all()) {
          await expect(link).toHaveAttribute('href', /^https:\/\/[a-z0-9-]+\.example\//)
          await expect(link).toHaveAttribute('target', '_blank')
          await expect(link).toHaveAttribute('rel', /noopener/)
        }
      }
      await panel(page).getByRole('button', { name: 'Back to thread' }).click()
      await expect(messages(page).first()).toContainText('Weekly recap')
      await expect(item).toBeFocused()
    }
  })

  test('shows the reading of the week without any action', async ({ page }) => {
    const reading = panel(page).getByRole('region', { name: 'Your reading' })
    await expect(reading).toContainText('42 articles in seven days')
    await expect(reading.getByRole('list', { name: 'By day' }).getByRole('listitem')).toHaveCount(7)
    const subjects = reading.getByRole('list', { name: 'By subject' }).getByRole('listitem')
    await expect(subjects.first()).toHaveText(/Technology\s*14/)
    await expect(subjects.last()).toBeInViewport({ ratio: 1 })
  })

  test.describe(() => {
    test.use({ isFresh: true })

    test('draws a picture where there is no photograph', async ({ page }) => {
      await page.route('https://images.unsplash.com/**', (route) =>
        route.fulfill({ contentType: 'image/gif', body: '' }),
      )
      await panel(page).getByRole('button', { name: 'View 5 updates' }).click()
      await items(page).first().click()
      const image = panel(page).getByRole('img')
      await expect(image.locator('path').first()).toBeAttached()
      await expect(image).toHaveAccessibleName(/circuit board/)
    })
  })

  test('[PANEL-022, PANEL-024, PANEL-025, PANEL-026, PANEL-027, PANEL-028, PANEL-029, PANEL-030, PANEL-031] offers to read it aloud after a look at the recap', async ({
    page,
  }) => {
    await expectBriefing(page, 'Listen', 'Generate Audio')
  })

  test('[PANEL-023, PANEL-024, PANEL-025, PANEL-026, PANEL-027, PANEL-028, PANEL-029, PANEL-030, PANEL-032] offers to show it after a look at the recap', async ({
    page,
  }) => {
    await expectBriefing(page, 'Watch', 'Generate Video')
  })

  test('the choices of one briefing close before those of another open', async ({ page }) => {
    await readFirstUpdate(page)
    const listen = panel(page).getByRole('button', { name: 'Listen', exact: true })
    await listen.click()
    await expect(panel(page).getByRole('form', { name: 'Listen' })).toBeVisible()
    await listen.click()
    await expect(panel(page).getByRole('form', { name: 'Listen' })).toHaveCount(0)
    await panel(page).getByRole('button', { name: 'Watch', exact: true }).click()
    await expect(panel(page).getByRole('form', { name: 'Watch' })).toBeVisible()
    await expect(panel(page).getByRole('alert')).toHaveCount(0)
  })

  test('[PANEL-033, PANEL-034, PANEL-035, PANEL-061] accepts typed words, and clears them without an answer', async ({
    page,
  }) => {
    const input = panel(page).getByPlaceholder('Ask the assistant anything...', { exact: true })
    const send = panel(page).getByRole('button', { name: 'Send' })
    await expect(messages(page)).toHaveCount(1)
    await expect(send).toBeDisabled()
    await input.fill('   ')
    await expect(send).toBeDisabled()
    await input.fill('a')
    await expect(send).toBeEnabled()

    const requests = countRequests(page)
    await input.fill('hello')
    await input.press('Enter')
    await expect(input).toHaveValue('')
    await input.fill('hello')
    await send.click()
    await expect(input).toHaveValue('')
    await settle(page)
    await expect(messages(page)).toHaveCount(1)
    expect(requests()).toBe(0)
  })
})

test.describe('the notifications', () => {
  test.beforeEach(async ({ page }) => {
    await tab(page, 'Notifications').click()
    await expect(cards(page, 'Notifications')).toHaveCount(6)
  })

  test('[PANEL-037, PANEL-038] have five filters with a red dot each', async ({ page }) => {
    const filters = panel(page).getByRole('radiogroup', { name: 'Category' }).locator('label')
    await expect(filters).toHaveText(['All', 'News', 'App Studio', 'AI Lab', 'Builds'])
    for (const filter of await filters.all())
      await expect(filter.locator('.red-dot')).toHaveCount(1)
    const [red, green, blue] = await filters
      .locator('.red-dot')
      .first()
      .evaluate((dot) => {
        const canvas = document.createElement('canvas').getContext('2d')!
        canvas.fillStyle = getComputedStyle(dot).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data]
      })
    expect(red!).toBeGreaterThan(1.5 * Math.max(green!, blue!))
  })

  test('[PANEL-039, PANEL-040, PANEL-041, PANEL-042, PANEL-043] are counted and shown by category', async ({
    page,
  }) => {
    const titles = {
      News: ['Breaking News', 'New Articles'],
      'App Studio': ['Deployment Success'],
      'AI Lab': ['Content Generation', 'Model Training Complete'],
      Builds: ['Build Failed'],
      All: [
        'Build Failed',
        'Breaking News',
        'Content Generation',
        'Deployment Success',
        'Model Training Complete',
        'New Articles',
      ],
    }
    for (const [filter, shown] of Object.entries(titles)) {
      await panel(page).getByRole('radio', { name: filter }).check()
      await expect(cards(page, 'Notifications').getByRole('heading')).toHaveText(shown)
      await expect(panel(page).getByText(/^\d+ notifications?$/)).toHaveText(
        new RegExp(`^${shown.length} `),
      )
    }
  })

  test('[PANEL-044, PANEL-045, PANEL-047, PANEL-048, PANEL-049, DATA-020] tell what happened, and when', async ({
    page,
  }) => {
    await expect(card(page, 'Build Failed')).toContainText(
      /deployment failed due to type errors in the checkout flow/i,
    )
    for (const title of [
      'Breaking News',
      'Deployment Success',
      'Model Training Complete',
      'New Articles',
    ])
      await expect(card(page, title)).toBeVisible()
    for (const each of await cards(page, 'Notifications').all())
      await expect(each.getByRole('time')).toHaveText(/ago$/)
    await panel(page).getByRole('radio', { name: 'News' }).check()
    await expect(card(page, 'Breaking News')).toBeVisible()
  })

  test('[PANEL-046] show how far the content generation is', async ({ page }) => {
    const bar = card(page, 'Content Generation').getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '75')
    await expect(bar.locator('svg')).toHaveAttribute('width', '75%')
    const whole = (await bar.boundingBox())!.width
    expect((await bar.locator('svg').boundingBox())!.width / whole).toBeCloseTo(0.75, 2)
  })

  test('[PANEL-050, PANEL-051, DATA-020] open and close one by one; five have an action', async ({
    page,
  }) => {
    const actions = panel(page).getByRole('button', {
      name: /^(View Details|Read More|View Project|Deploy Model|View All)$/,
    })
    await expect(actions).toHaveCount(0)
    for (const each of await cards(page, 'Notifications').all()) {
      const toggle = each.getByRole('heading').getByRole('button')
      const details = each.locator('.notification-details')
      await expect(details).toHaveCount(0)
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await expect(details).toBeVisible()
      await expect(details).not.toBeEmpty()
      await toggle.click()
      await expect(details).toHaveCount(0)
      await toggle.click()
    }
    await expect(actions).toHaveText([
      'View Details',
      'Read More',
      'View Project',
      'Deploy Model',
      'View All',
    ])
    await expect(panel(page).locator('.notification-details').getByRole('button')).toHaveCount(5)
    const before = await page.locator('body').ariaSnapshot()
    await actions.first().click()
    await settle(page)
    expect(unfocused(await page.locator('body').ariaSnapshot())).toBe(unfocused(before))
  })
})

test.describe('what is saved', () => {
  test.beforeEach(async ({ page }) => {
    await tab(page, 'Saved').click()
    await expect(cards(page, 'Articles')).toHaveCount(15)
  })

  test('[PANEL-052, PANEL-055, DATA-021] is articles, threads and bookmarks', async ({ page }) => {
    await expect(savedTabs(page)).toHaveText(['Articles (15)', 'Threads (5)', 'Bookmarks (3)'])
    for (const [name, count] of [
      ['Threads', 5],
      ['Bookmarks', 3],
      ['Articles', 15],
    ] as const) {
      await savedTabs(page).filter({ hasText: name }).click()
      await expect(cards(page, name)).toHaveCount(count)
      for (const each of await cards(page, name).all()) {
        await expect(each.getByRole('heading')).not.toBeEmpty()
        await expect(each.locator('.meta > span')).not.toBeEmpty()
        await expect(each.getByRole('time')).toHaveText(/ago$/)
      }
    }
  })

  test('[PANEL-053, PANEL-054] stays as it is, whatever is pressed', async ({ page }) => {
    for (const [name, count] of [
      ['Articles', 15],
      ['Threads', 5],
      ['Bookmarks', 3],
    ] as const) {
      await savedTabs(page).filter({ hasText: name }).click()
      await expect(cards(page, name)).toHaveCount(count)
      // Pressing an element scrolls it into view, which makes pictures load their strokes. They are
      // loaded first, so that the page does not change during the check.
      for (const each of await cards(page, name).all()) {
        await each.scrollIntoViewIfNeeded()
        await expect(each.locator('.wire-photo:not(:has(path))')).toHaveCount(0)
      }
      await expectNothing(page, async () => {
        for (const action of ['Read', 'Remove'])
          for (const each of [cards(page, name).first(), cards(page, name).last()])
            await each.getByRole('button', { name: action, exact: true }).click()
      })
    }
  })
})

test.describe('the notes', () => {
  test.beforeEach(async ({ page }) => {
    await tab(page, 'Notes').click()
    await expect(cards(page, 'Notes')).toHaveCount(2)
  })

  test('[PANEL-056, PANEL-057, PANEL-058, DATA-022] are two, under four filters', async ({
    page,
  }) => {
    const filters = panel(page).getByRole('radiogroup', { name: 'Notes' })
    await expect(filters.locator('label')).toHaveText(['All Notes', 'Personal', 'Work', 'Ideas'])
    await expect(filters.getByRole('radio', { name: 'All Notes' })).toBeChecked()
    await expect(panel(page).getByRole('button', { name: 'New Note' })).toBeVisible()
    for (const each of await cards(page, 'Notes').all()) {
      await expect(each.getByRole('heading')).not.toBeEmpty()
      await expect(each.getByRole('paragraph').first()).not.toBeEmpty()
      await expect(each).toContainText(/Edited .+ ago/)
    }
    await filters.getByRole('radio', { name: 'Personal' }).check()
    await expect(panel(page).getByText('No notes yet.')).toBeVisible()
    await filters.getByRole('radio', { name: 'Work' }).check()
    await expect(cards(page, 'Notes')).toHaveCount(1)
  })

  test('[PANEL-059] have an edit and a delete button each, which change nothing', async ({
    page,
  }) => {
    for (const each of await cards(page, 'Notes').all()) {
      for (const name of ['Edit', 'Delete']) {
        await expect(each.getByRole('button', { name, exact: true }).locator('svg')).toBeVisible()
        await each.getByRole('button', { name, exact: true }).click()
      }
    }
    await panel(page).getByRole('button', { name: 'New Note' }).click()
    await expect(cards(page, 'Notes')).toHaveCount(2)
  })
})

test.describe('on windows between phone and desktop width', () => {
  test.use({ viewport: { width: 800, height: 900 } })

  test('the panel opens over the page, and closes with Escape or a press outside', async ({
    page,
  }) => {
    await expect(panel(page)).toBeHidden()
    await rail(page, 'Saved').click()
    await expect(panel(page)).toBeVisible()
    await expect(frame(page)).toHaveCSS('padding-right', '0px')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(rail(page, 'Saved')).toBeFocused()
    await rail(page, 'Assistant').click()
    await panel(page).getByRole('button', { name: 'Message options' }).click()
    await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(panel(page)).toBeVisible()
    await page.mouse.click(200, 880)
    await expect(panel(page)).toBeHidden()
  })
})

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('nothing moves in a hidden sheet', async ({ page }) => {
    const sheet = page.getByRole('dialog', { name: 'Side panel' })
    await expect(sheet).toBeHidden()
    await expect(page.locator('.side-panel .skeleton').first()).toBeAttached()
    await expect.poll(() => movingInPanel(page)).toEqual([])
    await rail(page, 'Notes').tap()
    await expect(sheet).toBeVisible()
  })

  test('[PANEL-004, PANEL-005] a bar at the bottom opens a sheet that keeps the focus and gives it back, with its settings', async ({
    page,
  }) => {
    const sheet = page.getByRole('dialog', { name: 'Side panel' })
    await expect(sheet).toBeHidden()
    await rail(page, 'Notes').tap()
    await expect(sheet).toBeVisible()
    await expect(tab(page, 'Notes')).toBeFocused()
    for (let stops = 0; stops < 30; stops++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest('.side-panel'),
      )
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(rail(page, 'Notes')).toBeFocused()

    await rail(page, 'Saved').tap()
    await settings(page).tap()
    const card = page.getByRole('dialog', { name: 'Sidebar Settings' })
    await card.getByRole('switch', { name: 'Auto-hide' }).tap()
    await expect(card.getByRole('switch', { name: 'Auto-hide' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await sheet.getByRole('button', { name: 'Hide panel' }).tap()
    await expect(sheet).toBeHidden()

    await rail(page, 'Saved').tap()
    await page.touchscreen.tap(200, 20)
    await expect(sheet).toBeHidden()
  })

  test('pulling its head down closes the sheet', async ({ page }) => {
    await rail(page, 'Saved').tap()
    // The gesture starts after the animations of the panel have ended.
    await panel(page).evaluate((sheet) =>
      Promise.all(sheet.getAnimations().map((animation) => animation.finished)),
    )
    const { x, y } = (await page.locator('.side-head').boundingBox())!
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 120, y: y + 20 + down }],
      })
    await touch('touchStart', 0)
    for (const down of [30, 60, 90, 120]) await touch('touchMove', down)
    await touch('touchEnd', 120)
    await expect(panel(page)).toBeHidden()
  })

  test('nothing hides behind the bar, and nothing is wider than the screen', async ({ page }) => {
    const lastFolder = page.getByRole('main').getByRole('heading', { level: 3 }).last()
    await expect(lastFolder).toBeAttached()
    await settle(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const bar = (await page.locator('.side-rail').boundingBox())!
    const folder = (await lastFolder.boundingBox())!
    expect(folder.y + folder.height).toBeLessThanOrEqual(bar.y)
    for (const name of tabs) {
      await rail(page, name).tap()
      await settle(page)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, name).toBe(0)
      const wide = await page
        .locator('.side-panel *')
        .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > 391).length)
      expect(wide, name).toBe(0)
      await page.keyboard.press('Escape')
    }
  })
})

function panel(page: Page) {
  return page.locator('.side-panel')
}

function frame(page: Page) {
  return page.locator('.frame')
}

function tab(page: Page, name: string) {
  return page.getByRole('tablist', { name: 'Side panel' }).getByRole('tab', { name, exact: true })
}

function rail(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Side panel tabs' })
    .getByRole('button', { name, exact: true })
}

function settings(page: Page) {
  return panel(page).getByRole('button', { name: 'Panel settings' })
}

function messages(page: Page) {
  return panel(page).getByRole('article', { name: 'Message from the assistant' })
}

function items(page: Page) {
  return panel(page).getByRole('list', { name: 'Updates' }).getByRole('button')
}

function cards(page: Page, list: string) {
  return panel(page).getByRole('list', { name: list }).getByRole('listitem')
}

function card(page: Page, title: string) {
  return cards(page, 'Notifications').filter({ has: page.getByRole('heading', { name: title }) })
}

function savedTabs(page: Page) {
  return panel(page).getByRole('tablist', { name: 'Saved' }).getByRole('tab')
}

async function startAutoHide(page: Page): Promise<void> {
  await settings(page).click()
  await page.getByRole('switch', { name: 'Auto-hide' }).click()
}

async function readFirstUpdate(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'View 5 updates' }).click()
  await items(page).first().click()
  await panel(page).getByRole('button', { name: 'Back to thread' }).click()
}

async function expectBriefing(page: Page, name: string, submit: string): Promise<void> {
  await expect(panel(page).getByRole('button', { name, exact: true })).toHaveCount(0)
  await readFirstUpdate(page)
  await panel(page).getByRole('button', { name, exact: true }).click()
  const form = panel(page).getByRole('form', { name })
  // The form opens below the visible part of the panel, and is scrolled into view.
  await expect(form.getByRole('button', { name: submit })).toBeInViewport({ ratio: 1 })
  await expectChoices(form, 'Length', ['Short 2m', 'Medium 5m', 'Long 10m'], 'Medium 5m')
  const styles = ['Brief Summary', 'Deep Dive', 'Debate Format', 'Review']
  await expectChoices(form, 'Style', styles, 'Brief Summary')
  await expectChoices(form, 'Tone', ['Professional', 'Casual', 'Energetic'], 'Professional')
  await form.getByRole('switch', { name: 'Schedule delivery' }).click()
  await expect(form.getByRole('switch', { name: 'Schedule delivery' })).toBeChecked()

  const requests = countRequests(page)
  const before = await panel(page).ariaSnapshot()
  await form.getByRole('button', { name: submit }).click()
  await settle(page)
  expect(unfocused(await panel(page).ariaSnapshot())).toBe(unfocused(before))
  expect(requests()).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function expectChoices(form: Locator, label: string, names: string[], chosen: string) {
  const group = form.getByRole(label === 'Style' ? 'group' : 'radiogroup', { name: label })
  await expect(group.locator('label')).toHaveText(names)
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(group.getByRole('radio', { name: chosen })).toBeChecked()
}

async function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement)
}

function countRequests(page: Page): () => number {
  let requests = 0
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) requests++
  })
  return () => requests
}

/** The snapshot of the page without the marker of the focused element. */
function unfocused(snapshot: string): string {
  return snapshot.replaceAll(' [active]', '')
}

/** Names of the endless animations in the panel. */
function movingInPanel(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Infinity
        const { target } = effect as KeyframeEffect
        return playState === 'running' && isEndless && target?.closest('.side-panel')
      })
      .map((animation) => (animation as CSSAnimation).animationName),
  )
}
