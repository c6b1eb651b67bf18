import { expect, test } from 'vitest'
import { headlineHistory } from './headline-history.ts'

const now = new Date('2026-03-02T12:00:00.000Z')
const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000).toISOString()
const twelve = '12 dead as ferry Marigold sinks off Orlan'
const fifteen = '15 dead as ferry Marigold sinks off Orlan'
const twenty = '20 dead as ferry Marigold sinks off Orlan'

const after = (last: Parameters<typeof headlineHistory>[0], title: string) =>
  headlineHistory(last, title, 'en', now)

test('the first headline has none before it', () => {
  expect(after({ title: twelve, titleAt: null, formerTitle: null }, fifteen)).toEqual({
    title_at: at(0),
    former_title: null,
  })
})

test('a headline that stood and told other news is kept beside the new one, with the time', () => {
  expect(after({ title: twelve, titleAt: at(90), formerTitle: null }, fifteen)).toEqual({
    title_at: at(0),
    former_title: twelve,
  })
})

test('other words for the same news change nothing', () => {
  const last = { title: fifteen, titleAt: at(90), formerTitle: twelve }
  expect(after(last, 'Ferry Marigold sinks off Orlan, 15 dead')).toEqual({
    title_at: at(90),
    former_title: twelve,
  })
})

test('a headline of a few minutes is not a former one', () => {
  expect(after({ title: fifteen, titleAt: at(5), formerTitle: twelve }, twenty).former_title).toBe(
    twelve,
  )
  expect(after({ title: twelve, titleAt: at(5), formerTitle: null }, fifteen).former_title).toBe(
    null,
  )
})

test('who goes back to the former headline has changed nothing', () => {
  expect(after({ title: fifteen, titleAt: at(5), formerTitle: twelve }, twelve).former_title).toBe(
    null,
  )
})
