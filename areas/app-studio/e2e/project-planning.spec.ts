import type { Locator, Page } from '@playwright/test'
import { expectNothing } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// The plan and the agents of a project, as the second specification document draws them.

async function openTab(page: Page, demo: string, name: string): Promise<void> {
  await open(page, `${demo}/build-software`)
  await page.getByRole('list', { name: 'Projects' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'View Full Project' }).click()
  await page.getByRole('tab', { name }).click()
}

const widget = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const column = (page: Page, name: string) => widget(page, name).getByRole('listitem')

test.describe('project management', () => {
  test.beforeEach(({ page, demo }) => openTab(page, demo, 'Project Management'))

  test('[STUDIO-028, STUDIO-029, STUDIO-030] shows a roadmap, a velocity and three summaries', async ({
    page,
  }) => {
    await expect(widget(page, 'Project Roadmap')).toBeVisible()
    await expect(widget(page, 'Project Velocity')).toBeVisible()
    const summaries = page
      .getByRole('group', { name: 'Summary' })
      .getByRole('heading', { level: 3 })
    await expect(summaries).toHaveText(['Milestones', 'Feature Roadmap', 'Tasks'])
  })

  test('[STUDIO-060, STUDIO-061, STUDIO-062, STUDIO-063] each phase of the roadmap has its sign, name, percentage and bar, its dates where it has some, and a line to the next', async ({
    page,
  }) => {
    const phases = widget(page, 'Project Roadmap').getByRole('listitem')
    await expect(phases).toHaveCount(4)
    const trial = phases.filter({ hasText: 'Harbor trial' })
    await expect(trial.getByRole('img', { name: 'in progress' })).toBeVisible()
    await expect(trial).toContainText('55%')
    await expectBar(trial.getByRole('progressbar'), 55)
    for (const phase of await phases.all()) {
      await expect(phase.getByRole('img')).toHaveCount(1)
      await expect(phase.locator('strong')).not.toBeEmpty()
      const percent = Number(await phase.getByRole('progressbar').getAttribute('aria-valuenow'))
      await expect(phase.getByText(`${percent}%`, { exact: true })).toBeVisible()
      await expectBar(phase.getByRole('progressbar'), percent)
    }
    const dates = page.getByText(/^[A-Z][a-z]{2} \d+ to [A-Z][a-z]{2} \d+$/)
    await expect(phases.filter({ has: dates })).toHaveCount(3)
    await expect(phases.last().filter({ has: dates })).toHaveCount(0)
    for (const phase of (await phases.all()).slice(0, -1))
      await expect(phase.locator('.roadmap-line')).toBeVisible()
    await expect(phases.last().locator('.roadmap-line')).toHaveCount(0)
  })

  test('[STUDIO-064, STUDIO-065, STUDIO-066, STUDIO-067] the milestones say what is reached', async ({
    page,
  }) => {
    const card = widget(page, 'Milestones')
    await expect(card).toContainText('3 of 5 completed')
    await expect(card).toContainText('60%')
    await expectBar(card.getByRole('progressbar'), 60)
    const reached = card.getByRole('listitem').filter({ hasText: 'Quays measured' })
    await expect(reached.getByRole('img', { name: 'Done' })).toBeVisible()
    const struck = reached.getByText('Quays measured')
    await expect(struck).toHaveCSS('text-decoration-line', 'line-through')
    await expect(reached).toContainText('Apr 17')
    const openOne = card.getByRole('listitem').filter({ hasText: 'A storm, planned' })
    await expect(openOne.getByRole('img')).toHaveCount(0)
    await expect(openOne.getByText('A storm, planned')).toHaveCSS('text-decoration-line', 'none')
    await expect(openOne).toHaveText('A storm, planned')
  })

  test('[STUDIO-068, STUDIO-069] the feature roadmap shows title, status, bar and percentage', async ({
    page,
  }) => {
    const epic = widget(page, 'Feature Roadmap')
      .getByRole('listitem')
      .filter({ hasText: 'Plan by drag and drop' })
    await expect(epic.locator('.badge')).toHaveText('in progress')
    await expect(epic).toContainText('64%')
    await expectBar(epic.getByRole('progressbar'), 64)
  })

  test('[STUDIO-070, STUDIO-071, STUDIO-072, STUDIO-073, STUDIO-074] the velocity counts the tasks of the project', async ({
    page,
  }) => {
    const card = widget(page, 'Project Velocity')
    await expect(card.getByText('Trending up', { exact: true })).toBeVisible()
    await expect(card).toContainText('42 points/week')
    await expect(card).toContainText(/Completed\s*17/)
    await expect(card).toContainText(/Remaining\s*8/)
    await expect(card).toContainText('68%')
    await expectBar(card.getByRole('progressbar'), 68)
    await expect(card).toContainText('3 weeks')
  })

  test('[STUDIO-031, STUDIO-032, STUDIO-033, STUDIO-034] the breakdown opens level by level, or becomes a board', async ({
    page,
  }) => {
    const steps = [
      '1 The plan itself',
      'Plan by drag and drop',
      'See conflicts before they happen',
      'Mark overlapping calls',
    ]
    const list = page.getByRole('list', { name: 'Phases' })
    for (const [level, name] of steps.slice(0, -1).entries()) {
      await list.getByRole('button', { name, exact: true }).click()
      await expect(list.getByText(steps[level + 1]!, { exact: true })).toBeVisible()
    }
    for (const name of steps.slice(0, -1).toReversed()) {
      const branch = list.getByRole('button', { name, exact: true })
      await branch.click()
      await expect(branch).toHaveAttribute('aria-expanded', 'false')
    }
    await expect(list.getByText(steps[1]!)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Board' }).check()
    await expect(widget(page, 'To Do')).toBeVisible()
    await page.getByRole('radio', { name: 'List' }).check()
    await expect(list).toBeVisible()
  })
})

test.describe('the task board', () => {
  test.beforeEach(async ({ page, demo }) => {
    await openTab(page, demo, 'Project Management')
    await page.getByRole('radio', { name: 'Board' }).check()
    // The board is moved to the middle of the window, because near the edge the page would scroll
    // during a drag.
    await page.locator('.task-board').evaluate((board) => board.scrollIntoView({ block: 'center' }))
  })

  test('stands within the first screen', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 0))
    const box = (await page.locator('.task-board').boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height)
  })

  test('[STUDIO-056] has three columns', async ({ page }) => {
    await expect(page.locator('.task-board').getByRole('heading')).toHaveText([
      /^To Do/,
      /^In Progress/,
      /^Done/,
    ])
  })

  test('[STUDIO-057] a card that is dragged to another column stands where it was dropped', async ({
    page,
  }) => {
    await drag(
      page,
      column(page, 'To Do').first(),
      column(page, 'Done').nth(1),
      'is over position 2 of Done',
    )
    await expect(column(page, 'To Do')).toHaveText([/one sheet/, /calls of 2025/])
    await expect(column(page, 'Done')).toHaveText([/any change/, /Larger labels/, /Ship names/])
  })

  test('[STUDIO-058] a card is reordered within its column', async ({ page }) => {
    await drag(
      page,
      column(page, 'To Do').first(),
      column(page, 'To Do').nth(2),
      'is over position 3 of To Do',
    )
    await expect(column(page, 'To Do')).toHaveText([/one sheet/, /calls of 2025/, /Larger labels/])
  })

  test('[STUDIO-059] a card that is dropped beside the board stays where it was', async ({
    page,
  }) => {
    const before = await page.locator('.task-board').innerText()
    await drag(
      page,
      column(page, 'To Do').first(),
      page.getByRole('tab', { name: 'Vibe Code' }),
      'is outside',
    )
    await expect(page.locator('.task-board')).toHaveText(before.replaceAll('\n', ''), {
      useInnerText: false,
    })
  })

  test('a card that is moved in one project stays where it was in the others', async ({ page }) => {
    const cards = page.locator('.task-board').getByRole('listitem')
    await drag(
      page,
      column(page, 'To Do').first(),
      column(page, 'Done').nth(1),
      'is over position 2 of Done',
    )
    await expect(column(page, 'Done')).toHaveCount(3)
    const moved = await cards.allInnerTexts()
    for (const name of ['Wire Desk', 'Manifest Reader', 'Berth Planner']) {
      await page.getByRole('button', { name: 'Back to Projects' }).click()
      await page.getByRole('button', { name }).click()
      await page.getByRole('button', { name: 'View Full Project' }).click()
      await page.getByRole('tab', { name: 'Project Management' }).click()
      await page.getByRole('radio', { name: 'Board' }).check()
      await expect(cards.first()).toBeVisible()
      if (name === 'Berth Planner') expect(await cards.allInnerTexts()).toEqual(moved)
      else
        for (const card of moved) await expect(page.locator('.task-board')).not.toContainText(card)
    }
  })

  test('a card is moved by the keyboard, and the move is told', async ({ page }) => {
    const card = column(page, 'To Do').first().getByRole('button')
    await card.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/^Larger labels .* is over position 1 of To Do/)).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/position 2 of To Do/)).toBeAttached()
    await page.keyboard.press('Space')
    // Waits for the announcement of the drop. Until then a key press is lost.
    await expect(page.getByText(/was dropped at position 2 of To Do/)).toBeAttached()
    await expect(column(page, 'To Do')).toHaveText([/one sheet/, /Larger labels/, /calls of 2025/])
    await column(page, 'To Do').nth(1).getByRole('button').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/is over position 2 of To Do/)).toBeAttached()
    await carriedOn(page)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(/of In Progress/)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(widget(page, 'In Progress')).toContainText('Larger labels')
    await expect(column(page, 'To Do')).toHaveCount(2)
  })
})

