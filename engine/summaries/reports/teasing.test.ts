import { describe, expect, test } from 'vitest'
import { teases } from './teasing.ts'

describe('a title', () => {
  test.each([
    'Orlan ferry law highlights the growing power of harbour guilds',
    'Mayor Veil loss is a warning sign for Mayor Tamsin in Brook',
    'The issue that could cost the Harbour Party its seat in Orlan',
    'This ferry thing is getting strange',
    'Breaking down the win of Mara Veil in Orlan',
    'Read the memo that the mayor of Orlan sent to all captains',
    'Captain of the Orlan ferry shares raw update',
    'What sank the ferry in Orlan harbour revealed',
    'Ferry plan of Orlan draws fresh criticism',
    'Mayor Veil faces an almost-hopeless task in Orlan',
    'Mayor Veil gets some good news from the harbour',
    'Timeline: the week of the ferry in Orlan harbour',
    'The Gull: A week of the ferry',
  ])('teases or interprets: %s', (title) => {
    expect(teases(title)).toBe(true)
  })

  test.each([
    'Ferry runs aground in Orlan harbour',
    'Captain explains why the ferry left Orlan early',
    'Orlan sues the owner of the ferry',
    'The DEA joins the search for the captain of the ferry',
    'Mayor Veil says the ferry "is not more than scrap"',
    "Captain 'isn't sorry' for the ferry, Orlan court hears",
    'Harbour of Orlan exposed to storm for two days',
  ])('tells what happened: %s', (title) => {
    expect(teases(title)).toBe(false)
  })
})
