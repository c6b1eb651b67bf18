import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webhookEvents } from './contract.ts'

const words = readFileSync('docs/webhooks.md', 'utf8')

test('every event is in the table of docs/webhooks.md, and no other', () => {
  const told = [...words.matchAll(/^\| `([a-z]+\.[a-z]+)` \|/gm)].map(([, event]) => event)
  expect(new Set(told)).toEqual(new Set([...webhookEvents, 'webhook.test']))
})

test('docs/webhooks.md announces nothing that is there already', () => {
  expect(words).not.toMatch(/when the live hub has/)
})
