import { answer, playServer } from '#platform/models/server/asking/test-streams.ts'
import { patient } from '#core/test-patience.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// The live server's agents: one with a simulated model, and one without an endpoint.

const RULES = `Ships longer than 90 metres moor at the northern quay, and pay 40 crowns a night.`

const call = (name: string, input: object, id: string) => ({
  ...{ id, type: 'function' },
  function: { name, arguments: JSON.stringify(input) },
})

test('an agent looks something up, waits before it writes a note, and writes it once approved', async ({
  page,
  emptyHub: hub,
}) => {
  const answers = [
    { content: null, tool_calls: [call('assistant_look_ups_listTopics', {}, 'a')] },
    {
      content: null,
      tool_calls: [call('notes_editor_addNote', { title: 'Quay', text: 'Moor north' }, 'b')],
    },
    { content: 'The note on the quay is written.' },
  ]
  const model = await playServer((response, body) =>
    answer(response, body, answers.shift() ?? answers[0] ?? {}),
  )
  try {
    await askHub(hub, 'ai-endpoints/saveEndpoint', {
      ...{ kind: 'openai', name: 'Attic', address: model.address, key: 'sk-journey' },
      ...{ model: 'small-1', fastModel: '', thoroughModel: '' },
    })
    await open(page, `${hub.address}/automation/agents`)
    await expect(page.getByText('No agents yet')).toBeVisible()
    await page.getByRole('button', { name: 'New agent' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Harbour hand')
    await page.getByRole('textbox', { name: 'Type' }).fill('Research')
    await page.getByRole('button', { name: 'Create agent' }).click()
    await page.getByRole('textbox', { name: 'Instructions' }).fill('Keep my notes in order.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()

    await page.getByRole('link', { name: 'What it may do' }).click()
    await page.getByRole('switch', { name: 'Add a note' }).click()
    await expect(page.getByRole('switch', { name: 'Ask me before “Add a note”' })).toBeChecked()
    await expectNothingFound(page)

    await page.getByRole('link', { name: 'Talk', exact: true }).click()
    const field = page.getByRole('textbox', { name: 'Message to Harbour hand' })
    await field.fill('Note where ships moor')
    await field.press('Enter')
    const approval = page.getByRole('group', { name: 'Harbour hand wants to do this: Add a note' })
    await expect(approval).toBeVisible({ timeout: patient(30_000) })
    await expect(page.getByText('Moor north')).toBeVisible()
    await expect(field).toBeFocused()
    expect(await askHub(hub, 'notes/listNotes')).toEqual([])
    await expectNothingFound(page)
    await approval.getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(page.getByText('The note on the quay is written.')).toBeVisible({
      timeout: patient(30_000),
    })
    // The focused button is gone, so the focus has to move to the list of messages.
    await expect(page.locator('.agent-exchanges')).toBeFocused()
    expect(await askHub(hub, 'notes/listNotes')).toMatchObject([{ title: 'Quay' }])
  } finally {
    await model.close()
  }
})

test('without an endpoint, an agent quotes a document, also beside the assistant', async ({
  page,
  emptyHub: hub,
}) => {
  const { id } = (await askHub(hub, 'automation/agent-settings/createAgent', {
    ...{ name: 'Pilot', type: 'Help' },
  })) as { id: string }
  await open(page, `${hub.address}/automation/agents/${id}/knowledge`)
  const documents = { name: 'rules.txt', mimeType: 'text/plain', buffer: Buffer.from(RULES) }
  await page.getByLabel('Document files').setInputFiles(documents)
  const row = page.getByRole('list', { name: 'Documents' }).getByRole('listitem')
  await expect(row.getByText('Known')).toBeVisible({ timeout: patient(30_000) })
  await expectNothingFound(page)

  await page.locator('[data-opens="assistant"]').click()
  const panel = page.locator('.side-panel')
  await panel.getByRole('combobox', { name: 'Talk to' }).selectOption('Pilot')
  const field = panel.getByRole('textbox', { name: 'Message to Pilot' })
  const place = await field.boundingBox()
  await field.fill('Where do long ships moor?')
  await field.press('Enter')
  await expect(panel.getByRole('list', { name: 'Passages' })).toContainText('northern quay', {
    timeout: patient(30_000),
  })
  await expect(panel.getByText(/No AI endpoint answers agents here/)).toBeVisible()
  // The field stays at the bottom, while the answer grows above it.
  expect(await field.boundingBox()).toEqual(place)
  await expectNothingFound(page)
})
