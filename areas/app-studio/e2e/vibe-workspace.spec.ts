import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '#e2e/demo-test.ts'

// The vibe-coding workspace as the second specification document draws it, played in the demo.

const frame = (page: Page) => page.locator('.vibe')
const side = (page: Page) => page.getByRole('region', { name: 'Workspace', exact: true })
const chat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview', exact: true })
const tabs = (page: Page) => side(page).getByRole('tab')
const tab = (page: Page, name: string) => side(page).getByRole('tab', { name })
const input = (page: Page) => chat(page).getByPlaceholder('Ask anything, create anything')
const send = (page: Page) => chat(page).getByRole('button', { name: 'Send' })
const messages = (page: Page) => chat(page).getByRole('article')
const typing = (page: Page) => chat(page).getByText('is typing')
const build = (page: Page, env: string) =>
  side(page)
    .getByRole('list', { name: 'Builds' })
    .getByRole('listitem')
    .filter({ has: page.getByText(env, { exact: true }) })

async function openWorkspace(page: Page, demo: string, project = 0): Promise<void> {
  await open(page, `${demo}/build-software`)
  const row = page.getByRole('list', { name: 'Projects' }).locator(':scope > li').nth(project)
  await row.getByRole('heading', { level: 3 }).getByRole('button').click()
  await row.getByRole('button', { name: 'View Full Project' }).click()
  await expect(frame(page)).toBeVisible()
}

/** Stops the clock until a test advances it. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Measures the width of a pane in percent of the workspace. */
async function share(page: Page, pane: Locator): Promise<number> {
  const [part, whole] = [await pane.boundingBox(), await frame(page).boundingBox()]
  return (part!.width / whole!.width) * 100
}

/** Drags the divider to a position, in percent from the left edge of the workspace. */
async function dragTo(page: Page, divider: Locator, percent: number): Promise<void> {
  await divider.scrollIntoViewIfNeeded()
  const [from, whole] = [(await divider.boundingBox())!, (await frame(page).boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, whole.y + 120)
  await page.mouse.down()
  await page.mouse.move(whole.x + (whole.width * percent) / 100, whole.y + 140, { steps: 4 })
}

async function say(page: Page, words: string): Promise<void> {
  await input(page).fill(words)
  await input(page).press('Enter')
}

test.describe('the panes', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.beforeEach(({ page, demo }) => openWorkspace(page, demo))

  test('[STUDIO-042, STUDIO-043, STUDIO-114, STUDIO-116, STUDIO-118] are three, 20, 40 and 40 percent wide', async ({
    page,
  }) => {
    await expect(frame(page).locator('> section')).toHaveCount(3)
    await expect(frame(page).getByRole('separator')).toHaveCount(2)
    expect((await frame(page).boundingBox())!.height).toBe(900 - 192)
    expect(Math.abs((await share(page, side(page))) - 20)).toBeLessThan(1)
    expect(Math.abs((await share(page, chat(page))) - 40)).toBeLessThan(1)
    expect(Math.abs((await share(page, preview(page))) - 40)).toBeLessThan(1)
  })

  test('[STUDIO-051, STUDIO-052, STUDIO-053, STUDIO-115, STUDIO-117] follow their dividers, within limits', async ({
    page,
  }) => {
    const [left, right] = await frame(page).getByRole('separator').all()
    await dragTo(page, left!, 30)
    expect(Math.abs((await share(page, side(page))) - 30)).toBeLessThan(0.5)
    await page.mouse.up()
    await page.mouse.move(700, 500)
    expect(Math.abs((await share(page, side(page))) - 30)).toBeLessThan(0.5)

    await dragTo(page, left!, 2)
    expect(Math.abs((await share(page, side(page))) - 15)).toBeLessThan(0.5)
    await page.mouse.up()
    await dragTo(page, left!, 90)
    expect(Math.abs((await share(page, side(page))) - 35)).toBeLessThan(0.5)
    await page.mouse.up()
    await dragTo(page, left!, 20)
    await page.mouse.up()

    await dragTo(page, right!, 70)
    expect(Math.abs((await share(page, chat(page))) - 50)).toBeLessThan(0.5)
    await page.mouse.up()
    await page.mouse.move(500, 500)
    expect(Math.abs((await share(page, chat(page))) - 50)).toBeLessThan(0.5)
    await dragTo(page, right!, 30)
    expect(Math.abs((await share(page, chat(page))) - 25)).toBeLessThan(0.5)
    await page.mouse.up()
    await dragTo(page, right!, 95)
    expect(Math.abs((await share(page, chat(page))) - 60)).toBeLessThan(0.5)
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  })

  test('are resized with the arrow keys as well', async ({ page }) => {
    const left = frame(page).getByRole('separator').first()
    await left.focus()
    await page.keyboard.press('ArrowRight')
    await expect(left).toHaveAttribute('aria-valuenow', '21')
    await page.keyboard.press('End')
    await expect(left).toHaveAttribute('aria-valuenow', '35')
    const right = frame(page).getByRole('separator').last()
    await right.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(right).toHaveAttribute('aria-valuenow', '39')
    await page.keyboard.press('Home')
    await expect(right).toHaveAttribute('aria-valuenow', '25')
  })

  test('[STUDIO-044, STUDIO-104] the left one has six tabs, one of them chosen', async ({
    page,
  }) => {
    const names = ['Builds', 'Explorer', 'Agents', 'Activity', 'Integrations', 'Scripts']
    expect(await tabs(page).allInnerTexts()).toEqual(names)
    for (const name of names) {
      await tab(page, name).click()
      await expect(side(page).getByRole('tab', { selected: true })).toHaveAccessibleName(name)
      await expect(side(page).getByRole('heading', { level: 3 })).toHaveText(name)
    }
    await tab(page, 'Scripts').press('ArrowDown')
    await expect(tab(page, 'Builds')).toBeFocused()
  })

  test('[STUDIO-047, STUDIO-048, STUDIO-049, STUDIO-050] the right one previews in three modes', async ({
    page,
  }) => {
    const body = preview(page).locator('[aria-live]')
    for (const [mode, text] of [
      ['Logs', 'Compilation logs will appear here'],
      ['Terminal', 'Command output will appear here'],
      ['Browser', 'Live preview will appear here'],
    ] as const) {
      await preview(page).getByRole('radio', { name: mode }).click()
      await expect(preview(page).getByRole('radio', { checked: true })).toHaveAccessibleName(mode)
      await expect(body).toHaveText(text)
    }
  })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('the chat can be written to without scrolling, and nothing is cut off', async ({
      page,
      demo,
    }) => {
      await openWorkspace(page, demo)
      const box = (await send(page).boundingBox())!
      const bar = viewport.width < 640 ? 60 : 0
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height - bar)
      // The last message ends above the input field, which ends above the bar.
      const last = (await page.getByRole('log').getByRole('article').last().boundingBox())!
      expect(last.y + last.height).toBeLessThanOrEqual(box.y)
      // On a phone the tabs are one row that scrolls sideways, with the chosen one in view.
      const chosen = page.locator('.project-detail').getByRole('tab', { selected: true }).first()
      await expect(chosen).toBeInViewport({ ratio: 1 })
      const sideways = () =>
        [...document.querySelectorAll('.project-detail .tabs')].filter(
          (each) => each.scrollWidth > each.clientWidth + 1,
        ).length
      if (viewport.width >= 640) expect(await page.evaluate(sideways)).toBe(0)
    })
  })
}