test('[STUDIO-035, STUDIO-036, STUDIO-037, STUDIO-038] the agents are shown with all that is known, and no button changes them', async ({
  page,
  demo,
}) => {
  await openTab(page, demo, 'Agent Command Center')
  const cards = page.getByRole('list', { name: 'Agents' }).locator(':scope > li')
  await expect(cards).toHaveCount(6)
  for (const fact of [
    'Ballast',
    'backend',
    'active',
    'Depth check at low water',
    '3 tasks completed',
    'PostgreSQL',
    'min ago',
  ])
    await expect(cards.nth(1)).toContainText(fact)
  for (const card of await cards.all()) {
    await expect(card).toContainText(/(active|idle|offline)/)
    await expect(card).toContainText(/(frontend|backend|devops|qa|design|fullstack)/)
    await expect(card).toContainText(/\d+ tasks? completed/)
    await expect(card.locator('time')).toHaveText(/ago$|^just now$/i)
    expect(await card.getByRole('listitem').count()).toBeGreaterThan(0)
  }
  const addAgent = () => page.getByRole('button', { name: 'Add Agent' }).click()
  await expectNothing(page, addAgent, { mayToast: true })
  await expectNothing(page, async () => {
    for (const card of await cards.all()) {
      await card.getByRole('button', { name: /^Edit / }).click()
      await card.getByRole('button', { name: /^Delete / }).click()
    }
  })
})

async function expectBar(bar: Locator, percent: number): Promise<void> {
  await expect(bar).toHaveAttribute('aria-valuenow', String(percent))
  await expect(bar.locator('svg')).toHaveAttribute('width', `${percent}%`)
}

/**
 * Drags a card, and drops it when the columns have made room, which the board announces to screen
 * readers. The pointer is moved until then, because the columns react only to its movement.
 */
async function drag(page: Page, card: Locator, target: Locator, said: string): Promise<void> {
  await card.hover()
  await page.mouse.down()
  const to = (await target.boundingBox())!
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2]
  await page.mouse.move(x, y, { steps: 12 })
  let moves = 0
  await expect
    .poll(async () => {
      moves += 1
      await page.mouse.move(x, y + 1 + (moves % 2), { steps: 3 })
      return await page.getByText(said).count()
    })
    .toBe(1)
  await page.mouse.up()
  await carriedOn(page)
}

/**
 * Waits until the board accepts input: it ignores clicks for 50 ms after a drop, and measures after
 * a pick-up. This timer starts after those of the board, so it ends after them.
 */
function carriedOn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))),
      ),
  )
}
