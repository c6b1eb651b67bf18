import { askHub } from '#e2e/hubs/newswire.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

test('a rule becomes a workflow, which takes its place, and another rule runs it', async ({
  page,
  emptyHub,
}) => {
  const rule = (name: string) => ({
    ...{ name, match: 'all', actions: [{ do: 'save' }, { do: 'tag', tag: 'sea' }] },
    conditions: [{ about: 'words', not: false, words: ['harbour'], where: 'title' }],
  })
  await askHub(emptyHub, 'rules/editor/saveRule', rule('Night harbour'))
  const { id } = (await askHub(emptyHub, 'rules/editor/saveRule', rule('Harbour'))) as {
    id: string
  }
  await askHub(emptyHub, 'rules/setRuleEnabled', { id, enabled: true })

  await open(page, `${emptyHub.address}/news-hub/rules`)
  await page.getByRole('button', { name: 'More actions for Harbour' }).click()
  await page.getByRole('menuitem', { name: 'Make it a workflow' }).click()
  await expect(page.getByText('switches off the rule “Harbour”')).toBeVisible()
  await page.getByRole('button', { name: /^Trigger/ }).click()
  await expect(page.getByText('Only as in the rule: Title contains “harbour”')).toBeVisible()
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Switch on', exact: true }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  await open(page, `${emptyHub.address}/news-hub/rules`)
  await expect(page.getByRole('switch', { name: 'Enable Harbour' })).not.toBeChecked()
  await page.getByRole('button', { name: 'More actions for Night harbour' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('group', { name: 'Action 1' })
    .getByLabel('Action type')
    .selectOption('run')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const choice = dialog.getByLabel('Workflow', { exact: true })
  await expect(choice).toHaveAccessibleDescription('Choose a workflow')
  await choice.selectOption({ label: 'Harbour' })
  await expectNothingFound(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Run the workflow “Harbour”, tag it “sea”')).toBeVisible()
})
