import { expect, test } from 'vitest'
import type { PageContent } from '../blocks/page-content.ts'
import type { SitePlugin } from '../plugins.ts'
import { currentPrivacy } from './current-privacy.ts'
import { privacyText } from './privacy-text.ts'

const generated = (...plugins: SitePlugin[]): PageContent =>
  privacyText(plugins).map((section, at) => ({
    type: 'text',
    props: { ...section, id: `text-${at}` },
  }))
const own = { type: 'text', props: { id: 'own', title: 'Your rights', words: 'Ask us.' } }
const titles = (content: PageContent) => content.map(({ props }) => props['title'])

test('a privacy page says what the site does by now, before what follows it', () => {
  const before = [...generated('contact-form', 'analytics'), own]
  expect(titles(currentPrivacy(before, ['contact-form', 'chat', 'newsletter']))).toEqual([
    ...['Privacy', 'Messages', 'Chat', 'Newsletter', 'Your rights'],
  ])
  expect(currentPrivacy(before, ['contact-form', 'analytics'])).toEqual(before)
})

test('sections that the reader rewrote stay, whatever the site does', () => {
  const [opening, messages] = generated('contact-form')
  const rewritten = { ...messages!, props: { ...messages!.props, words: 'We read your words.' } }
  expect(currentPrivacy([opening!, rewritten], ['contact-form'])).toEqual([opening, rewritten])
  expect(currentPrivacy([opening!, rewritten], [])).toEqual([opening, rewritten])
  // Nothing is added if the reader has rewritten the first section.
  expect(currentPrivacy([own, messages!], ['chat'])).toEqual([own, messages])
})