test('at 1280 by 800, builds stand on one line each beside tabs that can be hit', async ({
  page,
  demo,
}) => {
  await openWorkspace(page, demo)
  const rows = side(page).getByRole('list', { name: 'Builds' }).getByRole('listitem')
  for (const row of await rows.all()) {
    expect((await row.boundingBox())!.height).toBeLessThan(44)
    expect(await row.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  }
  for (const each of await tabs(page).all())
    expect((await each.boundingBox())!.width).toBeGreaterThanOrEqual(34)
  await build(page, 'qa').getByRole('button', { name: 'qa', exact: true }).click()
  await expect(build(page, 'qa')).toContainText('drag-and-drop')
  await expect(build(page, 'qa')).toContainText('qa.berth-planner.example')
})

test.describe('what is on the left:', () => {
  test.beforeEach(({ page, demo }) => openWorkspace(page, demo))

  test('[STUDIO-054, STUDIO-055, STUDIO-105, STUDIO-106] files, in folders that open and close', async ({
    page,
  }) => {
    await tab(page, 'Explorer').click()
    const node = (name: string) => side(page).getByRole('treeitem', { name, exact: true })
    for (const name of ['src', 'plan', 'tide'])
      await expect(node(name)).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['pilots', 'migrations'])
      await expect(node(name)).toHaveAttribute('aria-expanded', 'false')
    await expect(node('storm-mode.ts')).toBeVisible()
    await expect(node('calendar.ts')).toHaveCount(0)

    await node('plan').click()
    await expect(node('PlanBoard.tsx')).toHaveCount(0)
    await node('plan').click()
    await expect(node('PlanBoard.tsx')).toBeVisible()

    await node('PlanBoard.tsx').click()
    await node('README.md').click()
    const selected = side(page).getByRole('treeitem', { selected: true })
    await expect(selected).toHaveText(['README.md'])

    // A reopened workspace is as it was left.
    await node('src').click()
    await tab(page, 'Builds').click()
    await tab(page, 'Explorer').click()
    await expect(node('src')).toHaveAttribute('aria-expanded', 'false')
    await expect(selected).toHaveText(['README.md'])

    await node('src').press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(node('plan')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(node('src')).toBeFocused()
  })

  test('[STUDIO-123] three agents, each with its feature, status and task', async ({ page }) => {
    await tab(page, 'Agents').click()
    const agents = side(page).getByRole('list', { name: 'Agents' }).getByRole('listitem')
    await expect(agents).toHaveCount(3)
    await expect(agents.nth(1)).toContainText('Tide Agent')
    await expect(agents.nth(1)).toContainText('Storm mode')
    await expect(agents.nth(1)).toContainText('thinking')
    await expect(agents.nth(1)).toContainText('Works out how long quay four stays dry')
  })

  test('[STUDIO-087] what the agents have done, and when', async ({ page }) => {
    await tab(page, 'Activity').click()
    const entries = side(page).getByRole('list', { name: 'Activity' }).getByRole('listitem')
    await expect(entries.first()).toContainText('Quay Agent')
    await expect(entries.first()).toContainText('Changed drag-ship.ts')
    for (const entry of await entries.all()) {
      await expect(entry.locator('strong')).toHaveText(/Agent$/)
      await expect(entry.locator('time')).toHaveText(/ago$/)
    }
  })

  test.describe(() => {
    test.use({ isFresh: true })

    test('integrations, whose keys stay hidden until they are wanted', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await tab(page, 'Integrations').click()
      const body = side(page).getByRole('list', { name: 'Integrations' })
      await expect(body.getByText('inactive')).toBeVisible()
      await body.getByRole('button', { name: 'Quay Database' }).click()
      const secret = body.getByText('seven-quays-and-one-more')
      await expect(body.getByText('db.berth-planner.example')).toBeVisible()
      await expect(body.getByRole('button', { name: 'Show DATABASE_HOST' })).toHaveCount(0)
      await expect(secret).toHaveCount(0)
      await body.getByRole('button', { name: 'Show DATABASE_PASSWORD' }).click()
      await expect(secret).toBeVisible()
      await body.getByRole('button', { name: 'Hide DATABASE_PASSWORD' }).click()
      await expect(secret).toHaveCount(0)

      await page.clock.install()
      await body.getByRole('button', { name: 'Copy DATABASE_PASSWORD' }).click()
      const copied = body.getByRole('button', { name: 'Copied' })
      await expect(copied).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'seven-quays-and-one-more',
      )
      await page.clock.runFor(2100)
      await expect(copied).toHaveCount(0)
    })
  })
})

