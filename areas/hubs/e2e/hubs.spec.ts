import type { Locator, Page } from '@playwright/test'
import { answerForLeaderboard } from '#e2e/played/leaderboard-stub.ts'
import { expectNothing } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// The hub list and the hub toolbar, tested in the demo.

const now = new Date('2026-11-21T12:00:00Z')
const BETWEEN_CLICKS_MS = 160

test.beforeEach(({ page }) => answerForLeaderboard(page))

test.beforeEach(async ({ page, demo }) => {
  await open(page, demo)
})

test.describe('the toolbar on the feed', () => {
  test('[HUBBAR-021, HUBBAR-022, HUBBAR-023] offers three filters, three views and four times', async ({
    page,
  }) => {
    await expect(filters(page)).toHaveText(['For You', 'Top', 'Topics'])
    await expect(segments(page, 'View mode')).toHaveText(['Custom', 'Synth', 'Theme'])
    await expect(segments(page, 'Time')).toHaveText(['Today', 'Week', 'Month', 'Year'])
  })

  test('[HUBBAR-002, HUBBAR-030, HUBBAR-031] begins with "For You", "Custom" and "Today"', async ({
    page,
  }) => {
    await expect(filters(page).and(page.locator('[aria-selected="true"]'))).toHaveText('For You')
    await expect(radio(page, 'View mode', 'Custom')).toBeChecked()
    await expect(radio(page, 'Time', 'Today')).toBeChecked()
    await expect(feed(page)).toHaveAttribute('data-filter', 'for-you')
    await expect(feed(page)).toHaveAttribute('data-view-mode', 'custom')
    await expect(feed(page)).toHaveAttribute('data-time', 'today')
  })

  test('[HUBBAR-024, FEED-005] selects in one group at a time, and tells the feed', async ({
    page,
  }) => {
    const selected = () =>
      bar(page)
        .locator('[role="tab"][aria-selected="true"], input[type="radio"]:checked')
        .evaluateAll((all) =>
          all.map((each) => each.getAttribute('data-value') ?? each.getAttribute('value')),
        )
    const headlines = await page.getByRole('region', { name: 'Top Headlines' }).textContent()

    await bar(page).getByRole('tab', { name: 'Top', exact: true }).click()
    expect(await selected()).toEqual(['top', 'custom', 'today'])
    await radio(page, 'View mode', 'Synth').check({ force: true })
    expect(await selected()).toEqual(['top', 'synth', 'today'])
    await radio(page, 'Time', 'Week').check({ force: true })
    expect(await selected()).toEqual(['top', 'synth', 'week'])

    await expect(feed(page)).toHaveAttribute('data-view-mode', 'synth')
    await expect(page.getByRole('region', { name: 'Top Headlines' })).toHaveText(headlines!)
    await expectPage(page, '/news-hub/feed')
  })

  test('the filters are walked through with the arrow keys', async ({ page }) => {
    await bar(page).getByRole('tab', { name: 'For You' }).focus()
    await page.keyboard.press('ArrowRight')
    const top = bar(page).getByRole('tab', { name: 'Top', exact: true })
    await expect(top).toBeFocused()
    await expect(top).toHaveAttribute('aria-selected', 'true')
  })

  test('[HUBBAR-026, FEED-006] customizes the custom view, and no other', async ({ page }) => {
    const customize = bar(page).getByRole('button', { name: 'Customize' })
    await expect(feed(page)).toHaveAttribute('data-customizing', 'false')
    await customize.click()
    await expect(customize).toHaveAttribute('aria-pressed', 'true')
    await expect(feed(page)).toHaveAttribute('data-customizing', 'true')
    await customize.click()
    await expect(feed(page)).toHaveAttribute('data-customizing', 'false')

    for (const view of ['Synth', 'Theme']) {
      await radio(page, 'View mode', view).check({ force: true })
      await expect(customize).toHaveCount(0)
    }
    await radio(page, 'View mode', 'Custom').check({ force: true })
    await expect(customize).toBeVisible()
  })

  test('[HUBBAR-025] has a box to search articles', async ({ page }) => {
    await expect(bar(page).getByRole('searchbox', { name: 'Search articles' })).toBeVisible()
  })

  test('a search from another page goes on in the box', async ({ page }) => {
    await tab(page, 'Add Feed').click()
    const box = bar(page).getByRole('searchbox')
    await box.pressSequentially('sorrel', { delay: 10 })
    await expectPage(page, '/news-hub/feed')
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('sorrel')
  })
})

