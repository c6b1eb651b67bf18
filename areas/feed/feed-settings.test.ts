import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ModuleSettings } from './contracts/feed-settings.ts'
import { demoFeedSettings } from './demo/feed-settings.ts'
import {
  breakingProfiles,
  breakingTags,
  defaultModuleSettings,
  headlineProfiles,
  headlineTags,
  toggleTag,
} from './feed-settings.ts'

const modules = [
  ['headlines', headlineProfiles, headlineTags, 6],
  ['breaking', breakingProfiles, breakingTags, 5],
] as const

describe.each(modules)('the settings of %s', (module, profiles, tags, defaultCount) => {
  test('start from a profile and tags that are offered', async () => {
    const settings = await demoFeedSettings({ now: new Date() }).getModuleSettings({ module })
    expect(profiles).toContain(settings.personalizationProfile)
    expect(settings.selectedSourceTags).toHaveLength(defaultCount)
    expect(tags).toEqual(expect.arrayContaining(settings.selectedSourceTags))
  })

  test('[DATA-014, DATA-015] are a profile and a list of selected tags, and stay as they were saved', async () => {
    const keeper = demoFeedSettings({ now: new Date() })
    const settings = { personalizationProfile: 'custom', selectedSourceTags: [tags[9]] }
    await keeper.saveModuleSettings({ module, settings })
    const kept = await keeper.getModuleSettings({ module })
    expect(kept).toEqual(settings)
    expect(Object.keys(kept)).toEqual(['personalizationProfile', 'selectedSourceTags'])
    expect(ModuleSettings.parse(kept)).toEqual(settings)
  })

  test('of one page load are not those of the next', async () => {
    const settings = { personalizationProfile: 'custom', selectedSourceTags: [] }
    await demoFeedSettings({ now: new Date() }).saveModuleSettings({ module, settings })
    expect(await demoFeedSettings({ now: new Date() }).getModuleSettings({ module })).toEqual(
      defaultModuleSettings[module],
    )
  })

  test('a tag toggled twice is as it was, and no other tag was touched', () => {
    fc.assert(
      fc.property(fc.subarray([...tags]), fc.constantFrom(...tags), (selected, tag) => {
        const before = { personalizationProfile: 'general', selectedSourceTags: selected }
        const once = toggleTag(before, tag)
        const others = (list: readonly string[]) => list.filter((each) => each !== tag)
        expect(once.selectedSourceTags.includes(tag)).toBe(!selected.includes(tag))
        expect(others(once.selectedSourceTags)).toEqual(others(selected))
        expect(new Set(toggleTag(once, tag).selectedSourceTags)).toEqual(new Set(selected))
      }),
    )
  })
})