test('[STUDIO-085, STUDIO-086] a project without integrations and scripts says so', async ({
  page,
  demo,
}) => {
  await openWorkspace(page, demo, 2)
  await tab(page, 'Integrations').click()
  await expect(side(page).getByText('No integrations configured', { exact: true })).toBeVisible()
  await tab(page, 'Scripts').click()
  await expect(side(page).getByText('No scripts configured', { exact: true })).toBeVisible()
})

test.describe('the builds', () => {
  test.use({ isFresh: true, hasClock: true })

  test.beforeEach(async ({ page, demo }) => {
    // With this random number every build fails, after 162 seconds of simulated time.
    await page.addInitScript(() => (Math.random = () => 0.9))
    await openWorkspace(page, demo)
    await holdClock(page)
  })

  test('[STUDIO-088] list the five environments', async ({ page }) => {
    const names = side(page).getByRole('list', { name: 'Builds' }).locator('strong')
    await expect(names).toHaveText(['local', 'int', 'stg', 'qa', 'prd'])
  })

  test('[STUDIO-089, STUDIO-090, STUDIO-091, STUDIO-093, STUDIO-094, STUDIO-095] take five seconds, one environment each', async ({
    page,
  }) => {
    const statuses = side(page).locator('.vibe-build-status')
    const buttons = side(page).getByRole('button', { name: /^Build / })
    await build(page, 'int').getByRole('button', { name: 'Build int' }).click()
    await expect(statuses).toHaveText(['success', 'building', 'success', 'failed', 'success'])
    await expect(buttons.nth(1)).toBeDisabled()
    for (const other of [0, 2, 3, 4]) await expect(buttons.nth(other)).toBeEnabled()

    await page.clock.runFor(4999)
    await expect(statuses.nth(1)).toHaveText('building')
    await page.clock.runFor(1)
    await expect(statuses.nth(1)).toHaveText('failed')
    await expect(buttons.nth(1)).toBeEnabled()
    await expect(build(page, 'int')).toContainText('just now, 162 s')

    const icon = build(page, 'int').locator('p > svg').first()
    const [red, green, blue] = await icon.evaluate((each) => {
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.fillStyle = getComputedStyle(each).color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    })
    expect(red).toBeGreaterThan(180)
    expect(red! - Math.max(green!, blue!)).toBeGreaterThan(90)
  })

  test('go on while somebody looks at something else', async ({ page }) => {
    await build(page, 'prd').getByRole('button', { name: 'Build prd' }).click()
    await page.getByRole('button', { name: 'Back to Projects' }).click()
    await page.clock.runFor(5000)
    const row = page.getByRole('list', { name: 'Projects' }).locator(':scope > li').first()
    await row.getByRole('heading', { level: 3 }).getByRole('button').click()
    await row.getByRole('button', { name: 'View Full Project' }).click()
    await page.clock.runFor(1000)
    await expect(build(page, 'prd').locator('.vibe-build-status')).toHaveText('failed')
  })
})

