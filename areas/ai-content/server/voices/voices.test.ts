import { afterAll, beforeAll, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { voices } from '../../contracts/voices.ts'
import { VOICES } from '../../voices/limits.ts'
import { emptyVoice, usualRules, VoiceDraft } from '../../voices/voice.ts'
import { brandVoice } from '../../contracts/brand-voice.ts'
import { drafts } from '../../contracts/drafts.ts'
import { reworded, testContent } from '../test-content.ts'
import { voiceFor } from './voice-of-draft.ts'
import { fixDraft } from '../../voices/draft-voice.ts'
import { sweepVoices } from './sweep-voices.ts'

// The tests share a reader, and each deletes its voices again.
let tools: TestTools
let ask: ReturnType<TestTools['askAs']>
beforeAll(async () => {
  tools = await testTools()
  ask = tools.askAs(tools.readerId, { operations: ['*'], scope: 'owner' })
})
afterAll(() => tools.close())

const names = async (shelf: 'active' | 'deleted' = 'active') =>
  (await ask(voices.listVoices, { shelf })).voices.map(({ name }) => name)
const add = async (name: string) => (await ask(voices.addVoice, { voice: emptyVoice(name) })).voice

test('voices are added, renamed, copied, chosen, deleted and restored', async () => {
  expect(await names()).toEqual([])
  const house = await add('House')
  const sea = await add('At sea')
  expect((await ask(voices.listVoices, {})).voices).toMatchObject([
    { id: house, name: 'House', isUsual: true, pairs: 0 },
    { id: sea, name: 'At sea', isUsual: false },
  ])
  await ask(voices.makeUsual, { voice: sea })
  const draft = emptyVoice('The sea')
  await ask(voices.saveVoice, { voice: sea, version: 1, draft })
  expect(await ask(voices.getVoice, { voice: sea })).toMatchObject({
    name: 'The sea',
    isUsual: true,
    version: 2,
  })
  const { voice: copy } = await ask(voices.duplicateVoice, { voice: sea })
  expect(await names()).toEqual(['The sea', 'House', 'The sea (copy)'])
  await ask(voices.deleteVoice, { voice: sea })
  expect(await names()).toEqual(['House', 'The sea (copy)'])
  expect(await names('deleted')).toEqual(['The sea'])
  await expect(ask(voices.getVoice, { voice: sea })).rejects.toThrow('That voice is already gone.')
  await ask(voices.restoreVoice, { voice: sea })
  expect(await names()).toEqual(['The sea', 'House', 'The sea (copy)'])
  for (const voice of [house, sea, copy]) await ask(voices.deleteVoice, { voice })
  await sweepVoices(tools.db, new Date(tools.now().getTime() + (VOICES.binDays + 1) * 86_400_000))
  expect(await names('deleted')).toEqual([])
})

test('a voice is saved over the version that was read, and over no other', async () => {
  const voice = await add('House')
  const { version, ...read } = await ask(voices.getVoice, { voice })
  const pairs = [{ words: 'leverage', instead: 'use' }]
  const draft = VoiceDraft.parse({ ...read, rules: { ...usualRules, pairs } })
  expect(await ask(voices.saveVoice, { voice, version, draft })).toMatchObject({ version: 2 })
  await expect(ask(voices.saveVoice, { voice, version, draft })).rejects.toThrow('Somebody else')
  expect((await ask(voices.getVoice, { voice })).rules.pairs).toEqual(pairs)
  const wordy = { words: 'one two three four five six seven eight nine ten eleven', instead: '' }
  const wrong = { ...draft, rules: { ...draft.rules, pairs: [wordy] } }
  await expect(ask(voices.saveVoice, { voice, version: 2, draft: wrong })).rejects.toMatchObject({
    fields: { 'draft.rules.pairs.0.words': 'At most 10 words' },
  })
  await ask(voices.deleteVoice, { voice })
})

test('the usual voice is what the first contract of the area reads and saves', async () => {
  expect(await ask(brandVoice.getBrandVoice, {})).toMatchObject({
    name: 'House voice',
    wordsToAvoid: [],
  })
  // The contract allows longer words than a voice can search for.
  await expect(
    ask(brandVoice.saveBrandVoice, { wordsToAvoid: ['', 'x'.repeat(150)] }),
  ).rejects.toMatchObject({ kind: 'invalid' })
  await ask(brandVoice.saveBrandVoice, { name: 'Calder', wordsToAvoid: ['leverage', 'journey'] })
  const [only] = (await ask(voices.listVoices, {})).voices
  const { version, ...read } = await ask(voices.getVoice, { voice: only!.id })
  const pairs = [{ words: 'leverage', instead: 'use' }, read.rules.pairs[1]!]
  const draft = VoiceDraft.parse({ ...read, rules: { ...read.rules, pairs } })
  await ask(voices.saveVoice, { voice: only!.id, version, draft })
  await ask(brandVoice.saveBrandVoice, {
    audience: 'Pilots',
    wordsToAvoid: ['seamless', 'leverage'],
  })
  expect((await ask(voices.getVoice, { voice: only!.id })).rules.pairs).toEqual([
    { words: 'seamless', instead: '' },
    { words: 'leverage', instead: 'use' },
  ])
  expect(await ask(brandVoice.getBrandVoice, {})).toMatchObject({
    name: 'Calder',
    audience: 'Pilots',
  })
  await ask(voices.deleteVoice, { voice: only!.id })
})

test('a text keeps its voice, and stays when that is deleted', async () => {
  const content = testContent(tools)
  const house = await add('House')
  const sea = await add('At sea')
  const { id: draft, voice } = await content.write()
  expect(voice).toBeNull()
  await ask(drafts.chooseVoice, { draft, voice: sea })
  const read = async (id = draft) => (await ask(drafts.getDraft, { draft: id })).voice
  expect(await read()).toEqual({ id: sea, name: 'At sea', isGone: false })
  const of = { db: tools.db, readerId: tools.readerId }
  expect(await voiceFor(of, draft)).toMatchObject({ id: sea })
  await ask(voices.deleteVoice, { voice: sea })
  expect(await read()).toEqual({ id: sea, name: 'At sea', isGone: true })
  expect(await voiceFor(of, draft)).toMatchObject({ id: house })
  await sweepVoices(tools.db, new Date(tools.now().getTime() + (VOICES.binDays + 1) * 86_400_000))
  const { draft: copy } = await ask(drafts.duplicateDraft, { draft })
  expect(await read(copy)).toEqual({ id: sea, name: 'At sea', isGone: true })
  await expect(ask(drafts.chooseVoice, { draft, voice: sea })).rejects.toThrow('already gone')
  await ask(drafts.chooseVoice, { draft, voice: null })
  expect(await read()).toBeNull()
  await ask(voices.deleteVoice, { voice: house })
})

test('a voice of 5,000 rows that fight is kept as it is, and one row more is refused', async () => {
  const pairs = Array.from({ length: VOICES.pairs }, (_, nth) => ({
    words: `word${nth}`,
    instead: `word${(nth + 1) % VOICES.pairs}`,
  }))
  const voiceOf = (rows: typeof pairs) => ({
    ...emptyVoice('Fighting'),
    rules: { ...usualRules, pairs: rows },
  })
  const { voice } = await ask(voices.addVoice, { voice: voiceOf(pairs) })
  const { rules } = await ask(voices.getVoice, { voice })
  expect(rules.pairs).toEqual(pairs)
  const content = testContent(tools)
  const { text } = await content.write({ about: 'Word7 and word4999 sail' })
  const once = fixDraft(text, rules, 'en').draft
  expect(fixDraft(once, rules, 'en')).toEqual({ draft: once, fixed: 0 })
  const more = [...pairs, { words: 'one more', instead: '' }]
  await expect(ask(voices.addVoice, { voice: voiceOf(more) })).rejects.toMatchObject({
    fields: { 'voice.rules.pairs': 'A voice can have 5000 rows of words at most.' },
  })
  await ask(voices.deleteVoice, { voice })
})

test('own sentences of texts are read to learn from, and none of a text that is gone', async () => {
  const content = testContent(tools)
  const mine = await content.write({ language: 'de', points: ['Sie fährt um sieben.'] })
  const gone = await content.write()
  await ask(drafts.deleteDrafts, { drafts: [gone.id] })
  await content.save(mine, reworded(mine.text, 'Die Fähre fährt! Wir sind dabei.'))
  const { texts } = await ask(voices.readOwnWords, { drafts: [gone.id, mine.id, mine.id] })
  expect(texts).toMatchObject([{ draft: mine.id, language: 'de' }])
  const [{ text, words }] = texts as [(typeof texts)[number]]
  expect(text.split('\n\n')[0]).toBe('Die Fähre fährt! Wir sind dabei.')
  expect(text).toContain('Sie fährt um sieben.')
  expect(words).toBeGreaterThan(9)
})

test('there are 50 voices at most', async () => {
  for (let nth = 0; nth < VOICES.kept; nth++) await add(`Voice ${nth}`)
  await expect(add('One more')).rejects.toThrow('There are 50 voices already. Delete one first.')
})

test('plain English is checked with reasons and replacements', async () => {
  const text = 'In order to utilize an hour, a apple was sunk.'
  const { findings } = await ask(voices.checkPlainEnglish, { text })
  expect(findings.map(({ start, end, instead }) => [text.slice(start, end), instead])).toEqual([
    ['In order to', 'To'],
    ['utilize', 'use'],
    ['a', 'an'],
    ['sunk', null],
  ])
})

test('a run of letters that is no word is left out of plain English, and moves nothing', async () => {
  const text = `${'x'.repeat(50_000)}. In order to sail, ${'y'.repeat(100)} sailed.`
  const spentMs = cpuClock()
  const { findings } = await ask(voices.checkPlainEnglish, { text })
  expect(spentMs()).toBeLessThan(700)
  expect(findings.map(({ start, end }) => text.slice(start, end))).toEqual(['In order to'])
})
