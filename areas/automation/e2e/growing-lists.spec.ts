import { patient } from '#core/test-patience.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { shifts, watchShifts } from '#e2e/pages/shifts.ts'
import { expect, open, test } from '#e2e/test.ts'

// Lists that grow by themselves must keep their place. The test watches two of them while runs end
// and notify.

test('runs and notifications wait above their lists, and nothing moves', async ({
  page,
  emptyHub,
}) => {
  const post = (name: string, input: object) =>
    askHub(emptyHub, `automation/workflows/${name}`, input) as Promise<Record<string, string>>
  const { id } = await post('createWorkflow', { name: 'Harbour bell' })
  const bell = { id: 'bell', name: 'Ring', do: 'act', action: 'notify' }
  const steps = [{ ...bell, with: { title: 'A ship comes in', text: 'At berth 4.' } }]
  await post('saveDraft', { id: id!, revision: 1, flow: { steps } })
  await post('runNow', { id: id! })
  await page.setViewportSize({ width: 1440, height: 1000 })
  await open(page, `${emptyHub.address}/automation/monitoring`)
  const panel = page.getByRole('complementary', { name: 'Side panel' })
  const rail = page.getByRole('navigation', { name: 'Side panel tabs' })
  await rail.getByRole('button', { name: 'Notifications' }).click()
  const runs = page.getByRole('list', { name: 'Runs', exact: true }).getByRole('listitem')
  const notes = panel.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
  await expect(runs.getByText('Done')).toHaveCount(1, { timeout: patient(30_000) })
  await expect(notes).toHaveCount(1)

  await watchShifts(page)
  for (const _ of 'ab') await post('runNow', { id: id! })
  const ofRuns = page.getByRole('region', { name: 'Runs', exact: true })
  const newRuns = ofRuns.getByRole('button', { name: '2 new' })
  const newNotes = panel.getByRole('button', { name: '2 new' })
  await expect(newRuns).toBeVisible({ timeout: patient(30_000) })
  await expect(newNotes).toBeVisible({ timeout: patient(30_000) })
  await expect(runs).toHaveCount(1)
  await expect(notes).toHaveCount(1)
  // A layout shift of .000005 comes from a number that gets another digit; one more line in a list
  // would shift the page by .02.
  const moved = (await shifts(page))!.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
  expect(moved).toBeLessThan(0.001)

  await newNotes.click()
  await expect(notes).toHaveCount(3)
  await expect(runs).toHaveCount(1)
  await newRuns.click()
  await expect(runs).toHaveCount(3)
  await expect(runs.getByRole('link').first()).toBeFocused()
})
