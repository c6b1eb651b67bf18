import { describe, expect, test } from 'vitest'
import { readRange } from './stored-reply.ts'

describe('a range that a player asks for', () => {
  test.each<[string | undefined, { start: number; end: number } | null]>([
    [undefined, { start: 0, end: 1000 }],
    ['bytes=0-', { start: 0, end: 1000 }],
    ['bytes=0-0', { start: 0, end: 1 }],
    ['bytes=200-499', { start: 200, end: 500 }],
    ['bytes=900-5000', { start: 900, end: 1000 }],
    ['bytes=-100', { start: 900, end: 1000 }],
    ['bytes=-5000', { start: 0, end: 1000 }],
    ['bytes=-0', null],
    ['bytes=1000-', null],
    ['bytes=500-200', null],
    ['bytes=0-1,5-9', { start: 0, end: 1000 }],
    ['lines=0-1', { start: 0, end: 1000 }],
    ['bytes=-', { start: 0, end: 1000 }],
  ])('%s of 1000 bytes', (header, range) => {
    expect(readRange(header, 1000)).toEqual(range)
  })
})
