import { patient } from '#core/test-patience.ts'
import type { Locator, Page } from '@playwright/test'
import type { RunningHub } from '#e2e/hubs/hub.ts'
import { publish, rss, type Publisher } from '#e2e/played/publisher.ts'
import { expect, open, openPanelTab, test } from '#e2e/test.ts'

// Rules on the live server.

const RULES = '/news-hub/rules'

/** Items on different subjects, so that each becomes an article of its own. */
const items = [
  {
    title: 'Green crane for the western pier',
    text: 'The council of Pell voted on Friday for a crane that lifts nine tons. The guild of net makers pays for it, and masons begin with its foundation in spring.',
  },
  {
    title: 'Bakery on Quay Street wins a prize',
    text: 'The jury praised a crust of rye that took eleven hours to rise. Its baker learnt the trade from her grandmother and opens a second shop in autumn.',
  },
  {
    title: 'Lantern ferry sails again',
    text: 'Her new engine was built in Tolland during the winter. On Monday 214 passengers crossed to Marlow, and the timetable starts at once.',
  },
  {
    title: 'BUY NOW!!! CHEAP WATCHES!!!',
    text: 'Limited offer! Click here! Free shipping! Order now with promo code TICK!',
  },
]

let site: Publisher
test.beforeEach(async ({ emptyHub }) => {
  site = await publish({ '/feed.xml': rss('Harbour Gazette', items) })
  await post(emptyHub, 'sources/followSource', { address: site.privately('/feed.xml') })
  await expect.poll(() => titles(emptyHub), { timeout: patient(30_000) }).toHaveLength(items.length)
})
test.afterEach(() => site.close())

test('a rule is written, previewed, switched on and undone', async ({ page, emptyHub }) => {
  await open(page, emptyHub.address + RULES)
  await expect(page.getByText('No rules yet')).toBeVisible()
  await page.getByRole('button', { name: 'New rule' }).click()
  const form = page.getByRole('dialog', { name: 'New rule' })
  await form.getByRole('button', { name: 'Save without turning on' }).click()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Give the rule a name')
  await form.getByLabel('Name').fill('No cranes')
  await addWord(form, 'crane')
  await form.getByLabel('Action type').selectOption('Hide from every list')
  await form.getByRole('button', { name: 'Preview on existing articles' }).click()
  const preview = form.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading')).toHaveText('It would change 1 article')
  await expect(preview.getByRole('listitem')).toHaveText(/Green crane.*Contains “crane”/s)
  expect(await titles(emptyHub)).toHaveLength(4)
  await form.getByRole('button', { name: 'Save without turning on' }).click()

  const rule = ruleOf(page, 'No cranes')
  await expect(rule).toContainText('Article contains “crane”')
  await switchOn(page, rule, 'It would change 1 article')
  await expect.poll(() => titles(emptyHub)).not.toContain('Green crane for the western pier')
  await rule.getByRole('button', { name: 'Changed 1 article' }).click()
  const changed = page.getByRole('dialog', { name: 'What “No cranes” did' })
  await expect(changed.getByRole('listitem')).toContainText('Hidden')
  await page.keyboard.press('Escape')

  await choose(page, rule, 'Undo all its changes')
  await page.getByRole('button', { name: 'Undo all', exact: true }).click()
  await expect(page.getByText('“No cranes” was undone and turned off')).toBeVisible()
  await expect(rule.getByRole('switch')).not.toBeChecked()
  expect(await titles(emptyHub)).toHaveLength(4)

  await choose(page, rule, 'Delete')
  await page.getByRole('button', { name: 'Delete and undo' }).click()
  await expect(page.getByText('No rules yet')).toBeVisible()
})

test('an abandoned draft of a rule is not shown at the next opening', async ({
  page,
  emptyHub,
}) => {
  await open(page, emptyHub.address + RULES)
  await page.getByRole('button', { name: 'Use Archive over 30 days' }).click()
  const form = page.getByRole('dialog', { name: 'New rule' })
  await form.getByLabel('Name').fill('Something else')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Use Archive over 30 days' }).click()
  await expect(form.getByLabel('Name')).toHaveValue('Archive over 30 days')
})

