import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// One number is refused.
test.use({ expectsRefusals: true })

test('a voice is written, tried on a text, kept, and given back after it was deleted', async ({
  page,
  emptyHub,
}) => {
  await open(page, `${emptyHub.address}/ai-content/brand-voice`)
  await expect(page.getByText('No voice yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add voice' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Harbor desk')
  await page.getByRole('button', { name: 'Add words' }).click()
  await page.getByLabel('Avoid, row 1').fill('leverage')
  await page.getByLabel('Say instead, row 1').fill('use')

  const tried = page.getByRole('region', { name: 'Try it' })
  const text = tried.getByLabel('Text', { exact: true })
  await text.fill('We leverage  a tool!')
  await expect(tried.getByRole('listitem')).toHaveCount(3)
  await tried.getByRole('button', { name: 'Use “use”' }).click()
  await expect(text).toHaveValue('We use  a tool!')
  await tried.getByRole('button', { name: 'Fix all' }).click()
  await expect(text).toHaveValue('We use a tool.')
  await expect(tried.getByText('Everything is in this voice.')).toBeVisible()

  const longest = page.getByLabel('Longest sentence, words')
  await longest.fill('400')
  await page.getByRole('button', { name: 'Save voice' }).click()
  await expect(page.getByText('At most 100 words')).toBeVisible()
  await expect(longest).toHaveValue('400')
  await longest.fill('20')
  await page.getByRole('button', { name: 'Learn from examples' }).click()
  const learning = page.getByRole('dialog')
  await learning.getByLabel('Texts in your voice').fill('They don’t, can’t and won’t. '.repeat(9))
  await learning.getByRole('button', { name: 'Analyze' }).click()
  await expect(learning.getByText('27 short forms such as “don’t”, 0 written out.')).toBeVisible()
  await expectNothingFound(page)
  await learning.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Save voice' }).click()
  const list = page.getByRole('list', { name: 'Voices' })
  await expect(list.getByRole('listitem')).toHaveText(/^Harbor desk\s*Usual voice, 1 word/)

  await page.getByRole('button', { name: 'More actions for Harbor desk' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No voice yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveValue('Harbor desk')
  await expect(page.getByLabel('Say instead, row 1')).toHaveValue('use')
  await expect(longest).toHaveValue('20')
})
