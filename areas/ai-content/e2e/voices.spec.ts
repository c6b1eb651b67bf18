import { emptyBrief } from '#areas/ai-content/drafts/empty-brief.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { expect, open, test } from '#e2e/test.ts'

// The test enters a number that the server refuses.
test.use({ expectsRefusals: true })

test('a voice is written, tried on a text, kept, and given back after it was deleted', async ({
  page,
  emptyHub,
}) => {
  const points = ['They don’t, can’t and won’t. '.repeat(9).trim()]
  await askHub(emptyHub, 'ai-content/drafts/writeDraft', {
    brief: { ...emptyBrief, about: 'What we say', points },
  })
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
  await learning.getByRole('checkbox', { name: 'What we say' }).check()
  await learning.getByLabel('Other texts in your voice').fill(points[0]!)
  await learning.getByRole('button', { name: 'Analyze' }).click()
  await expect(learning.getByText(/words of yours in 1 text\./)).toBeVisible()
  await expect(learning.getByText('54 short forms such as “don’t”, 0 written out.')).toBeVisible()
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
