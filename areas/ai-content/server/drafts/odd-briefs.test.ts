import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { contentTypes } from '../../choices.ts'
import { drafts } from '../../contracts/drafts.ts'
import { wordsOf } from '../../drafts/draft.ts'
import { BRIEFS, DRAFTS } from '../../limits.ts'
import { someBrief, testContent } from '../test-content.ts'

let tools: TestTools
let content: ReturnType<typeof testContent>
beforeAll(async () => {
  tools = await testTools()
  content = testContent(tools)
})
afterAll(() => tools.close())

const bare = { ...someBrief, audience: '', name: '', points: [] }
const words = 'The ferry sails at seven and comes back at noon. '
const odd: [string, string][] = [
  ['one word', 'Ferry'],
  ['50,000 words', words.repeat(5000)],
  ['a word without an end', 'x'.repeat(BRIEFS.aboutCharacters)],
  ['nothing but an address', 'https://harbour.example/timetable?day=1&x=%20#top'],
  [
    'a sentence with addresses',
    'See https://a.example/1, (https://b.example/2) and mail@a.example.',
  ],
  ['marks alone', '… ?! — “”'],
  ['one line a word', 'Ferry\n\n\n'.repeat(200)],
  ['markup', '# Ferry\n\n<script>alert(1)</script> **sails** {title} [1]'],
  ['Arabic', 'تبحر العبارة مرة أخرى. تغادر في السابعة.'],
  ['Japanese', 'フェリーは七時に出航します。\n正午に戻ります。'],
  ['emoji', '⛴️ sails 👨‍👩‍👧 again.'],
]

test.each(odd)('a brief of %s becomes a text, and nothing of it is lost', async (_, about) => {
  for (const type of contentTypes) {
    const brief = { ...bare, type, about: about.slice(0, BRIEFS.aboutCharacters) }
    const ahead = await content.ask(drafts.lookAhead, { brief })
    expect(ahead.words).toBeGreaterThanOrEqual(0)
    const made = await content.write(brief)
    expect(made.brief.about).toBe(brief.about)
    expect(made.title.length).toBeLessThanOrEqual(DRAFTS.titleCharacters)
    expect(made.text.parts.length).toBeGreaterThan(0)
    expect(made.text.parts.map(wordsOf).join(' ')).not.toMatch(
      /\{|undefined|null/u.test(about) ? /undefined/ : /\{|undefined|null/,
    )
    // The drafted text can be saved without changes.
    await content.save(made, made.text)
  }
})

test('a language without frames, and what is too long, are refused by field', async () => {
  const ask = (brief: object) => content.ask(drafts.writeDraft, { brief: brief as never })
  await expect(ask({ ...bare, language: 'it' })).rejects.toMatchObject({
    kind: 'invalid',
    fields: { 'brief.language': expect.any(String) },
  })
  await expect(
    ask({ ...bare, about: 'x'.repeat(BRIEFS.aboutCharacters + 1) }),
  ).rejects.toMatchObject({ fields: { 'brief.about': expect.any(String) } })
  await expect(
    ask({ ...bare, subjects: [{ kind: 'article', id: 999_999 }] }),
  ).rejects.toMatchObject({ kind: 'not-found', message: expect.stringMatching(/article/i) })
})