test.describe('the tabs of the hub', () => {
  test.use({ viewport: { width: 1440, height: 800 } })

  const targets = {
    Feed: '/news-hub/feed',
    'Add Feed': '/news-hub/add-feed',
    'Personalization Profiles': '/news-hub/personalize',
    'Automation Rules': '/news-hub/rules',
    Settings: '/news-hub/settings',
    'AI Studio': '/news-hub/ai-studio',
  }

  test('[HUBBAR-004, HUBBAR-005] are six, and AI Studio alone is accented', async ({ page }) => {
    await expect(tabs(page)).toHaveText(Object.keys(targets))
    await expect(tabs(page).and(page.locator('[data-accent]'))).toHaveText('AI Studio')
    const color = (name: string) =>
      tab(page, name).evaluate((element) => getComputedStyle(element).color)
    expect(await color('AI Studio')).not.toBe(await color('Settings'))
  })

  /** Words that appear only on the page of a tab. */
  const screens = {
    Feed: 'Top Headlines',
    'Add Feed': 'Feed URL',
    'Personalization Profiles': 'Personalization Profiles',
    'Automation Rules': 'Automation Rules',
    Settings: 'Data retention',
    'AI Studio': 'AI features',
  }

  test('[HUBBAR-006, HUBBAR-020, TOOLS-001] each leads to its page, where it alone is marked', async ({
    page,
  }) => {
    for (const name of Object.keys(targets) as (keyof typeof targets)[]) {
      await tab(page, name).click()
      await expectPage(page, targets[name])
      await expect(tabs(page).and(page.locator('[aria-current]'))).toHaveText(name)
      await expect(page).toHaveTitle(`${name}: Synthwire`)
      await expect(page.getByRole('main')).toContainText(screens[name])
    }
  })

  test('[HUBBAR-003] and the whole toolbar are absent from the leaderboard', async ({
    page,
    demo,
  }) => {
    for (const path of ['/news-hub/lmarena', '/news-hub/lmarena/leaderboard']) {
      await open(page, demo + path)
      await expectPage(page, path)
      await expect(page.getByRole('navigation', { name: 'Hub pages' })).toHaveCount(0)
      await expect(bar(page).getByRole('searchbox')).toHaveCount(0)
    }
  })
})

/** The table is awaited, so that no request is still open when the test ends. */
const expectLeaderboard = (page: Page) => expect(page.getByRole('table')).toBeVisible()