test.describe('the chat', () => {
  test.use({ hasClock: true })

  test.beforeEach(async ({ page, demo }) => {
    await openWorkspace(page, demo)
    await holdClock(page)
  })

  test('[STUDIO-045, STUDIO-046] is with the Orchestrator Agent', async ({ page }) => {
    await expect(chat(page).getByRole('heading', { name: 'Orchestrator Agent' })).toBeVisible()
    await expect(input(page)).toBeVisible()
  })

  test('[STUDIO-096, STUDIO-097, STUDIO-098, STUDIO-099, STUDIO-100, STUDIO-101, STUDIO-102] answers after two seconds', async ({
    page,
  }) => {
    const before = await messages(page).count()
    await say(page, 'add login')
    await expect(messages(page)).toHaveCount(before + 1)
    await expect(messages(page).last()).toHaveAttribute('data-role', 'user')
    await expect(messages(page).last()).toContainText('add login')
    await expect(input(page)).toHaveValue('')
    await expect(typing(page)).toBeVisible()
    await expect(input(page)).toBeDisabled()
    await expect(send(page)).toBeDisabled()

    await page.clock.runFor(1999)
    await expect(typing(page)).toBeVisible()
    expect(await messages(page).count()).toBe(before + 1)
    await page.clock.runFor(1)
    await expect(messages(page)).toHaveCount(before + 2)
    await expect(messages(page).last()).toHaveAttribute('data-role', 'assistant')
    await expect(messages(page).last()).toContainText('“add login”')
    await expect(messages(page).last()).toContainText('coordinate with the relevant agents')
    await expect(typing(page)).toHaveCount(0)
    await expect(input(page)).toBeEnabled()
    await expect(input(page)).toBeFocused()
  })

  test('[STUDIO-103, STUDIO-113] sends no blanks, and nothing at Shift and Enter', async ({
    page,
  }) => {
    const before = await messages(page).count()
    await input(page).fill('x')
    await input(page).press('Shift+Enter')
    await expect(input(page)).toHaveValue('x\n')
    await expect(messages(page)).toHaveCount(before)

    await say(page, '   ')
    await send(page).click()
    await page.clock.runFor(3000)
    await expect(messages(page)).toHaveCount(before)
    await expect(typing(page)).toHaveCount(0)
  })

  test('shows what was typed as it was typed', async ({ page }) => {
    const words = `<b>${'W'.repeat(400)}</b> مرحبا 😀`
    await say(page, words)
    await expect(messages(page).last()).toContainText(words)
    const overflow = await chat(page)
      .getByRole('log')
      .evaluate((each) => each.scrollWidth - each.clientWidth)
    expect(overflow).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('one pane is in view at a time, and none forgets anything', async ({ page, demo }) => {
    await openWorkspace(page, demo)
    await expect(chat(page)).toBeVisible()
    await expect(side(page)).toBeHidden()
    await input(page).fill('half a thought')
    await page.getByRole('radio', { name: 'Workspace' }).click()
    await tab(page, 'Agents').click()
    await expect(chat(page)).toBeHidden()
    await page.getByRole('radio', { name: 'Preview' }).click()
    await expect(preview(page)).toContainText('Live preview will appear here')
    await page.getByRole('radio', { name: 'Chat' }).click()
    await expect(input(page)).toHaveValue('half a thought')
    await page.getByRole('radio', { name: 'Workspace' }).click()
    await expect(side(page).getByRole('tab', { selected: true })).toHaveAccessibleName('Agents')
  })
})
