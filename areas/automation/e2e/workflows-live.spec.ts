import type { Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { askHub, followNewswire } from '#e2e/hubs/newswire.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// Workflows of the live server, built in the page and carried out by a worker.

const steps = (page: Page) => page.getByRole('list', { name: 'Steps', exact: true })

async function begin(page: Page, address: string, template: RegExp): Promise<void> {
  await open(page, `${address}/automation/workflows`)
  await page.getByRole('button', { name: 'New workflow' }).click()
  await page.getByRole('radio', { name: template }).check()
  await page.getByRole('button', { name: 'Create workflow' }).click()
  await expect(steps(page)).toBeVisible()
}

// The test has its own server, because an article that another reader follows already is not new.
test('when three sources report on a topic, it is saved, noted and told, in 12 clicks and 3 typed fields', async ({
  page,
  ownHub,
}) => {
  let clicks = 0
  let typed = 0
  await page.exposeFunction('countClick', () => clicks++)
  await page.exposeFunction('countTyped', () => typed++)
  await page.addInitScript(() => {
    const count = window as unknown as { countClick(): void; countTyped(): void }
    document.addEventListener('click', ({ isTrusted }) => isTrusted && count.countClick(), true)
    document.addEventListener('change', ({ target }) => {
      const isText = target instanceof HTMLInputElement && target.type === 'text'
      if (isText || target instanceof HTMLTextAreaElement) count.countTyped()
    })
  })
  await begin(page, ownHub.address, /^Several sources/)
  await page.getByRole('button', { name: /^Trigger/ }).click()
  await page.getByRole('textbox', { name: 'Value of condition 1' }).fill('e')
  await page.getByRole('button', { name: 'Save trigger' }).click()
  await page.getByRole('button', { name: 'Switch on', exact: true }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(12)
  expect(typed).toBeLessThanOrEqual(3)
  await expectNothingFound(page)

  await followNewswire(ownHub)
  await page.getByRole('link', { name: 'Runs', exact: true }).click()
  const runs = page.getByRole('list', { name: 'Runs', exact: true })
  await expect(runs.getByText(/^Article: /).first()).toBeVisible({ timeout: patient(60_000) })
  await expect(runs.getByText('Done').first()).toBeVisible({ timeout: patient(60_000) })
  const saved = (await askHub(ownHub, 'saved/getSaved')) as { articles: unknown[] }
  expect(saved.articles.length).toBeGreaterThan(0)
  const noted = (await askHub(ownHub, 'notes/listNotes')) as unknown[]
  expect(noted.length).toBeGreaterThan(0)
})

test('a run asks for approval, and goes on once it is given', async ({ page, emptyHub }) => {
  const post = (name: string, input: object) =>
    askHub(emptyHub, `automation/workflows/${name}`, input) as Promise<Record<string, string>>
  const { id } = await post('createWorkflow', { name: 'Harbour letter' })
  const letter = { id: 'note', name: 'Note it', do: 'act', action: 'notes/editor/addNote' }
  const steps = [
    { id: 'ok', name: 'Ask', do: 'approve', question: 'Send the letter?', withinSeconds: 3600 },
    { ...letter, with: { title: 'Sent', text: 'The letter.' } },
  ]
  await post('saveDraft', { id: id!, revision: 1, flow: { steps } })
  await open(page, `${emptyHub.address}/automation/workflows/${id}`)
  await page.getByRole('button', { name: 'Run now' }).click()
  const question = page.getByRole('group', { name: 'Send the letter?' })
  await expect(question).toBeVisible({ timeout: patient(30_000) })
  await expectNothingFound(page)
  await question.getByRole('button', { name: 'Approve' }).click()
  const done = page.getByRole('list', { name: 'Steps of the run' }).getByText('Note it')
  await expect(done).toBeVisible({ timeout: patient(30_000) })
  await expect(question).toHaveCount(0)
  await page.getByRole('link', { name: 'Versions', exact: true }).click()
  await expect(page.getByText('No versions yet')).toBeVisible()
})
