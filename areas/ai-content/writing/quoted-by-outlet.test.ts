import { expect, test } from 'vitest'
import { wordsOf } from '../drafts/draft.ts'
import { lookAhead } from './look-ahead.ts'
import { quotedByOutlet } from './quoted-by-outlet.ts'
import { shortenToFit } from './shorten-to-fit.ts'
import { ferryReports, madeBrief } from './test-brief.ts'
import { writeDraft } from './write-draft.ts'

const quoting = ['blog-post', 'social-media-post', 'email-newsletter'] as const

test.each(quoting)('a %s is shortened to what may leave the house', (type) => {
  const { text } = writeDraft(madeBrief({ type, length: 'medium' }), ferryReports())
  expect(quotedByOutlet(text).filter(({ isOver }) => isOver).length).toBeGreaterThan(0)
  const fitting = shortenToFit(text)
  expect(quotedByOutlet(fitting).filter(({ isOver }) => isOver)).toEqual([])
  expect(quotedByOutlet(fitting).length).toBe(3)
  expect(shortenToFit(fitting)).toEqual(fitting)
  for (const part of fitting.parts) expect(wordsOf(part)).not.toMatch(/ {2}|^\s|\s$/u)
})

test('nothing of a private source leaves the house', () => {
  const material = ferryReports()
  const articles = material.articles.map((article) => ({
    ...article,
    entries: article.entries.map((entry) => ({ ...entry, isPrivate: true })),
  }))
  const { text, notices } = writeDraft(madeBrief(), { ...material, articles })
  expect(text.sources.every(({ isPrivate }) => isPrivate)).toBe(true)
  expect(notices.map(({ kind }) => kind)).toContain('private')
  expect(shortenToFit(text).sources).toEqual([])
})

test('public reports are quoted before private ones', () => {
  const material = ferryReports()
  const articles = material.articles.map((article) => ({
    ...article,
    entries: article.entries.map((entry, at) => ({ ...entry, isPrivate: at > 0 })),
  }))
  const { text } = writeDraft(madeBrief(), { ...material, articles })
  expect(text.sources.map(({ outlet }) => outlet)).toEqual(['Orlan Herald'])
})

test('looks ahead to a public text that needs words of its own', () => {
  const { words, publicWords, articles, outlets, notices } = lookAhead(
    madeBrief({ length: 'custom', words: 150 }),
    ferryReports(),
  )
  expect([articles, outlets]).toEqual([1, 3])
  expect(words).toBeGreaterThan(150)
  expect(publicWords).toBeLessThanOrEqual(120)
  expect(notices.map(({ kind, field }) => [kind, field])).toEqual([['quotation', 'points']])
})

test('looks ahead to a text for which there is too little', () => {
  const { notices } = lookAhead(madeBrief({ length: 'long', name: '' }), ferryReports())
  expect(notices.map(({ kind, field }) => [kind, field])).toEqual([['material', 'subjects']])
  expect(lookAhead(madeBrief({ about: '' }), ferryReports()).notices[0]).toMatchObject({
    ...{ kind: 'question', field: 'about' },
  })
})