test('the ready-made rule takes spam away, and the bell and the article name the rule that acted', async ({
  page,
  emptyHub,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, emptyHub.address + RULES)
  await page.getByRole('button', { name: 'Use Spam: quality under 0.3' }).click()
  const form = page.getByRole('dialog', { name: 'New rule' })
  await form.getByRole('button', { name: 'Preview on existing articles' }).click()
  await expect(form.getByRole('region', { name: 'Preview' }).getByRole('listitem')).toHaveText(
    /BUY NOW.*Quality score 0\.\d.*words that sell/s,
  )
  await form.getByRole('button', { name: 'Save without turning on' }).click()
  await switchOn(page, ruleOf(page, 'Spam: quality under 0.3'), 'It would change 1 article')
  await expect.poll(() => titles(emptyHub)).toHaveLength(3)

  await page.getByRole('button', { name: 'New rule' }).click()
  await form.getByLabel('Name').fill('Ferries')
  await addWord(form, 'ferry')
  await form.getByLabel('Action type').selectOption('Notify me')
  await form.getByRole('button', { name: 'Add action' }).click()
  const second = form.getByRole('group', { name: 'Action 2' })
  await second.getByLabel('Action type').selectOption('Tag')
  await second.getByLabel('Tag').fill('sea')
  await form.getByRole('button', { name: 'Save without turning on' }).click()
  await switchOn(page, ruleOf(page, 'Ferries'), 'It would change 1 article')

  await openPanelTab(page, 'Notifications')
  const told = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
  await expect(told).toContainText('Found by your rule “Ferries”.')
  await told.getByRole('button', { name: 'Lantern ferry sails again' }).click()
  await told.getByRole('button', { name: 'Read' }).click()
  await expect(page.getByRole('dialog').getByLabel('What your rules did')).toHaveText(
    /Announced, Tagged “sea” by your rule “Ferries”/,
  )
})

test('a pattern that could run for ever is refused at its field, and two rules that disagree say so', async ({
  page,
  emptyHub,
}) => {
  await open(page, emptyHub.address + RULES)
  await page.getByRole('button', { name: 'New rule' }).click()
  const form = page.getByRole('dialog', { name: 'New rule' })
  await form.getByLabel('Name').fill('Hider')
  await form.getByLabel('Condition type').selectOption('Regular expression')
  const pattern = form.getByRole('textbox', { name: 'Regular expression' })
  await pattern.fill('(a+)+\\1$')
  await form.getByRole('button', { name: 'Save without turning on' }).click()
  await expect(pattern).toHaveAccessibleDescription(/Backreferences/)
  await expect(form.getByLabel('Name')).toHaveValue('Hider')
  // An expression that takes exponential time in other engines is fast here.
  await pattern.fill('^(\\w+\\s?)+ferry')
  await form.getByLabel('Action type').selectOption('Hide from every list')
  await form.getByRole('button', { name: 'Save without turning on' }).click()
  await expect(ruleOf(page, 'Hider')).toBeVisible()

  await page.getByRole('button', { name: 'New rule' }).click()
  await form.getByLabel('Name').fill('Saver')
  await addWord(form, 'ferry')
  await form.getByLabel('Action type').selectOption('Save')
  await form.getByRole('button', { name: 'Preview on existing articles' }).click()
  const note = /“Hider” hides what “Saver” saves: 1 article of late, such as “Lantern ferry/
  await expect(form.getByText(note)).toBeVisible()
  await form.getByRole('button', { name: 'Save without turning on' }).click()
  await expect(ruleOf(page, 'Saver').getByText(note)).toBeVisible()

  await page.getByRole('button', { name: 'Move Saver up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Rules' }).getByRole('heading')).toHaveText([
    'Saver',
    'Hider',
  ])
  await expect(ruleOf(page, 'Hider').getByText(/“Saver” saves what “Hider” hides/)).toBeVisible()
})

function ruleOf(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Rules' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
}

async function addWord(form: Locator, word: string): Promise<void> {
  await form.getByLabel('Words or phrases').fill(word)
  await form.getByLabel('Words or phrases').press('Enter')
}

async function switchOn(page: Page, rule: Locator, previewed: string): Promise<void> {
  await rule.getByRole('switch').click()
  const dialog = page.getByRole('dialog', { name: /^Switch on/ })
  await expect(dialog.getByRole('region', { name: 'Preview' }).getByRole('heading')).toHaveText(
    previewed,
  )
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expect(rule.getByRole('switch')).toBeChecked()
}

async function choose(page: Page, rule: Locator, action: string): Promise<void> {
  await rule.getByRole('button', { name: /^More actions for/ }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Titles that the feed shows, in all folders. */
async function titles(hub: RunningHub): Promise<string[]> {
  const response = await fetch(`${hub.address}/api/feed/listHeadlines?period=week&search=`)
  return ((await response.json()) as { title: string }[]).map(({ title }) => title)
}

async function post(hub: RunningHub, operation: string, input: object): Promise<void> {
  const response = await fetch(`${hub.address}/api/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (!response.ok) throw new Error(await response.text())
}
