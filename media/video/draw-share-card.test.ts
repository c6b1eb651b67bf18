import { expect, test } from 'vitest'
import { drawShareCard } from './draw-share-card.ts'

const colors = { accent: '#a8431f', paper: '#fbf5ea', ink: '#3a2418' }

test('a card is a PNG of the size that other sites show, the same each time', async () => {
  const card = { ...colors, title: 'A '.repeat(200), site: 'Harbor', family: 'serif' } as const
  const png = Buffer.from(await drawShareCard(card))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(Buffer.from(await drawShareCard(card)).equals(png)).toBe(true)
})