test.describe('the hub list', () => {
  test.beforeEach(async ({ page }) => openList(page))

  test('[HUBBAR-007, HUBBAR-013] begins with News Hub, and has the leaderboard under "Others"', async ({
    page,
  }) => {
    await expect(hubsIn(page, 'Hubs')).toHaveText(['News Hub'])
    await expect(hubsIn(page, 'Others')).toHaveText(['LMArena'])
    await hub(page, 'LMArena').click()
    await expectLeaderboard(page)
    await hub(page, 'News Hub').click()
    await expectPage(page, '/news-hub/feed')
    await expect(hub(page, 'News Hub')).toHaveAttribute('aria-current', 'true')
  })

  test('[HUBBAR-001] leads to the leaderboard', async ({ page }) => {
    await hub(page, 'LMArena').click()
    await expectPage(page, '/news-hub/lmarena')
    await expectLeaderboard(page)
  })

  test('[HUBBAR-008, HUBBAR-009, HUBBAR-047] a click selects a hub and shows its pages, a further one hides them', async ({
    page,
  }) => {
    const lmarena = hub(page, 'LMArena')
    const pages = list(page).getByRole('list', { name: 'Pages of LMArena' })
    await expect(lmarena).toHaveAttribute('aria-expanded', 'false')
    await lmarena.click()
    await expect(lmarena).toHaveAttribute('aria-expanded', 'true')
    await expect(lmarena).toHaveAttribute('aria-current', 'true')
    await expect(pages).toBeVisible()
    await expectPage(page, '/news-hub/lmarena')
    await expectLeaderboard(page)
    await lmarena.click()
    await expect(lmarena).toHaveAttribute('aria-expanded', 'false')
    await expect(lmarena).toHaveAttribute('aria-current', 'true')
    await expect(pages).toHaveCount(0)
  })

  test('[HUBBAR-009] the hub that shows its pages unasked goes on showing them when it is chosen', async ({
    page,
  }) => {
    await hub(page, 'News Hub').click()
    await expect(list(page).getByRole('list', { name: 'Pages of News Hub' })).toBeVisible()
    await hub(page, 'News Hub').click()
    await expect(hub(page, 'News Hub')).toHaveAttribute('aria-expanded', 'false')
  })

  test('[HUBBAR-012, HUBBAR-032, HUBBAR-036, HUBBAR-037] New adds a hub, selects it and asks for its name', async ({
    page,
  }) => {
    await addHub(page)
    await expect(nameInput(page)).toBeFocused()
    await expect(nameInput(page)).toHaveValue('Custom Hub 1')
    await page.keyboard.press('Enter')
    await expect(hub(page, 'Custom Hub 1')).toHaveAttribute('aria-current', 'true')
    await expectPage(page, /^\/news-hub\/feed\/hub-\d+$/)

    await addHub(page)
    await page.keyboard.press('Enter')
    await expect(hubsIn(page, 'Hubs')).toHaveText(['News Hub', 'Custom Hub 1', 'Custom Hub 2'])

    await hub(page, 'Custom Hub 1').click()
    await deleteActiveHub(page)
    await openList(page)
    await addHub(page)
    await page.keyboard.press('Enter')
    await expect(hubsIn(page, 'Hubs')).toHaveText(['News Hub', 'Custom Hub 2', 'Custom Hub 2'])
  })

  test('[HUBBAR-010, HUBBAR-038] a double click renames, Enter keeps the name', async ({
    page,
  }) => {
    await hub(page, 'News Hub').dblclick()
    await expect(nameInput(page)).toHaveValue('News Hub')
    await nameInput(page).fill('A')
    await page.keyboard.press('Enter')
    await expect(hub(page, 'A')).toBeVisible()
    await expect(bar(page).getByText('A', { exact: true })).toBeVisible()
  })

  // Each hub is beside or below another hub whose pages may be visible, and must not move away
  // between two clicks.
  for (const { where, isPressed } of [
    { where: 'the fly-out', isPressed: false },
    { where: 'the sidebar itself', isPressed: true },
  ]) {
    test(`[HUBBAR-010] in ${where}, the first double click renames whichever hub it meets`, async ({
      page,
    }) => {
      if (isPressed) await section(page, 'News Hub').click()
      for (const name of ['LMArena', 'News Hub', 'LMArena', 'News Hub']) {
        await doubleClick(page, hub(page, name))
        await expect(nameInput(page)).toHaveValue(name)
        await page.keyboard.press('Escape')
        await expect(hub(page, name)).toHaveAttribute('aria-current', 'true')
      }
    })

    test(`[HUBBAR-010] in ${where}, so does the first one below a hub of the reader`, async ({
      page,
    }) => {
      if (isPressed) await section(page, 'News Hub').click()
      await addHub(page)
      await page.keyboard.press('Enter')
      for (const name of ['LMArena', 'Custom Hub 1', 'News Hub', 'LMArena']) {
        await doubleClick(page, hub(page, name))
        await expect(nameInput(page)).toHaveValue(name)
        await page.keyboard.press('Escape')
      }
    })
  }

  test('[HUBBAR-011, HUBBAR-039] the pencil renames, Escape keeps the old name', async ({
    page,
  }) => {
    const pencil = list(page).getByRole('button', { name: 'Rename News Hub' })
    await pencil.hover({ force: true })
    await expectNothing(page, async () => {
      await pencil.click({ force: true })
      await expect(nameInput(page)).toHaveValue('News Hub')
      await nameInput(page).fill('A')
      await page.keyboard.press('Escape')
      await expect(nameInput(page)).toHaveCount(0)
    })
    await expect(hubsIn(page, 'Hubs')).toHaveText(['News Hub'])
  })

  test('[HUBBAR-040] leaving the field keeps the name', async ({ page }) => {
    await hub(page, 'News Hub').dblclick()
    await nameInput(page).fill('A')
    await list(page).getByText('Others').click()
    await expect(hub(page, 'A')).toBeVisible()
  })

  test('[HUBBAR-041] a name of blanks is dropped without a word', async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await hub(page, 'News Hub').dblclick()
    await nameInput(page).fill('   ')
    await page.keyboard.press('Enter')
    await expect(nameInput(page)).toHaveCount(0)
    await expect(hubsIn(page, 'Hubs')).toHaveText(['News Hub'])
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(dialogs).toEqual([])
  })

  test('stays open while a name is edited, wherever the pointer goes', async ({ page }) => {
    await hub(page, 'News Hub').dblclick()
    await page.mouse.move(900, 600)
    await expect(nameInput(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
  })

  test('renames with F2, and gives the keyboard back to the hub', async ({ page }) => {
    await page.mouse.move(900, 600)
    await section(page, 'News Hub').focus()
    await page.keyboard.press('Tab')
    await tabTo(page, hub(page, 'News Hub'))
    await page.keyboard.press('F2')
    await page.keyboard.type('Desk')
    await page.keyboard.press('Enter')
    await expect(hub(page, 'Desk')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list(page)).toBeVisible()
  })

  test('takes any name without breaking its line', async ({ page }) => {
    const name = `<b>${'immeasurably'.repeat(12)}</b> مركز الأخبار 🗞️`
    await hub(page, 'News Hub').dblclick()
    await nameInput(page).fill(name)
    await page.keyboard.press('Enter')
    await expect(hubsIn(page, 'Hubs')).toHaveText([name])
    await expect(bar(page).getByText(name)).toBeVisible()
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess).toBe(0)
  })
})

