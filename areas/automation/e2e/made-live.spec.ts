import { patient } from '#core/test-patience.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

test('a note that a workflow made says by whom, and its run undoes it', async ({
  page,
  emptyHub,
}) => {
  const post = (name: string, input: object) =>
    askHub(emptyHub, `automation/workflows/${name}`, input) as Promise<Record<string, string>>
  const { id } = await post('createWorkflow', { name: 'Harbour log' })
  const note = { id: 'note', name: 'Note it', do: 'act', action: 'notes/editor/addNote' }
  const steps = [{ ...note, with: { title: 'Ships of today', text: 'Two ships.' } }]
  await post('saveDraft', { id: id!, revision: 1, flow: { steps } })
  await open(page, `${emptyHub.address}/automation/workflows/${id}`)
  await page.getByRole('button', { name: 'Run now' }).click()
  const made = page.getByRole('region', { name: 'Made by this run' })
  const link = made.getByRole('link', { name: 'Ships of today' })
  await expect(link).toBeVisible({ timeout: patient(30_000) })
  await expectNothingFound(page)

  await link.click()
  await expect(page.getByText('Made by workflow Harbour log, step 1')).toBeVisible()
  await page.getByRole('link', { name: 'Harbour log' }).click()
  await made.getByRole('button', { name: 'Undo all' }).click()
  await expect(page.getByText('1 thing undone')).toBeVisible()
  await expect(made).toHaveCount(0)
  expect(await askHub(emptyHub, 'notes/listNotes')).toEqual([])
})
