import { patient } from '#core/test-patience.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// A rehearsal of a workflow over the sample newswire.

test('a workflow is rehearsed over the news of the last 30 days, and nothing of it stays', async ({
  page,
  newsHub,
}) => {
  const post = (name: string, input: object) =>
    askHub(newsHub, `automation/${name}`, input) as Promise<Record<string, string>>
  const { id } = await post('workflows/createWorkflow', { name: 'Rehearsed' })
  const trigger = await post('triggers/saveTrigger', {
    name: 'Shared news',
    draft: {
      ...{ kind: 'happening', name: 'article' },
      when: {
        match: 'all',
        rows: [{ field: '{{trigger.article.sourceCount}}', is: 'at-least', value: 2 }],
      },
    },
  })
  const act = (name: string, action: string, fields: object) => {
    return { id: name.toLowerCase(), name, do: 'act', action, with: fields }
  }
  const steps = [
    act('Save', 'saved/saveArticle', { article: '{{trigger.article.id}}' }),
    act('Note', 'notes/editor/addNote', { title: '{{trigger.article.title}}', text: 'Read it.' }),
    act('Post', 'http', {
      ...{ method: 'POST', url: 'https://shop.example/', body: { id: '{{trigger.article.id}}' } },
      headers: { authorization: 'Bearer t0ps3cret' },
    }),
  ]
  await post('workflows/saveDraft', { id, revision: 1, flow: { steps }, triggerId: trigger['id'] })

  await open(page, `${newsHub.address}/automation/workflows/${id}`)
  const count = /^It would have run (once|[\d,]+ times) in the last 30 days\.$/
  await expect(page.getByText(count)).toBeVisible({ timeout: patient(15_000) })
  await page.getByRole('link', { name: 'Rehearse it first' }).click()
  await expect(page).toHaveURL(/\/rehearsal$/)
  await expect(page.getByRole('img', { name: /^Events by day/ })).toBeVisible()
  const events = page.getByRole('list', { name: 'Events', exact: true })
  const first = events.getByRole('listitem').first()
  await expect(first.getByText('Save, Note, Post (not sent)')).toBeVisible({
    timeout: patient(15_000),
  })
  await first.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  const done = first.getByRole('list', { name: 'Steps of the rehearsal' })
  await expect(done.getByText('Would be done')).toHaveCount(2)
  const request = done.getByRole('textbox', { name: 'Request that a run sends' })
  await expect(request).toHaveValue(/^POST https:\/\/shop\.example\/\n/)
  await expect(request).not.toHaveValue(/t0ps3cret/)
  await expectNothingFound(page)

  await first.getByRole('link', { name: /^Open by itself/ }).click()
  await expect(page).toHaveURL(/\/rehearsal\/article\/\d+$/)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Ask for real/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingFound(page)
  await page.getByRole('link', { name: 'Choose another event' }).click()
  await expect(page.getByText('Would not run').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Open the article' })).toBeVisible()

  const left = await Promise.all([
    askHub(newsHub, 'saved/getSaved').then((saved) => (saved as { articles: [] }).articles),
    askHub(newsHub, 'notes/listNotes'),
  ])
  expect(left).toEqual([[], []])
})