test.describe('a hub of the reader', () => {
  test.describe(() => {
    test.use({ isFresh: true })

    test('[HUBBAR-033, HUBBAR-034, HUBBAR-035] has the time in its id, and its id in its page', async ({
      page,
      demo,
    }) => {
      await page.clock.install({ time: now })
      await open(page, demo)
      await page.clock.pauseAt(new Date(now.getTime() + 60_000))
      await openList(page)
      await addHub(page)
      await page.keyboard.press('Enter')
      await expectPage(page, `/news-hub/feed/hub-${now.getTime() + 60_000}`)
      await expect(hubsIn(page, 'Hubs').last()).toHaveText('Custom Hub 1')
    })
  })

  test('[SHELL-021, HUBBAR-014] has its own page below the feed, and its name in the toolbar', async ({
    page,
  }) => {
    await openList(page)
    await addHub(page)
    await page.keyboard.press('Enter')
    await expect(headName(page)).toHaveText('Custom Hub 1')
    await expectPage(page, /^\/news-hub\/feed\/hub-\d+$/)
    await expect(page.getByRole('region', { name: 'Top Headlines' })).toBeVisible()
  })

  test('stays active on the pages that the hubs share', async ({ page }) => {
    await openList(page)
    await addHub(page)
    await page.keyboard.press('Enter')
    // The list covers the toolbar until the pointer and the focus have left the list.
    await page.mouse.move(700, 500)
    await page.keyboard.press('Escape')
    for (const name of ['Add Feed', 'Feed']) {
      await tab(page, name).click()
      await expect(headName(page)).toHaveText('Custom Hub 1')
    }
  })

  test('[SHELL-084] gives way to the first hub when News Hub is clicked in the sidebar', async ({
    page,
  }) => {
    await openList(page)
    await addHub(page)
    await page.keyboard.press('Enter')
    await section(page, 'Marketplace').click()
    await section(page, 'News Hub').click()
    await expectPage(page, '/news-hub/feed')
    await expect(headName(page)).toHaveText('News Hub')
  })

  test('[HUBBAR-017] is deleted only after a question that names it', async ({ page }) => {
    await openList(page)
    await addHub(page)
    await page.keyboard.press('Enter')
    const question = answerNext(page, 'dismiss')
    await chooseInMenu(page, 'Delete')
    expect(await question).toContain('Custom Hub 1')
    await expect(headName(page)).toHaveText('Custom Hub 1')
    await openList(page)
    await expect(hub(page, 'Custom Hub 1')).toBeVisible()
  })

  test('[HUBBAR-042, HUBBAR-043, HUBBAR-044] once deleted, leaves the first hub on show', async ({
    page,
  }) => {
    await openList(page)
    await addHub(page)
    await page.keyboard.press('Enter')
    await deleteActiveHub(page)
    await expect(headName(page)).toHaveText('News Hub')
    await expectPage(page, '/news-hub/feed')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await openList(page)
    await expect(hubsIn(page, 'Hubs')).toHaveText(['News Hub'])
    await expect(hub(page, 'News Hub')).toHaveAttribute('aria-current', 'true')
  })
})

