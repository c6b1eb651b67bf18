import type { Page } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { shifts, watchShifts } from '#e2e/pages/shifts.ts'
import { openMailServer } from '#e2e/played/mail-server.ts'
import { expect, open, openPanelTab, test } from '#e2e/test.ts'

// The recap and its deliveries, on the live server over the sample newswire.

const SETTINGS = '/news-hub/settings'

const panel = (page: Page) => page.locator('.side-panel')
const recap = (page: Page) =>
  panel(page).getByRole('article', { name: 'Message from the assistant' })

test('the recap, the briefings and the suggestions appear together, and nothing moves', async ({
  page,
  newsHub,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/listBriefings\b/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, `${newsHub.address}/news-hub/sources`)
  const asked = page.waitForRequest(/listBriefings/)
  await openPanelTab(page, 'Assistant')
  await asked
  await expect(panel(page).getByRole('textbox', { name: 'Ask the assistant' })).toBeVisible()
  await expect(recap(page)).toBeHidden()
  await watchShifts(page)
  release()
  await expect(recap(page)).toBeVisible()
  await expect(panel(page).getByRole('list', { name: 'Suggestions' })).toBeVisible()
  expect(await shifts(page)).toEqual([])
})

// Only the owner may set a mail server inside the private network.
test('a recap is read with its proof, put away, made to be heard, and comes by email', async ({
  page,
  ownNewsHub,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, `${ownNewsHub.address}/news-hub/feed`)
  await openPanelTab(page, 'Assistant')

  await expect(recap(page).first()).toContainText('Five things that moved this week')
  await expect(recap(page).first()).toContainText('You opened no articles and saved none')
  await recap(page).first().getByRole('button', { name: 'View 5 updates' }).click()
  const updates = panel(page).getByRole('list', { name: 'Updates' }).getByRole('button')
  await expect(updates).toHaveCount(5)
  const [first, second] = [await updates.nth(0).innerText(), await updates.nth(1).innerText()]
  await updates.nth(0).click()
  await expect(panel(page).getByRole('heading', { name: first })).toBeVisible()
  await expect(panel(page).getByRole('img').first()).toBeVisible()
  await expect(
    panel(page).getByRole('list', { name: 'Sources' }).getByRole('link').first(),
  ).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /^Source \d+, / })
    .first()
    .click()
  await expect(
    panel(page)
      .getByRole('link', { name: /^Read it at / })
      .first(),
  ).toBeVisible()
  await expectNothingFound(page)

  await panel(page).getByRole('button', { name: 'Not interested' }).click()
  await expect(page.getByText('You will see less like this')).toBeVisible()
  await expect(updates.filter({ hasText: first })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(updates.filter({ hasText: second })).toHaveCount(1)

  await panel(page).getByRole('button', { name: 'Listen' }).click()
  const listen = panel(page).getByRole('form', { name: 'Listen' })
  // Reports of the sample news agree, so a debate is listed but cannot be chosen.
  await expect(
    listen.getByRole('radio', { name: 'Debate Format No two sources give different figures' }),
  ).toBeDisabled({ timeout: 30_000 })
  await listen.getByRole('radio', { name: 'Short 2m' }).check()
  await expect(panel(page).getByText(/^It will be about \d+:\d\d long/)).toBeVisible({
    timeout: 30_000,
  })
  await panel(page).getByRole('button', { name: 'Generate Audio' }).click()
  await expect(panel(page).getByRole('group', { name: 'The week' })).toBeVisible()
  await panel(page)
    .getByRole('group', { name: 'The week' })
    .getByRole('button', { name: /Cancel/ })
    .click()

  await listen.getByRole('switch', { name: 'Schedule delivery' }).click()
  const schedule = panel(page).getByRole('form', { name: 'Schedule a briefing' })
  await schedule.getByLabel('Name').fill('Sunday paper')
  await schedule.getByLabel('Repeats').selectOption('weekdays')
  await schedule.getByLabel('Time').fill('07:15')
  await schedule.getByRole('checkbox', { name: 'Email' }).check()
  await expect(schedule.getByText('Email needs a mail server.')).toBeVisible()
  await schedule.getByRole('checkbox', { name: 'Email' }).uncheck()
  await schedule.getByRole('button', { name: 'Save schedule' }).click()
  const schedules = panel(page).getByRole('group', { name: 'Scheduled briefings' })
  await expect(schedules.getByRole('listitem', { name: 'Sunday paper' })).toContainText(
    'Weekdays at 07:15',
  )
  await schedules.getByRole('button', { name: /^Delete.*Sunday paper/ }).click()
  await expect(schedules.getByRole('listitem', { name: 'Sunday paper' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(schedules.getByRole('listitem', { name: 'Sunday paper' })).toBeVisible()

  const mails = await openMailServer()
  const put = (operation: string, input: object) =>
    page.request.post(`${ownNewsHub.address}/api/${operation}`, { data: input })
  await put('notifications/mail/saveMailServer', {
    ...{ host: '127.0.0.1', port: mails.port, security: 'none', userName: '' },
    ...{ sender: 'hub@example.org', recipient: 'reader@example.org' },
  })
  await open(page, ownNewsHub.address + SETTINGS)
  const settings = page.getByRole('region', { name: 'Briefings', exact: true })
  await settings.getByRole('button', { name: /^Edit.*Sunday paper/ }).click()
  const form = settings.getByRole('form', { name: 'Edit Sunday paper' })
  await form.getByRole('checkbox', { name: 'Email' }).check()
  await form.getByLabel('Also as').selectOption('none')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await settings.getByRole('button', { name: /^Send now.*Sunday paper/ }).click()
  await expect(settings.getByText(/^Email: Sent\. The server answered: 250/)).toBeVisible()
  expect(mails.taken[0]).toContain('Sunday paper: Five things that moved this week')
  mails.close()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingFound(page)

  // The sheet stays open while a dialog over it is answered.
  await open(page, `${ownNewsHub.address}/news-hub/feed`)
  await page
    .getByRole('navigation', { name: 'Side panel tabs' })
    .getByRole('button', { name: 'Assistant' })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Side panel' })
  // The delivered briefing is above the recap.
  await sheet.getByRole('button', { name: 'View 5 updates' }).last().click()
  const ofSheet = sheet.getByRole('list', { name: 'Updates' }).getByRole('button')
  await ofSheet.first().click()
  await sheet.getByRole('button', { name: 'Not interested' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(ofSheet).toHaveCount(5)
  await expect(sheet).toBeVisible()
})

test('a delivered briefing stands above the recap, new until it was seen', async ({
  page,
  emptyHub,
}) => {
  const put = (operation: string, input: object) =>
    page.request.post(`${emptyHub.address}/api/${operation}`, { data: input })
  const saved = await put('assistant/briefings/saveBriefing', {
    ...{ title: 'Harbour notes', subject: { kind: 'recent', hours: 24 }, span: 'day' },
    ...{ times: { repeats: 'daily', time: '08:00', zone: 'Europe/Lisbon' }, channels: ['panel'] },
    ...{ piece: null, whenEmpty: 'say', isPaused: false },
  })
  const { id } = (await saved.json()) as { id: string }
  await put('assistant/briefings/sendBriefing', { id })
  await page.setViewportSize({ width: 1280, height: 900 })
  let isSeen = () => {}
  const seen = new Promise<void>((resolve) => (isSeen = resolve))
  await page.route('**/api/assistant/briefings/markSeen', async (route) => {
    await seen
    await route.continue()
  })
  await open(page, `${emptyHub.address}/news-hub/feed`)
  await openPanelTab(page, 'Assistant')
  const message = recap(page).filter({ hasText: 'Harbour notes' })
  await expect(message).toContainText('New')
  isSeen()
  await expect(message).toContainText('Nothing new in the last 24 hours')
  await expect(message.getByText('New', { exact: true })).toHaveCount(0)
})
