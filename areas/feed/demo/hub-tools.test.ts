import { expect, test, vi } from 'vitest'
import { aiSettings } from '#platform/models/contract.ts'
import { hubSettings } from '#areas/settings/contract.ts'
import { Profile, profiles } from '#areas/profiles/contract.ts'
import { AutomationRule, rules } from '#areas/rules/contract.ts'
import { demoAiSettings } from '#platform/models/demo/api.ts'
import { demoHubSettings } from '#areas/settings/demo/api.ts'
import { demoProfiles } from '#areas/profiles/demo/api.ts'
import { demoRules } from '#areas/rules/demo/api.ts'

const now = new Date('2026-11-21T09:00:00Z')

test('every answer of the tools fits its contract', async () => {
  const kept = demoProfiles({ now })
  const [first] = await kept.listProfiles({})
  const answers = [
    [rules.listRules, await demoRules().listRules({})],
    [hubSettings.getHubSettings, await demoHubSettings().getHubSettings({})],
    [hubSettings.getHubAbilities, await demoHubSettings().getHubAbilities({})],
    [hubSettings.getStorage, await demoHubSettings().getStorage({})],
    [aiSettings.getAiSettings, await demoAiSettings().getAiSettings({})],
    [aiSettings.getAiActivity, await demoAiSettings().getAiActivity({})],
    [profiles.createProfile, await kept.createProfile({ name: 'A', description: '' })],
    [profiles.copyProfile, await kept.copyProfile({ id: first!.id })],
    [profiles.listProfiles, await kept.listProfiles({})],
  ] as const
  for (const [operation, answer] of answers) {
    expect(operation.output.safeParse(answer).error?.issues, operation.path).toBeUndefined()
  }
})

test('[DATA-068] every sample rule has an id, a name, trigger and action texts, enabled, icon and color', async () => {
  const keys = ['id', 'name', 'trigger', 'action', 'enabled', 'icon', 'color']
  expect(Object.keys(AutomationRule.shape)).toEqual(keys)
  for (const rule of await demoRules().listRules({})) expect(Object.keys(rule)).toEqual(keys)
})

test('[DATA-069, DATA-070] every sample profile holds all that a profile and its lists hold', async () => {
  const samples = await demoProfiles({ now }).listProfiles({})
  const keys = [
    'id',
    'name',
    'description',
    'color',
    'createdAt',
    'uploadedFiles',
    'instructions',
    'linkedResources',
    'integrations',
    'selectedTopics',
    'smartCuration',
  ]
  expect(Object.keys(Profile.shape)).toEqual(keys)
  expect(samples.length).toBeGreaterThan(1)
  for (const profile of samples) {
    expect(Object.keys(profile).toSorted()).toEqual(keys.toSorted())
  }
  const keysOf = (records: readonly object[]) => [
    ...new Set(records.map((record) => Object.keys(record).toSorted().join(' '))),
  ]
  expect(keysOf(samples.flatMap((profile) => profile.uploadedFiles))).toEqual([
    'id name size type uploadedAt',
  ])
  expect(keysOf(samples.flatMap((profile) => profile.linkedResources))).toEqual([
    'id title type url',
  ])
  expect(keysOf(samples.flatMap((profile) => profile.integrations))).toEqual([
    'connected description icon id name',
  ])
})

test('[TOOLS-026, TOOLS-027] deleting goes down to one profile, and no further', async () => {
  const kept = demoProfiles({ now })
  const [last, ...others] = await kept.listProfiles({})
  for (const { id } of others) await kept.deleteProfile({ id })
  expect(await kept.listProfiles({})).toEqual([last])
  await expect(kept.deleteProfile({ id: last!.id })).rejects.toThrow(
    'The last profile cannot be deleted.',
  )
  await expect(kept.deleteProfile({ id: others[0]!.id })).rejects.toThrow('already gone')
})

test('settings last as long as the page', async () => {
  const kept = demoHubSettings()
  const changed = {
    ...(await kept.getHubSettings({})),
    retentionDays: -1,
    autoRefresh: false,
  } as const
  await kept.saveHubSettings(changed)
  expect(await kept.getHubSettings({})).toEqual(changed)
  expect(await demoHubSettings().getHubSettings({})).not.toEqual(changed)
})

test('[TOOLS-041, TOOLS-042] export and import write one line each to the console, and change nothing', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const kept = demoProfiles({ now })
  const before = structuredClone(await kept.listProfiles({}))
  await kept.exportProfiles({})
  expect(log).toHaveBeenCalledTimes(1)
  await kept.importProfiles({})
  expect(log).toHaveBeenCalledTimes(2)
  expect(await kept.listProfiles({})).toEqual(before)
  log.mockRestore()
})

test('[AISET-013] saving AI settings keeps none of them', async () => {
  vi.useFakeTimers()
  const kept = demoAiSettings()
  const before = structuredClone(await kept.getAiSettings({}))
  const saving = kept.saveAiSettings({ ...before, trendDetection: true })
  await vi.advanceTimersByTimeAsync(1000)
  await saving
  expect(await kept.getAiSettings({})).toEqual(before)
  vi.useRealTimers()
})