test('[HUBBAR-046] an unknown hub gives way to the first', async ({ page, demo }) => {
  await open(page, `${demo}/news-hub/feed/unknown-id`)
  await expect(headName(page)).toHaveText('News Hub')
  await expect(page.getByRole('region', { name: 'Top Headlines' })).toBeVisible()
})

test.describe('the settings menu of a hub', () => {
  test('[HUBBAR-016] offers "Delete" for custom hubs alone', async ({ page }) => {
    const items = async () => {
      await page.mouse.move(900, 600)
      await bar(page).getByRole('button', { name: 'Hub settings' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      const names = await page.getByRole('menuitem').allTextContents()
      await page.keyboard.press('Escape')
      return names
    }
    expect(await items()).toEqual(['Rename', 'Share'])
    await openList(page)
    await hub(page, 'LMArena').click()
    await list(page).getByRole('link', { name: 'Text Arena' }).click()
    await expectPage(page, '/news-hub/lmarena/text-arena')
    await expect(headName(page)).toHaveText('LMArena')
    expect(await items()).toEqual(['Rename', 'Share'])
    await openList(page)
    await addHub(page)
    await page.keyboard.press('Enter')
    await expect(headName(page)).toHaveText('Custom Hub 1')
    expect(await items()).toEqual(['Rename', 'Share', 'Delete'])
  })

  test('[HUBBAR-018] "Share" says that a link was generated, and sends nothing', async ({
    page,
  }) => {
    const requests: string[] = []
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Nobody may write'))
    })
    await bar(page).getByRole('button', { name: 'Hub settings' }).click()
    await expect(page.getByRole('menuitem', { name: 'Share' })).toBeVisible()
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requests.push(request.url())
    })
    const message = answerNext(page, 'accept')
    await page.getByRole('menuitem', { name: 'Share' }).click()
    expect(await message).toMatch(/share link generated .*News Hub/i)
    expect(requests).toEqual([])
  })

  test('[HUBBAR-015, HUBBAR-027, HUBBAR-028] renames the hub in the toolbar', async ({ page }) => {
    await chooseInMenu(page, 'Rename')
    const editor = bar(page).getByRole('textbox', { name: 'Update hub name' })
    await expect(editor).toBeFocused()
    await expect(editor).toHaveValue('News Hub')
    await editor.fill('My Hub')
    await bar(page).getByRole('button', { name: 'Save' }).click()
    await expect(editor).toHaveCount(0)
    await expect(headName(page)).toHaveText('My Hub')
    await expect(bar(page).getByRole('button', { name: 'Hub settings' })).toBeFocused()
    await openList(page)
    await expect(hub(page, 'My Hub')).toBeVisible()
  })

  test('[HUBBAR-029] "Cancel" and Escape leave the name as it was', async ({ page }) => {
    const editor = bar(page).getByRole('textbox', { name: 'Update hub name' })
    const leave = [
      () => bar(page).getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]
    for (const cancel of leave) {
      await chooseInMenu(page, 'Rename')
      await editor.fill('My Hub')
      await cancel()
      await expect(editor).toHaveCount(0)
      await expect(headName(page)).toHaveText('News Hub')
    }
  })
})

