import type { Page } from '@playwright/test'
import { settle } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/test.ts'

// Tests code that the first load of the demo postpones: its focus cards load after the rest works.

const program = /\/assets\/lower-.*\.js$/

test.use({ isFresh: true, opensDemo: true })

/** Delays code until the returned function is called. */
async function hold(page: Page, code: RegExp): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(code, async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}

test('what is pressed before its program has come is done as soon as it is there', async ({
  page,
  hub,
}) => {
  const letGo = await hold(page, program)
  await open(page, `${hub.address}/demo`, { inParts: true })
  const cards = page.getByRole('region', { name: 'Focus Cards', exact: true })
  await cards.getByRole('button', { name: 'Add topic' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('in a time zone of its own', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('what the server drew stays in view until its program comes', async ({ page, hub }) => {
    const letGo = await hold(page, program)
    await open(page, `${hub.address}/demo`, { inParts: true })
    await settle(page, 500)
    await expect(page.getByRole('heading', { name: /Focus Cards/ })).toBeVisible()
    letGo()
  })
})

test('the side panel stays as it was drawn until its program comes, then does what was pressed on it', async ({
  page,
  hub,
}) => {
  const letGo = await hold(page, /\/assets\/more-screens-.*\.js$/)
  await open(page, `${hub.address}/demo`, { inParts: true })
  const panel = page.getByRole('complementary', { name: 'Side panel' })
  const tab = panel.getByRole('tab', { name: 'Notifications' })
  await expect(panel).toBeVisible()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'false')
  letGo()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('a page brings each style once', async ({ request, hub }) => {
  for (const path of ['/news-hub/feed', '/news-hub/settings', '/news-hub/sources', '/demo']) {
    const page = await (await request.get(`${hub.address}${path}`)).text()
    const styles = [...page.matchAll(/<style>.*?<\/style>/gs)].map(([style]) => style.slice(0, 400))
    expect(styles.length, path).toBeGreaterThan(1)
    expect(styles, path).toEqual([...new Set(styles)])
  }
})

test('a page brings the styles of all it shows, also of parts whose code comes later', async ({
  request,
  hub,
}) => {
  const page = await (await request.get(`${hub.address}/automation/monitoring`)).text()
  expect(page).toContain('<div class="run-figures">')
  expect(page).toContain('.run-figures{')
  const feed = await (await request.get(`${hub.address}/news-hub/feed`)).text()
  expect(feed).toContain('<style data-rules>')
  expect(feed).not.toContain('.run-figures{')
})

test('every icon of the first page is drawn', async ({ page, hub }) => {
  await open(page, `${hub.address}/demo`)
  const icons = page.getByRole('banner').locator('svg.lucide').filter({ visible: true })
  expect(await icons.count()).toBeGreaterThan(2)
  const empty = await icons.evaluateAll((all) =>
    all
      .map((icon) => (icon.querySelector('use') as SVGUseElement).getBBox())
      .filter(({ width, height }) => width === 0 && height === 0),
  )
  expect(empty).toEqual([])
})

test('a panel whose code comes later does what was pressed on it', async ({ page, hub }) => {
  const letGo = await hold(page, /\/assets\/RuleList-.*\.js$/)
  await open(page, `${hub.address}/news-hub/rules`, { inParts: true })
  await page.getByRole('button', { name: 'Use Archive over 30 days' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a press is done once, however late the page comes back to it', async ({ page, hub }) => {
  await page.addInitScript(delayTimersOfPresses)
  const letGo = await hold(page, /\/assets\/RuleList-.*\.js$/)
  await open(page, `${hub.address}/news-hub/rules`, { inParts: true })
  await page.getByRole('button', { name: 'Use Archive over 30 days' }).click()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** Plays a busy machine: timers that a press sets run only once another part is interactive. */
function delayTimersOfPresses(): void {
  const setTimer = window.setTimeout.bind(window)
  const waiting: (() => void)[] = []
  let isPressing = false
  window.addEventListener(
    'click',
    () => {
      isPressing = true
      setTimer(() => (isPressing = false))
    },
    { capture: true },
  )
  window.setTimeout = ((run: () => void, ms?: number) =>
    isPressing && !ms ? waiting.push(run) : setTimer(run, ms)) as typeof setTimeout
  document.addEventListener('part-alive', () => waiting.splice(0).forEach((run) => run()))
}

test('what is pressed before the page works is done once it does', async ({ page, hub }) => {
  const letGo = await hold(page, /\/assets\/(?!begin).*\.js$/)
  await page.goto(`${hub.address}/news-hub/feed`)
  await page.getByRole('button', { name: 'Add Feed' }).click()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Follow Sources' })).toBeVisible()
})

test.describe('a token without a name', () => {
  // The server refuses a token without a name, and the browser logs the refusal to its console.
  test.use({ expectsRefusals: true })

  test('a form that is sent before the page works is sent once it does', async ({
    page,
    newsHub: hub,
  }) => {
    const letGo = await hold(page, /\/assets\/(?!begin).*\.js$/)
    await page.goto(`${hub.address}/news-hub/settings`)
    const tokens = page.getByRole('region', { name: 'API tokens' })
    await tokens.getByRole('button', { name: 'Create a token' }).click()
    letGo()
    await expect(tokens.getByText('Say which program it is for')).toBeVisible()
  })
})

test('what is chosen before the page works is chosen once it does', async ({ page, hub }) => {
  const letGo = await hold(page, /\/assets\/(?!begin).*\.js$/)
  const asked = page.waitForRequest(/listHeadlines\?period=week/)
  await page.goto(`${hub.address}/news-hub/feed`)
  const week = page.getByRole('region', { name: 'Top Headlines' }).getByRole('radio', {
    name: 'Week',
  })
  await week.click()
  letGo()
  await asked
  await expect(week).toBeChecked()
})

test('all that is ticked before the page works is ticked once it does, however often it was pressed', async ({
  page,
  hub,
}) => {
  const letGo = await hold(page, /\/assets\/(?!begin).*\.js$/)
  await page.goto(`${hub.address}/news-hub/sources`)
  const choices = page
    .getByRole('table', { name: 'Sources' })
    .getByRole('checkbox', { name: /^Select (?!all)/ })
  await choices.nth(0).click()
  await choices.nth(1).click()
  await choices.nth(1).click()
  letGo()
  await expect(page.getByRole('group', { name: 'Chosen sources' })).toContainText(
    '2 sources chosen',
  )
  await expect(choices.nth(0)).toBeChecked()
  await expect(choices.nth(1)).toBeChecked()
})

test('a panel whose code comes later comes to life as it was drawn, then shows what changed', async ({
  page,
  request,
  emptyHub: { address },
}) => {
  const rule = {
    name: 'Set aside what is old',
    match: 'all',
    conditions: [{ about: 'age', not: false, days: 90 }],
    actions: [{ do: 'archive' }],
  }
  const save = `${address}/api/rules/editor/saveRule`
  const { id } = (await (await request.post(save, { data: rule })).json()) as { id: string }
  const letGo = await hold(page, /\/assets\/RuleList-.*\.js$/)
  const heard = page.waitForEvent('console', { predicate: (line) => line.text() === 'change' })
  await page.addInitScript(() => {
    globalThis.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address)
        this.addEventListener('change', () => console.log('change'))
      }
    }
  })
  await open(page, `${address}/news-hub/rules`, { inParts: true })
  await request.post(save, { data: { ...rule, id, name: 'Archive what is old' } })
  await heard
  letGo()
  await expect(page.getByRole('switch', { name: 'Archive what is old' })).toBeVisible()
})
