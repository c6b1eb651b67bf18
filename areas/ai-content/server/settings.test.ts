import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { builtInWriter } from '../choices.ts'
import { aiContent } from '../contract.ts'
import { testContent } from './test-content.ts'

let tools: TestTools
let ask: ReturnType<typeof testContent>['ask']
beforeAll(async () => {
  tools = await testTools()
  ask = testContent(tools).ask
})
afterAll(() => tools.close())

test('the built-in writer stands in for an endpoint that was removed, and says so', async () => {
  const settings = () => ask(aiContent.getSettings, {})
  expect(await settings()).toMatchObject({ modelId: builtInWriter, isModelGone: false })
  await tools.db.run(sql`
    insert into ai_endpoints (id, reader_id, kind, name, address, model, fast_model, thorough_model, created_at)
    values ('endpoint-1', ${tools.readerId}, 'openai', 'Desk', 'https://models.example/v1', 'm-1', '', '', now())`)
  expect(await ask(aiContent.listModels, {})).toEqual([
    { id: builtInWriter, name: 'Built-in writer' },
    { id: 'endpoint-1', name: 'Desk (m-1)' },
  ])
  await ask(aiContent.saveSettings, { modelId: 'endpoint-1', creativity: 'high' })
  expect(await settings()).toMatchObject({ modelId: 'endpoint-1', creativity: 'high' })

  await tools.db.run(sql`delete from ai_endpoints where id = 'endpoint-1'`)
  expect(await settings()).toMatchObject({ modelId: builtInWriter, isModelGone: true })
  await expect(ask(aiContent.saveSettings, { modelId: 'endpoint-1' })).rejects.toThrow('is gone')
  await ask(aiContent.saveSettings, { modelId: builtInWriter })
  expect(await settings()).toMatchObject({ modelId: builtInWriter, isModelGone: false })
})