test.describe('beside the right panel of a laptop', () => {
  test('what has no room in the bar stands in a menu, and shows where one is', async ({ page }) => {
    await expect(tabs(page)).toHaveText(['Feed', 'Add Feed', 'Personalization Profiles'])
    const more = bar(page).locator('.hub-tabs-more')
    await expect(more).toHaveText('More')
    await more.click()
    await expect(tabs(page)).toHaveCount(6)
    await tab(page, 'Settings').click()
    await expectPage(page, '/news-hub/settings')
    await expect(tabs(page)).toHaveCount(3)
    await expect(more).toHaveText('Settings')
    await more.click()
    await expect(tab(page, 'Settings')).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    await expect(tabs(page)).toHaveCount(3)
  })

  for (const width of [1280, 1440, 1920]) {
    test(`no tab takes a second line, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['Feed', 'Add Feed']) {
        await tab(page, path).click()
        const lines = await bar(page)
          .locator('.hub-name, .hub-tabs a, .hub-tabs button')
          .evaluateAll((all) =>
            all.map((each) => {
              const text = document.createRange()
              text.selectNodeContents(each)
              return new Set(
                [...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 12)),
              ).size
            }),
          )
        expect(Math.max(...lines)).toBe(1)
        const height = path === 'Feed' ? 105 : 57
        expect((await bar(page).boundingBox())!.height).toBe(height)
      }
    })
  }

  test('both rows of the toolbar fit', async ({ page }) => {
    await page.setViewportSize({ width: 860, height: 700 })
    const overflows = await bar(page).evaluate((header) => {
      const edge = header.getBoundingClientRect().right
      const parts = [...header.querySelectorAll('a, button, input')]
      return parts.filter((part) => part.getBoundingClientRect().right > edge).length
    })
    expect(overflows).toBe(0)
    await expect(bar(page).getByRole('searchbox')).toBeVisible()
    await expect(tabs(page)).toHaveCount(3)
    expect((await bar(page).boundingBox())!.height).toBeLessThanOrEqual(106)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[SHELL-005] the bar says that all of this is sample data', async ({ page, demo }) => {
    for (const path of ['', '/news-hub/rules', '/marketplace']) {
      await open(page, demo + path)
      await expect(bar(page).getByText('Mock Data')).toBeVisible()
      await expect(bar(page).getByText('Mock Data')).toBeInViewport({ ratio: 1 })
    }
  })

  test('view, time and customizing fold into one button', async ({ page }) => {
    await expect(radio(page, 'Time', 'Week')).toBeHidden()
    await bar(page).getByRole('button', { name: 'Custom, Today' }).tap()
    await bar(page).getByRole('button', { name: 'Customize' }).tap()
    await expect(feed(page)).toHaveAttribute('data-customizing', 'true')
    await radio(page, 'Time', 'Week').check({ force: true })
    await radio(page, 'View mode', 'Synth').check({ force: true })
    await page.keyboard.press('Escape')
    await expect(radio(page, 'Time', 'Week')).toBeHidden()
    await expect(bar(page).getByRole('button', { name: 'Synth, Week' })).toBeVisible()
  })

  test('the hubs stand in the menu, with a pencil each', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'New', exact: true }).tap()
    await expect(menu.getByRole('textbox', { name: 'Hub name' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Rename Custom Hub 1' }).tap()
    await menu.getByRole('textbox', { name: 'Hub name' }).fill('Harbor')
    await page.keyboard.press('Enter')
    await menu
      .getByRole('list', { name: 'Pages of Harbor' })
      .getByRole('link', { name: 'Feed', exact: true })
      .tap()
    await expect(menu).toBeHidden()
    await expect(headName(page)).toHaveText('Harbor')
  })
})

test.describe('the live server', () => {
  test('has a hub of everything first: it shows its name and its pages, and cannot be deleted', async ({
    page,
    hub: live,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await open(page, `${live.address}/news-hub/feed`)
    await expect(headName(page)).toHaveText('News Hub')
    await expect(tabs(page)).toHaveText([
      'Feed',
      'Add Feed',
      'Sources',
      'Personalization Profiles',
      'Automation Rules',
      'Settings',
      'AI Studio',
    ])
    await openList(page)
    // Other tests may have added further hubs.
    await expect(hubsIn(page, 'Hubs').first()).toHaveText('News Hub')
    await page.mouse.move(900, 600)
    await bar(page).getByRole('button', { name: 'Hub settings' }).click()
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(
      page.getByText('News Hub holds everything that you follow, so it cannot be deleted.'),
    ).toBeVisible()
    await expect(headName(page)).toHaveText('News Hub')
  })
})

function bar(page: Page): Locator {
  return page.getByRole('banner')
}

function feed(page: Page): Locator {
  return page.locator('[data-view-mode]')
}

/**
 * Double-clicks as a person does: at the same point, with enough time between the clicks for the
 * page to change.
 */
async function doubleClick(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: BETWEEN_CLICKS_MS })
}

function headName(page: Page): Locator {
  return bar(page).locator('.hub-name')
}

function filters(page: Page): Locator {
  return bar(page).getByRole('tablist', { name: 'Filter' }).getByRole('tab')
}

function segments(page: Page, group: string): Locator {
  return bar(page).getByRole('radiogroup', { name: group }).locator('label')
}

function radio(page: Page, group: string, name: string): Locator {
  return bar(page)
    .getByRole('radiogroup', { name: group, includeHidden: true })
    .getByRole('radio', { name, includeHidden: true })
}

function tabs(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Hub pages' }).getByRole('link')
}

function tab(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Hub pages' })
    .getByRole('link', { name, exact: true })
}

function section(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Sections' })
    .locator('.rail-item')
    .filter({ hasText: name })
}

function list(page: Page): Locator {
  return page.locator('.rail .hub-list')
}

function hubsIn(page: Page, group: string): Locator {
  return list(page).getByRole('group', { name: group }).locator('button[aria-expanded]')
}

function hub(page: Page, name: string): Locator {
  return list(page).getByRole('button', { name, exact: true })
}

function nameInput(page: Page): Locator {
  return list(page).getByRole('textbox', { name: 'Hub name' })
}

/** Moves the pointer to the sidebar's entry, beside which the list opens. */
async function openList(page: Page): Promise<void> {
  await page.mouse.move(900, 600)
  await section(page, 'News Hub').hover()
  await expect(list(page)).toBeVisible()
}

async function addHub(page: Page): Promise<void> {
  await list(page).getByRole('button', { name: 'New', exact: true }).click()
  await expect(nameInput(page)).toBeFocused()
}

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.mouse.move(900, 600)
  await bar(page).getByRole('button', { name: 'Hub settings' }).click()
  await page.getByRole('menuitem', { name }).click()
}

async function deleteActiveHub(page: Page): Promise<void> {
  const question = answerNext(page, 'accept')
  await chooseInMenu(page, 'Delete')
  await question
}

/** Answers the next alert or confirm, and returns its text. */
function answerNext(page: Page, answer: 'accept' | 'dismiss'): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog[answer]()
    })
  })
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const FAR = 12
  for (let step = 0; step < FAR; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function expectPage(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('main')).toHaveAttribute('data-page', name)
}
