import { describe, expect, test } from 'vitest'
import { tellsReaction } from './reaction.ts'

describe('a title', () => {
  test.each([
    'Mayor Veil condemns ferry aground in Orlan harbour',
    'Harbour guilds widely praise Mara Veil as she leaves',
    'Ferry was safe, owner says',
    'Ferry was safe: captain',
  ])('tells what somebody says of an event: %s', (title) => {
    expect(tellsReaction(title)).toBe(true)
  })

  test.each([
    'Two missing after ferry sinks off Orlan, police say',
    'Ferry captain arrested in Orlan: officials',
    'Veil and Tamsin level in race for Orlan: poll',
    'Orlan halts ferries and says they were unsafe',
  ])('tells the event: %s', (title) => {
    expect(tellsReaction(title)).toBe(false)
  })
})
