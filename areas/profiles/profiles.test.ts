import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferredTopics, profileColors, type Profile } from './contract.ts'
import { sampleProfiles } from './demo/profiles.ts'
import {
  applyingText,
  canCreateProfile,
  canDeleteProfile,
  copyOf,
  generatingText,
  hostOf,
  isAcceptedFile,
  newProfile,
  offeredIntegrations,
  uploadedFile,
  withLink,
  withToggledIntegration,
  withToggledTopic,
} from './profiles.ts'

const now = new Date('2026-11-21T09:00:00Z')
const blank = newProfile({ name: '  Harbor master ', description: ' ' }, now)
const anyText = fc.string({ unit: 'grapheme' })

test('[TOOLS-052, TOOLS-053] a new profile is yellow, and every sample has one of the four colors', () => {
  expect(profileColors).toEqual(['blue', 'green', 'purple', 'yellow'])
  expect(blank).toMatchObject({ name: 'Harbor master', description: '', color: 'yellow' })
  for (const { color } of sampleProfiles(now)) expect(profileColors).toContain(color)
})

test('[TOOLS-054] a new profile is offered six services, and draws on none', () => {
  expect(offeredIntegrations.map(({ name }) => name)).toEqual([
    'Notion',
    'Google Drive',
    'Slack',
    'GitHub',
    'X',
    'Reddit',
  ])
  expect(blank.integrations.some(({ connected }) => connected)).toBe(false)
})

test('[TOOLS-030] a profile needs a name of more than blanks', () => {
  expect(['', '   ', '\n\t'].some(canCreateProfile)).toBe(false)
  expect(canCreateProfile(' A ')).toBe(true)
})

test('[TOOLS-025] a copy is a profile of its own, with " (Copy)" after the name', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const profile: Profile = { ...sampleProfiles(now)[0]!, name }
      const copy = copyOf(profile, now)
      expect(copy).toEqual({
        ...profile,
        id: copy.id,
        name: `${name} (Copy)`,
        createdAt: now.toISOString(),
      })
      expect(copy.id).not.toBe(profile.id)
    }),
  )
})

test('[TOOLS-026] the last profile stays', () => {
  expect(canDeleteProfile([blank])).toBe(false)
  expect(canDeleteProfile([blank, blank])).toBe(true)
})

test('[TOOLS-018, TOOLS-038] a file of any size keeps its name, its size and its type in words', () => {
  expect(uploadedFile({ name: 'a.txt', bytes: 12 }, now)).toMatchObject({
    name: 'a.txt',
    size: '12 B',
    type: 'TXT',
    uploadedAt: now.toISOString(),
  })
  expect(uploadedFile({ name: 'Annual.Report.docx', bytes: 11_000_000 }, now)).toMatchObject({
    size: '11 MB',
    type: 'DOCX',
  })
  for (const name of ['README', '.txt', 'odd.']) {
    expect(uploadedFile({ name, bytes: 1 }, now).type).toBe('File')
  }
})

test('only the file types that the file dialog offers can be dropped', () => {
  expect(['a.pdf', 'B.DOC', 'c.docx', 'd.Txt'].every(isAcceptedFile)).toBe(true)
  expect(['a.png', 'pdf', 'a.pdf.exe'].some(isAcceptedFile)).toBe(false)
})

test.each([
  ['https://example.com/a/b', 'example.com'],
  ['  http://feeds.example.org:8080/rss ', 'feeds.example.org'],
  ['ftp://files.example', 'files.example'],
  ['not a url', null],
  ['example.com', null],
  ['mailto:desk@example.com', null],
  ['', null],
])('the host of "%s" is %s', (url, host) => {
  expect(hostOf(url)).toBe(host)
})

test('[TOOLS-033, TOOLS-034, TOOLS-035] a link is titled by its host; without one nothing is added', () => {
  const linked = withLink(blank, { url: ' https://example.com/a/b ', type: 'rss' })
  expect(linked.linkedResources).toMatchObject([
    { url: 'https://example.com/a/b', title: 'example.com', type: 'rss' },
  ])
  expect(withLink(linked, { url: 'not a url', type: 'api' })).toBe(linked)
  expect(withLink(linked, { url: '   ', type: 'api' })).toBe(linked)
  fc.assert(
    fc.property(anyText, (url) => {
      const added = withLink(blank, { url, type: 'website' }).linkedResources
      expect(added.map(({ title }) => title)).toEqual([hostOf(url)].filter((host) => host))
    }),
  )
})

test('[TOOLS-020] an integration is connected and disconnected without changing others', () => {
  const once = withToggledIntegration(blank, 'slack')
  const connected = once.integrations.filter((integration) => integration.connected)
  expect(connected.map(({ name }) => name)).toEqual(['Slack'])
  expect(withToggledIntegration(once, 'slack')).toEqual(blank)
})

test('[TOOLS-021] topics are chosen in any order, listed in their own, and dropped by a second press', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...preferredTopics]), (topics) => {
      const chosen = topics.reduce(withToggledTopic, blank)
      expect(chosen.selectedTopics).toEqual(preferredTopics.filter((each) => topics.includes(each)))
      expect(topics.reduce(withToggledTopic, chosen)).toEqual(blank)
    }),
  )
})

test('[TOOLS-039, TOOLS-040] the two alerts name the profile in quotes', () => {
  const work = { ...blank, name: 'Work' }
  expect(generatingText(work)).toBe('Generating content using "Work" profile...')
  expect(applyingText(work)).toBe('Applying "Work" to feed modules...')
})
