import { afterEach, describe, expect, test } from 'vitest'
import type { Api } from '#core/contract.ts'
import { testTools } from '#server/test-tools.ts'
import { defaultAiSettings } from './ai-settings.ts'
import { demoAiSettings } from './demo/api.ts'
import { aiSettingsKeeper } from './server/ai-settings-keeper.ts'
import { aiSettings } from './contract.ts'

type Keeper = Api<typeof aiSettings>

const closeAfterTest: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closeAfterTest.splice(0).map((close) => close()))
})

async function openServer(): Promise<Keeper> {
  const tools = await testTools()
  closeAfterTest.push(tools.close)
  return aiSettingsKeeper.open(tools.desk) as Keeper
}

const keepers = [
  ['demo', async () => demoAiSettings()],
  ['server', openServer],
] as const

describe.each(keepers)('AI settings, %s', (_, open) => {
  test('begin with the defaults, and every answer fits the contract', async () => {
    const keeper = await open()
    expect(await keeper.getAiSettings({})).toEqual(defaultAiSettings)
    const activity = await keeper.getAiActivity({})
    expect(aiSettings.getAiActivity.output.safeParse(activity).success).toBe(true)
  })

  test('are saved without a word', async () => {
    const keeper = await open()
    expect(await keeper.saveAiSettings(defaultAiSettings)).toBeUndefined()
  })
})

test('the server keeps what was saved, and says nothing of an accuracy before there is any', async () => {
  const keeper = await openServer()
  const changed = {
    ...defaultAiSettings,
    trendDetection: true,
    processingPriority: 'speed' as const,
  }
  await keeper.saveAiSettings(changed)
  expect(await keeper.getAiSettings({})).toEqual(changed)
  expect(await keeper.getAiActivity({})).toEqual({
    summaries: 0,
    searches: 0,
    accuracyPercent: null,
  })
})
