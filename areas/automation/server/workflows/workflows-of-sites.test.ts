import { expect, test } from 'vitest'
import { websiteBuilder } from '#areas/website-builder/contract.ts'
import { testTools } from '#server/test-tools.ts'
import { automation } from '../../contract.ts'

const contact = { mail: '', phone: '', street: '', town: '', country: '' }

test('a site with automation brings two workflows that are off', async () => {
  const tools = await testTools()
  const ask = tools.askAs(tools.readerId, { operations: ['*'], scope: 'owner' })
  const wishes = { industry: 'restaurant-cafe', size: 'solo', purpose: 'booking' } as const
  await ask(websiteBuilder.generateBlueprint, {
    ...{ ...wishes, features: ['seo'], about: { name: 'Plain', contact } },
  })
  expect(await ask(automation.listWorkflows, {})).toEqual([])
  await ask(websiteBuilder.generateBlueprint, {
    ...{ ...wishes, features: ['automation'], about: { name: 'Mill Café', contact } },
  })
  const workflows = await ask(automation.listWorkflows, {})
  expect(workflows.map(({ name }) => name).toSorted()).toEqual([
    'Answer a message: Mill Café',
    'Remind of a booking: Mill Café',
  ])
  for (const { status } of workflows) expect(status).not.toBe('active')
  await tools.close()
})
