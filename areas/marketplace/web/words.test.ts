import { expect, test } from 'vitest'
import { sampleTools } from '../demo/tools.ts'
import { toolFilters } from '../tools.ts'
import { filterWords, priceWords } from './tool-words.ts'

test('[DATA-079, MARKET-004] categories are called as in the documents, behind all tools', () => {
  expect(toolFilters.map((filter) => filterWords[filter])).toEqual([
    'All Tools',
    'Productivity',
    'Development',
    'Research',
    'AI & ML',
  ])
})

test('[MARKET-010] a tool is free, or says what a month costs', () => {
  expect(new Set(sampleTools.map(({ price }) => priceWords(price)))).toEqual(
    new Set(['Free', '$9.99/month']),
  )
})
